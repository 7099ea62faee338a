import { sql } from 'kysely';
import type { Db } from './schema/database.ts';

/**
 * Waits until no other transaction has a lock of this kind on any of the names, and keeps these locks until this one
 * ends. They lock no row, so that who waits for one blocks nobody who reads or writes; they are taken in one order,
 * so that two never wait for each other.
 */
export async function lockNames(db: Db, kind: string, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].toSorted()) {
    await sql`/*@lock_name*/ select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`.execute(
      db,
    );
  }
}
