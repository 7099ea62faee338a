import { sql } from 'kysely';
import type { Db } from './schema/database.ts';

/**
 * Waits until no other transaction has any of these turns, and keeps them until this one ends. Turns are no rows, so
 * that who waits for one stands in nobody's way who reads or writes; always in the same order, so that nobody waits
 * in a circle.
 */
export async function takeTurns(db: Db, kind: string, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].toSorted()) {
    await sql`/*@take_turn*/ select pg_advisory_xact_lock(hashtextextended(${`${kind} ${name}`}, 0))`.execute(
      db,
    );
  }
}
