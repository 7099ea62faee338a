import type { UserType } from '#contract/core/roles.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

/** Does nothing when the person has a code or the code is taken. */
export async function insertCode(db: Db, ownerId: string, code: string, createdAt: Date): Promise<void> {
  await db
    .insertInto('referralCodes')
    .values({ ownerId, code, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findCode(db: Db, ownerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referralCodes')
    .select('code')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
  return row?.code;
}

/** Until the transaction ends nobody else invites or signs up in this person's name. */
export async function lockCode(db: Db, ownerId: string): Promise<void> {
  await db.selectFrom('referralCodes').select('code').where('ownerId', '=', ownerId).forUpdate().execute();
}

export interface Owner {
  userId: string;
  userType: UserType;
  email: string;
  phone: string | null;
}

/** Those whose referrals count today: active people, affiliates only once they are approved. */
function owners(db: Db) {
  return db
    .selectFrom('referralCodes as c')
    .innerJoin('users as u', 'u.id', 'c.ownerId')
    .leftJoin('affiliates as a', 'a.userId', 'u.id')
    .select(['u.id as userId', 'u.userType', 'u.email', 'u.phone'])
    .where('u.status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('u.userType', '!=', 'AFFILIATE'), eb('a.status', '=', 'APPROVED')]));
}

export function findOwnerByCode(db: Db, code: string): Promise<Owner | undefined> {
  return owners(db).where('c.code', '=', code).executeTakeFirst();
}

export function listOwners(db: Db, ids: string[]): Promise<Owner[]> {
  return owners(db).where('u.id', '=', anyOf(ids)).execute();
}
