import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

const waiting: (() => Promise<unknown>)[] = [];
let isAtRest = false;

/**
 * Loads this once the page has loaded and the browser is idle, so that users need not wait for it later.
 * Resolves when loading was tried.
 */
export function soon(load: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    // Failures are ignored: the code is requested again when it is needed.
    waiting.push(() =>
      load().then(
        () => resolve(),
        () => resolve(),
      ),
    );
    if (isAtRest && waiting.length === 1) loadNext();
  });
}

/** Starts the lazy loads. */
export function startSoon(): void {
  whenLoaded(() => {
    isAtRest = true;
    loadNext();
  });
}

/** One at a time, so that requests of the user go first. */
function loadNext(): void {
  const load = waiting[0];
  if (!load) return;
  const next = () => {
    waiting.shift();
    loadNext();
  };
  whenIdle(() => void load().then(next));
}

/** For tests of lazy code: loads all that waits, now. */
export async function loadNow(): Promise<void> {
  await Promise.all(waiting.splice(0).map((load) => load()));
}
