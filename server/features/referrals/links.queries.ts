import { type Insertable, sql } from 'kysely';
import type { UserType } from '#contract/core/roles.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ReferralClicksTable } from '#server/db/schema/referrals.ts';

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

/** Serialises invitations and sign-ups for this referrer until the transaction ends. */
export async function lockCode(db: Db, ownerId: string): Promise<void> {
  await db.selectFrom('referralCodes').select('code').where('ownerId', '=', ownerId).forUpdate().execute();
}

export interface Owner {
  userId: string;
  userType: UserType;
  email: string;
  phone: string | null;
}

/** People whose referrals currently count: active ones, affiliates only after their approval. */
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

/** One per device and day. */
export async function insertClick(db: Db, click: Insertable<ReferralClicksTable>): Promise<void> {
  await db
    .insertInto('referralClicks')
    .values(click)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface DeviceClicks {
  ownerId: string;
  /** Null when every click is older than `since`. */
  first: Date | null;
}

/** The owners of the links that this device has followed, and when first since then. */
export function listClicksOfDevice(db: Db, deviceHash: string, since: Date): Promise<DeviceClicks[]> {
  return db
    .selectFrom('referralClicks')
    .select(['ownerId', sql<Date | null>`min(at) filter (where at >= ${since})`.as('first')])
    .where('deviceHash', '=', deviceHash)
    .groupBy('ownerId')
    .execute();
}

export async function countClicks(db: Db, ownerId: string): Promise<number> {
  const row = await db
    .selectFrom('referralClicks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertDevice(db: Db, userId: string, deviceHash: string): Promise<void> {
  await db.insertInto('signUpDevices').values({ userId, deviceHash }).execute();
}
