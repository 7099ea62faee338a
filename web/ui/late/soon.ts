import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

const waiting: (() => Promise<unknown>)[] = [];
let isAtRest = false;

/**
 * Loads this once the page stands and the browser has nothing to do, so that nobody waits for it when they ask.
 * Over when that has been tried.
 */
export function soon(load: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    // Whatever does not come is asked for again when it is needed.
    waiting.push(() =>
      load().then(
        () => resolve(),
        () => resolve(),
      ),
    );
    if (isAtRest && waiting.length === 1) loadNext();
  });
}

/** From here on what may come later comes. */
export function startSoon(): void {
  whenLoaded(() => {
    isAtRest = true;
    loadNext();
  });
}

/** One after the other: what the person asks for meanwhile goes before. */
function loadNext(): void {
  const load = waiting[0];
  if (!load) return;
  const next = () => {
    waiting.shift();
    loadNext();
  };
  whenIdle(() => void load().then(next));
}

/** For tests of what comes late: all that waits, now. */
export async function loadNow(): Promise<void> {
  await Promise.all(waiting.splice(0).map((load) => load()));
}
