import type { Insertable } from 'kysely';
import type { AccountSuspensionsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export async function insertSuspension(db: Db, row: Insertable<AccountSuspensionsTable>): Promise<void> {
  await db.insertInto('accountSuspensions').values(row).execute();
}

export async function deleteSuspension(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('accountSuspensions').where('userId', '=', userId).execute();
}

export function findSuspension(db: Db, userId: string) {
  return db
    .selectFrom('accountSuspensions as s')
    .leftJoin('users as u', 'u.id', 's.suspendedBy')
    .select(['s.reason', 's.suspendedAt', 's.endsAt', 'u.firstName', 'u.lastName'])
    .where('s.userId', '=', userId)
    .executeTakeFirst();
}

/** Whose suspension is over, the longest over first. */
export function listEnded(db: Db, at: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('accountSuspensions')
    .select('userId as id')
    .where('endsAt', '<=', at)
    .orderBy('endsAt')
    .limit(100)
    .execute();
}

/** Still over, once the account is held: another process, or a new suspension, may have come first. */
export async function isEnded(db: Db, userId: string, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('accountSuspensions')
    .select('userId')
    .where('userId', '=', userId)
    .where('endsAt', '<=', at)
    .executeTakeFirst();
  return row !== undefined;
}
