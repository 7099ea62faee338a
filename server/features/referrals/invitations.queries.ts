import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import type { ReferralsTable } from '#server/db/schema/referrals.ts';
import type { ReferralRow } from './referrals.queries.ts';

/** How many invitations the person has sent since then, and the time of the first. */
export function countSent(db: Db, referrerId: string, since: Date) {
  return db
    .selectFrom('referrals')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<Date | null>`min(${eb.ref('sentAt')})`.as('first'),
    ])
    .where('referrerId', '=', referrerId)
    .where('sentAt', '>', since)
    .executeTakeFirstOrThrow();
}

export function findOwnInvitation(
  db: Db,
  referrerId: string,
  email: string,
): Promise<ReferralRow | undefined> {
  return db
    .selectFrom('referrals')
    .selectAll()
    .where('referrerId', '=', referrerId)
    .where('invitedEmail', '=', email)
    .executeTakeFirst();
}

/**
 * Claims the address's only invitation in this period; false when it was claimed before, or has unsubscribed.
 */
export async function claimAddress(
  db: Db,
  addressHash: string,
  invitedAt: Date,
  pauseSince: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('invitationAddresses')
    .values({ addressHash, invitedAt, unsubscribedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('addressHash')
        .doUpdateSet({ invitedAt })
        .where('invitationAddresses.unsubscribedAt', 'is', null)
        .where('invitationAddresses.invitedAt', '<=', pauseSince),
    )
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

type Invitation = Pick<
  Insertable<ReferralsTable>,
  'id' | 'referrerId' | 'invitedEmail' | 'sentAt' | 'eraseAt' | 'unsubscribeHash'
> & { sentAt: Date };

/** A second invitation by the same person to the same address keeps the time of the first. */
export async function upsertInvitation(db: Db, invitation: Invitation): Promise<string> {
  const { sentAt, eraseAt, unsubscribeHash } = invitation;
  const row = await db
    .insertInto('referrals')
    .values({ ...invitation, source: 'INVITATION', status: 'INVITED', invitedAt: sentAt })
    .onConflict((conflict) =>
      conflict.columns(['referrerId', 'invitedEmail']).doUpdateSet({ sentAt, eraseAt, unsubscribeHash }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findAddressByToken(db: Db, unsubscribeHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referrals')
    .select('invitedEmail')
    .where('unsubscribeHash', '=', unsubscribeHash)
    .executeTakeFirst();
  return row?.invitedEmail ?? undefined;
}

export async function markUnsubscribed(db: Db, addressHash: string, at: Date): Promise<void> {
  await db
    .insertInto('invitationAddresses')
    .values({ addressHash, invitedAt: at, unsubscribedAt: at })
    .onConflict((conflict) => conflict.column('addressHash').doUpdateSet({ unsubscribedAt: at }))
    .execute();
}

/** Erases the addresses that never answered; returns their referrals. */
export async function eraseUnanswered(db: Db, dueBy: Date): Promise<string[]> {
  const erased = await db
    .updateTable('referrals')
    .set({ invitedEmail: null, unsubscribeHash: null, eraseAt: null })
    .where('status', '=', 'INVITED')
    .where('eraseAt', '<=', dueBy)
    .returning('id')
    .execute();
  return erased.map(({ id }) => id);
}

/** Unsubscribed addresses stay, so that no further mail is sent to them. */
export async function deleteOldAddresses(db: Db, invitedBefore: Date): Promise<void> {
  await db
    .deleteFrom('invitationAddresses')
    .where('unsubscribedAt', 'is', null)
    .where('invitedAt', '<=', invitedBefore)
    .execute();
}
