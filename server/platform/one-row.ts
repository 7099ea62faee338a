import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** The only row of a statement that always returns one, such as a count or a select without a table. */
export async function oneRow<T>(db: Db, statement: RawBuilder<T>): Promise<T> {
  const { rows } = await statement.execute(db);
  if (!rows[0]) throw new Error('A statement that always answers one row answered none');
  return rows[0];
}
