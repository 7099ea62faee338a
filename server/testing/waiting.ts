import { sql } from 'kysely';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/schema/database.ts';

/** A way to a database that ends no deadlock: whoever runs into one is refused with 503. */
export async function withoutDeadlockEnd(connection: pg.ClientConfig): Promise<pg.ClientConfig> {
  return { ...connection, options: `${connection.options ?? ''} -c deadlock_timeout=60s` };
}

/** Until this many wait for a lock that somebody else has. */
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

/** What a call answers for which somebody changed the rows while it waited for them. */
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
