import { sql } from 'kysely';
import type { Db } from './schema/database.ts';

/** The last of the migrations that were merged into one file for the first release. */
const LAST_BEFORE = '0095_marks_of_visitors';
const FIRST_RELEASE = '0001_first_release';

/** A database that only its operator can fix; the message says how. */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      'This database is from before the first release: to keep it, start the last version before 1.0 on it once ' +
        `(the one whose newest migration is ${LAST_BEFORE}), or to start over, delete the data folder or name an ` +
        'empty database in DATABASE_URL.',
    );
  }
}

/**
 * Marks a database with all migrations from before the first release as one of the first release, which
 * creates the same tables. Throws `DatabaseTooOld` if some are missing. The caller holds the start lock.
 */
export async function carryOver(db: Db): Promise<void> {
  const [table] = (
    await sql<{ isThere: boolean }>`select to_regclass('kysely_migration') is not null as is_there`.execute(
      db,
    )
  ).rows;
  if (!table?.isThere) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  if (names.length === 0 || names.includes(FIRST_RELEASE)) return;
  if (names.at(-1) !== LAST_BEFORE) throw new DatabaseTooOld();
  await db.transaction().execute(async (tx) => {
    await sql`delete from kysely_migration`.execute(tx);
    await sql`insert into kysely_migration (name, timestamp)
      values (${FIRST_RELEASE}, ${new Date().toISOString()})`.execute(tx);
  });
}
