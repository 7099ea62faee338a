import { sql } from 'kysely';
import type { Db } from './schema/database.ts';

/**
 * One of several things in a transaction: when it fails, what it had written is gone, and the transaction goes on.
 * The failure is thrown on.
 */
export async function attempt<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint attempt`.execute(db);
    return done;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(db);
    throw error;
  }
}
