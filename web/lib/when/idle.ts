/** Does it once the page has everything, at once if it has. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', () => work(), { once: true });
}

/** Does it in a task of its own, in which nothing else waits. */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => work());
}
