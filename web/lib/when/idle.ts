/** Does it in a task of its own, in which nothing else waits. */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => work());
}
