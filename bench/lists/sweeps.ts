import type { Db } from '#server/db/schema/database.ts';
import { SWEEPS } from '#server/features.ts';
import { type Figure, most } from '../report/figures.ts';
import { quantile, spread, timed } from '../timings.ts';

const ROUNDS = 20;
const WARM_UP = 2;
const LIMIT_MS = 100;

/** The tasks that run every minute, when nothing is due: the first rounds do what is. */
export async function measureSweeps(db: Db): Promise<Figure[]> {
  const times = new Map<string, number[]>(SWEEPS.map(({ name }) => [name, []]));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const sweep of SWEEPS) {
      const time = await timed(() => sweep.run(db, undefined));
      if (round >= 0) times.get(sweep.name)?.push(time);
      else if (time > LIMIT_MS) console.log(`${sweep.name} found something to do, for ${time.toFixed(0)} ms`);
    }
  }
  console.table([...times].map(([sweep, each]) => ({ sweep, 'p50 / p95 ms': spread(each) })));
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    [...times.values()].reduce((sum, each) => sum + (each[round] ?? 0), 0),
  );
  const name = `${SWEEPS.length} sweeps of a minute, one behind the other`;
  return [{ name, unit: 'ms', value: quantile(rounds, 0.5), limit: most(LIMIT_MS) }];
}
