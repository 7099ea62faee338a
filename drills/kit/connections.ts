import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const SETTLED_MS = 20_000;

/** Number of connections of each process, by its application name. */
export async function countConnections(db: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await db.query<{ name: string; count: number }>(`
    select application_name as name, count(*)::int as count
      from pg_stat_activity
     where datname = current_database() and application_name like 'process %'
     group by 1`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** Waits until all processes have the same number: the pool closes idle connections after some seconds. */
export async function untilAlike(db: pg.Pool): Promise<Map<string, number>> {
  const deadline = performance.now() + SETTLED_MS;
  for (;;) {
    const counts = await countConnections(db);
    if (new Set(counts.values()).size === 1 || performance.now() > deadline) return counts;
    await delay(250);
  }
}
