import { setTimeout as delay } from 'node:timers/promises';
import { Caller } from '#server/testing/caller.ts';
import { listen } from '#server/testing/live-stream.ts';
import type { Person } from './people.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const GIVE_UP_MS = 60_000;

/** A screen that receives live updates from one process, and reconnects as the web client does. */
export class Screen {
  private readonly left = new AbortController();
  private readonly hints: number[] = [];

  constructor(origin: string, { token }: Person) {
    void this.watch(new Caller(origin, token));
  }

  /** Time of the first hint after `time`. */
  firstHintAfter(time: number): number | undefined {
    return this.hints.find((hint) => hint > time);
  }

  leave(): void {
    this.left.abort();
  }

  private async watch(caller: Caller): Promise<void> {
    const { signal } = this.left;
    for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        for await (const { event } of listen(caller, signal)) {
          if (event === 'open') wait = FIRST_WAIT_MS;
          if (event === 'changed') this.hints.push(performance.now());
        }
      } catch {
        // A stream that breaks or fails to open ends like any other.
      }
      await delay(wait * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
    }
  }
}

/**
 * The time from `since` until every screen has received a hint; those of the first `underWayMs` do not count.
 */
export async function hintsSince(screens: readonly Screen[], since: number, underWayMs = 0): Promise<number> {
  while (performance.now() < since + GIVE_UP_MS) {
    const hints = screens.map((screen) => screen.firstHintAfter(since + underWayMs));
    if (!hints.includes(undefined)) return Math.max(...hints.map(Number)) - since;
    await delay(50);
  }
  return Number.POSITIVE_INFINITY;
}
