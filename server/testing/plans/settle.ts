import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/schema/database.ts';

const LIMIT_MS = 120_000;
/** Of smaller tables no plan depends. */
const FEW_PAGES = 20;

/**
 * Leaves statistics and visibility as they are in the end. A statement that still runs, autovacuum's for instance, keeps
 * pages from being known as visible, and an index that has to look at each row loses against reading the table.
 */
export function settle(db: Db): Promise<void> {
  return vi.waitFor(
    async () => {
      await sql`vacuum (analyze)`.execute(db);
      const { rows } = await sql<{ relname: string }>`select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > ${FEW_PAGES}
          and relallvisible < relpages * 0.95`.execute(db);
      expect(rows).toEqual([]);
    },
    { timeout: LIMIT_MS, interval: 500 },
  );
}
