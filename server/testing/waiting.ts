import { sql } from 'kysely';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/schema/database.ts';

/** A connection whose database does not end deadlocks in time, so that they are answered with 503. */
export async function withoutDeadlockEnd(connection: pg.ClientConfig): Promise<pg.ClientConfig> {
  return { ...connection, options: `${connection.options ?? ''} -c deadlock_timeout=60s` };
}

/** Waits until this many statements wait for a lock of another transaction. */
export function untilWaiting(db: Db, count = 1): Promise<void> {
  return vi.waitFor(
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows[0]?.count).toBe(count);
    },
    { interval: 10, timeout: 5000 },
  );
}

/** The answer of a call whose rows were changed while it waited for them. */
export async function whileWaiting(
  db: Db,
  change: (tx: Db) => Promise<unknown>,
  call: () => Promise<{ status: number; code?: string }>,
): Promise<string> {
  const { pending } = await db.transaction().execute(async (tx) => {
    await change(tx);
    const pending = call();
    await untilWaiting(db);
    return { pending };
  });
  const { status, code } = await pending;
  return code === undefined ? String(status) : `${status} ${code}`;
}
