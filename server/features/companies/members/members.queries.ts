import type { Insertable, Updateable } from 'kysely';
import type { RecruitersTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

/** Nothing happens to whoever recruits for another company already. */
export async function insertRecruiter(db: Db, recruiter: Insertable<RecruitersTable>): Promise<void> {
  await db
    .insertInto('recruiters')
    .values(recruiter)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function getPerson(db: Db, userId: string) {
  return db
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .selectAll('r')
    .select(['u.firstName', 'u.lastName', 'u.email'])
    .where('r.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Counts the version up, if it is still the expected one. */
export async function updatePerson(
  db: Db,
  userId: string,
  change: Updateable<RecruitersTable>,
  expected: number | undefined,
): Promise<boolean> {
  let query = db
    .updateTable('recruiters')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('userId', '=', userId);
  if (expected !== undefined) query = query.where('version', '=', expected);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}
