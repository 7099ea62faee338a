import type { Db } from '#server/db/schema/database.ts';
import { PLACES } from '#server/platform/estimate.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './sample.queries.ts';

interface Limits {
  fewest: number;
  most: number;
}

/**
 * Enough for what few fulfil, few enough to be read in a moment. From one to the other it is more than twice as many,
 * so that a sample which was halved is not doubled again.
 */
function limitsFor(people: number): Limits {
  const fewest = Math.min(20_000, Math.max(1000, people / 5));
  return { fewest, most: fewest * 2.4 };
}

/** Keeps the sample the same size while the market grows or shrinks, and says how large the market is. */
export async function fitSample(db: Db, limits?: Limits): Promise<void> {
  const isResized = await db.transaction().execute((tx) => resize(tx, limits));
  if (isResized) await queries.putInOrder(db);
}

async function resize(tx: Db, limits: Limits | undefined): Promise<boolean> {
  const before = await queries.countSample(tx);
  let { bound, rows } = before;
  const peopleIn = () => Math.round((rows * PLACES) / bound);
  const { fewest, most } = limits ?? limitsFor(peopleIn());
  while (rows > most) {
    bound = Math.ceil(bound / 2);
    await queries.dropBeyond(tx, bound);
    ({ rows } = await queries.countSample(tx));
  }
  if (rows < fewest && bound < PLACES) {
    const wider = Math.min(PLACES, bound * 2);
    await queries.insertBetween(tx, bound, wider);
    bound = wider;
    ({ rows } = await queries.countSample(tx));
  }
  await queries.setShare(tx, { bound, rows, people: peopleIn() });
  return bound !== before.bound;
}

export const keepSample = defineSweep('keepSample', (db) => fitSample(db));
