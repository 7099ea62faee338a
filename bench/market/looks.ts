import type { Caller } from '#server/testing/caller.ts';
import { type Figure, most } from '../report/figures.ts';
import { quantile, spread, timed } from '../timings.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
/** With few rounds one slow answer decides: lists that exceed the limit are requested more often. */
const MORE_ROUNDS = 25;
const WARM_UP = 2;
/** Only measures lists with this in their name. */
const ONLY = process.env.BENCH_ONLY ?? '';

/** Requests for one list, and how long each of them took. */
export interface Look {
  caller: Caller;
  address: string;
  /** The name of the list in the table. */
  name: Readonly<Record<string, string>>;
  found: string;
  times: number[];
}

export type LookToTake = Pick<Look, 'caller' | 'address' | 'name'>;

export async function takeLooks(all: readonly LookToTake[], limit: number): Promise<Look[]> {
  const looks: Look[] = all
    .filter(({ name }) => Object.values(name).join(' ').includes(ONLY))
    .map((look) => ({ ...look, found: '', times: [] }));
  console.log(`${looks.length} looks, ${ROUNDS} rounds`);
  await lookRound(looks, WARM_UP);
  for (const look of looks) look.times.length = 0;
  await lookRound(looks, ROUNDS);
  const slow = looks.filter(({ times }) => quantile(times, 0.95) > limit);
  console.log(`${slow.length} of them, ${MORE_ROUNDS} rounds more`);
  await lookRound(slow, MORE_ROUNDS);
  return looks;
}

/** Interleaved, so that a busy minute of the machine slows every list alike. */
async function lookRound(looks: readonly Look[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const look of looks) {
      look.times.push(
        await timed(async () => {
          const answer = await look.caller.fetch(look.address);
          const { data } = (await answer.json()) as { data?: { totalElements?: number } | null };
          look.found = answer.ok ? String(data?.totalElements ?? '') : `status ${answer.status}`;
        }),
      );
    }
  }
}

/**
 * Prints them all. The figures are the p95 of all answers, and how many lists exceed `limit` milliseconds.
 */
export function figuresOfLooks(looks: readonly Look[], whose: string, limit: number): Figure[] {
  console.table(
    looks.map(({ name, found, times }) => ({
      ...name,
      found,
      'p50 / p95 ms': spread(times),
      limit: quantile(times, 0.95) <= limit ? 'kept' : 'BROKEN',
    })),
  );
  const broken = looks.filter(({ times }) => quantile(times, 0.95) > limit).length;
  const all = looks.flatMap(({ times }) => times.slice(0, ROUNDS));
  const lists = `${looks.length} questions to ${whose} lists`;
  return [
    { name: `${lists}, all, p95`, unit: 'ms', value: quantile(all, 0.95), limit: most(limit) },
    { name: `${lists}, those above ${limit} ms at p95`, unit: '', value: broken, limit: most(0) },
  ];
}
