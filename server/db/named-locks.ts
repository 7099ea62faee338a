import { sql } from 'kysely';
import type { Db } from './schema/database.ts';

/**
 * Waits until no other transaction has a lock of this kind on any of the names, and holds these locks until
 * this transaction ends. They lock no rows, so a waiting caller blocks no reader or writer; they are taken in
 * a fixed order, so that two callers cannot deadlock.
 */
export async function lockNames(db: Db, kind: string, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].toSorted()) {
    await sql`/*@lock_name*/ select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`.execute(
      db,
    );
  }
}
