import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db } from '#server/db/schema/database.ts';

const LIMIT_MS = 120_000;
/** Smaller tables do not affect any plan. */
const FEW_PAGES = 20;
/**
 * Not all pages: a bulk insert extends a table by many pages at once, and the last of them stay empty. Those
 * never count as visible, and vacuum truncates them only if they are more than a sixteenth of the table.
 */
const VISIBLE = 0.9;

/**
 * Brings statistics and visibility into their final state. A running statement prevents pages from being
 * marked visible, and an index that has to check each row in the table loses against a sequential scan.
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

/** Includes other databases, because the oldest snapshot of the cluster determines what vacuum must keep. */
async function whatRuns(db: Db, tries: number): Promise<string> {
  const { rows } =
    await sql`select datname, backend_type, state, backend_xmin, now() - xact_start as since, query from pg_stat_activity
    where pid <> pg_backend_pid() and (datname = current_database() or backend_xmin is not null)`.execute(db);
  return `Try ${tries}. What runs beside it: ${JSON.stringify(rows)}.`;
}
