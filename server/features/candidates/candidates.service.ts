import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './candidates.queries.ts';

/** An empty profile for a new account. */
export async function create(db: Db, userId: string): Promise<void> {
  const at = now();
  await queries.insertCandidate(db, { userId, lastActiveAt: at, createdAt: at, updatedAt: at });
}
