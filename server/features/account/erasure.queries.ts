import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** These rows stay without their content, because applications and companies refer to them. */
const KEPT = ['candidates', 'recruiters'];

interface Dependent {
  tableName: string;
  columnName: string;
}

/**
 * Deletes every row that a cascade would delete with the user's row. The foreign keys of the schema define
 * them, so tables added by other features are not forgotten.
 */
export async function deleteDependents(db: Db, userId: string): Promise<void> {
  const { rows } = await sql<Dependent>`
    select c.conrelid::regclass::text as table_name, a.attname as column_name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype = 'c' and cardinality(c.conkey) = 1
       and c.confrelid in ('users'::regclass, 'candidates'::regclass)
       and c.conrelid::regclass::text <> all(${KEPT})
     order by 1, 2`.execute(db);
  for (const { tableName, columnName } of rows) {
    const [table, column] = [sql.table(tableName), sql.ref(columnName)];
    await sql`delete from ${table} where ${column} = ${userId}`.execute(db);
  }
}
