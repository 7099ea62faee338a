import { sql } from 'kysely';
import type { Db } from './schema/database.ts';

/**
 * One of several steps in a transaction: if it fails, its writes are rolled back and the transaction can go
 * on. Rethrows the error.
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
