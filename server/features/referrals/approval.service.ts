import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { referralMoved } from './referrals.events.ts';
import { approveReferral, findByReferredUser, markHired, type ReferralRow } from './referrals.queries.ts';

async function approve(db: Db, { id, referrerId }: ReferralRow, userId: string): Promise<void> {
  if (!(await approveReferral(db, id, now()))) return;
  const people = { referrerId, newcomerId: userId };
  await emit(db, referralMoved, { referralId: id, ...people, to: 'APPROVED', flags: [] });
}

/** A referred candidate counts as approved once the address is confirmed and all four sections are saved. */
export async function approveCandidate(db: Db, userId: string): Promise<void> {
  const referral = await findByReferredUser(db, userId);
  if (referral?.status !== 'SIGNUP' || referral.referredKind !== 'JOBSEEKER') return;
  const { emailVerifiedAt } = await users.get(db, userId);
  if (emailVerifiedAt && (await candidates.isComplete(db, userId))) await approve(db, referral, userId);
}

/** A referred recruiter counts as approved once an admin has approved the company. */
export async function approveRecruiter(db: Db, userId: string): Promise<void> {
  const referral = await findByReferredUser(db, userId);
  if (referral?.status === 'SIGNUP') await approve(db, referral, userId);
}

/** Whoever came by a referral is hired, or the company of whoever did hires for the first time. */
export async function hire(
  db: Db,
  {
    id: referralId,
    referrerId,
    referredUserId: newcomerId,
  }: Pick<ReferralRow, 'id' | 'referrerId' | 'referredUserId'>,
  applicationId: string,
): Promise<void> {
  const isFirst = await markHired(db, referralId, { applicationId, hiredAt: now() });
  if (!isFirst || !newcomerId) return;
  await emit(db, referralMoved, { referralId, referrerId, newcomerId, to: 'HIRED', flags: [] });
}
