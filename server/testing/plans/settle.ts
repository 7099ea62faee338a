import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/schema/database.ts';

const LIMIT_MS = 120_000;
/** Of smaller tables no plan depends. */
const FEW_PAGES = 20;
/**
 * Not all: who writes many rows grows a table by many pages at once, and the last of them stay unwritten. They are
 * never counted as visible, and only where they are more than a sixteenth of the table does vacuum cut them off.
 */
const VISIBLE = 0.9;

/**
 * Leaves statistics and visibility as they are in the end. A statement that still runs keeps pages from being known as
 * visible, and an index that has to look at each row loses against reading the table.
 */
export function settle(db: Db): Promise<void> {
  let tries = 0;
  return vi.waitFor(
    async () => {
      await sql`vacuum (analyze)`.execute(db);
      const { rows } = await sql<{ relname: string }>`select relname from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > ${FEW_PAGES}
          and relallvisible < relpages * ${VISIBLE}::real`.execute(db);
      expect(rows, await whatRuns(db, ++tries)).toEqual([]);
    },
    { timeout: LIMIT_MS, interval: 500 },
  );
}

/** Also beside other databases: what all of the cluster must still be able to see stays. */
async function whatRuns(db: Db, tries: number): Promise<string> {
  const { rows } =
    await sql`select datname, backend_type, state, backend_xmin, now() - xact_start as since, query from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or backend_xmin is not null)`.execute(db);
  return `Try ${tries}. What runs beside it: ${JSON.stringify(rows)}.`;
}
