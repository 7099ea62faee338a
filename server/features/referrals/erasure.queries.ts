import type { Db } from '#server/db/schema/database.ts';

/** What others keep of a person, and the addresses that the person gave of others. Answers the former. */
export async function eraseAddresses(db: Db, userId: string): Promise<string[]> {
  const nothing = { invitedEmail: null, unsubscribeHash: null, eraseAt: null };
  await db
    .updateTable('referrals')
    .set(nothing)
    .where('referrerId', '=', userId)
    .where('status', '=', 'INVITED')
    .execute();
  const erased = await db
    .updateTable('referrals')
    .set(nothing)
    .where('referredUserId', '=', userId)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

export function listOwn(db: Db, userId: string) {
  return db
    .selectFrom('referrals')
    .select(['id', 'source', 'status', 'invitedEmail', 'invitedAt', 'signedUpAt', 'approvedAt', 'hiredAt'])
    .where('referrerId', '=', userId)
    .orderBy('invitedAt')
    .execute();
}

export function listOwnRewards(db: Db, userId: string) {
  return db
    .selectFrom('rewardEntries')
    .select(['id', 'referralId', 'state', 'amount', 'at'])
    .where('beneficiaryId', '=', userId)
    .orderBy('at')
    .execute();
}
