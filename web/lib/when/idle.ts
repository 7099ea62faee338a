/** Runs `work` once the page has loaded, immediately if it has. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work();
  else window.addEventListener('load', () => work(), { once: true });
}

/** Runs `work` in an idle task of its own. */
export function whenIdle(work: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(() => work());
}
