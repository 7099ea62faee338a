type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isAtRest = false;

/** Loads this once the page stands and the browser has nothing to do, so that nobody waits for it when they ask. */
export function soon(load: Load): void {
  waiting.push(load);
  if (isAtRest && waiting.length === 1) loadNext();
}

/** From here on what may come later comes. */
export function startSoon(): void {
  const start = () => {
    isAtRest = true;
    loadNext();
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/** One after the other: what the person asks for meanwhile goes before. */
function loadNext(): void {
  const load = waiting[0];
  if (!load) return;
  const next = () => {
    waiting.shift();
    loadNext();
  };
  // Whatever does not come is asked for again when it is needed.
  (window.requestIdleCallback ?? setTimeout)(() => void load().then(next, next));
}
