import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { ReferralClicksTable } from '#server/db/schema/referrals.ts';

/** One a device and day. */
export async function insertClick(db: Db, click: Insertable<ReferralClicksTable>): Promise<void> {
  await db
    .insertInto('referralClicks')
    .values(click)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface DeviceClicks {
  ownerId: string;
  /** Null when every click is older than `since`. */
  first: Date | null;
}

/** Whose links this device has followed, and when first since then. */
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
