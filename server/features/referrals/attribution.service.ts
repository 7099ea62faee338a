import type { ReferralFlag } from '#contract/labels/referrals.ts';
import { REF_DAYS } from '#contract/referrals/trace.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import type { SignUp } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { inDays, inHours, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret } from '#server/platform/secret.ts';
import { insertDevice, listClicksOfDevice, listOwners, type Owner } from './links.queries.ts';
import * as codes from './links.service.ts';
import { referralMoved } from './referrals.events.ts';
import * as queries from './referrals.queries.ts';
import { approveReferral, findByReferredUser, markHired, type ReferralRow } from './referrals.queries.ts';

/** More sign-ups than this in an hour by one link are reviewed before anything is paid. */
const BURST = 5;

interface Touch {
  ownerId: string;
  at: Date;
}

/** Every referral touch of the person: links followed on the device, the link sent along, invitations. */
async function listTouches(db: Db, { ref, email }: SignUp, deviceHash: string | null): Promise<Touch[]> {
  const clicks = deviceHash ? await listClicksOfDevice(db, deviceHash, inDays(-REF_DAYS)) : [];
  const followed = clicks.flatMap(({ ownerId, first }) => (first ? [{ ownerId, at: first }] : []));
  const sender = ref ? await codes.findOwner(db, ref) : undefined;
  const isKnown = clicks.some(({ ownerId }) => ownerId === sender?.userId);
  const sent = sender && !isKnown ? [{ ownerId: sender.userId, at: now() }] : [];
  const invited = await queries.listInvitationsTo(db, email);
  return [
    ...followed,
    ...sent,
    ...invited.map(({ referrerId, invitedAt }) => ({ ownerId: referrerId, at: invitedAt })),
  ];
}

async function firstReferrer(db: Db, touches: readonly Touch[]): Promise<Owner | undefined> {
  const owners = new Map(
    (await listOwners(db, [...new Set(touches.map(({ ownerId }) => ownerId))])).map((owner) => [
      owner.userId,
      owner,
    ]),
  );
  const inOrder = touches.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return inOrder.map(({ ownerId }) => owners.get(ownerId)).find(Boolean);
}

/** One mailbox in all its spellings: without the part after a plus. */
function mailbox(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*@/, '@');
}

async function flagsFor(
  db: Db,
  { userId, email, phone }: SignUp,
  deviceHash: string | null,
  referrer: Owner,
): Promise<ReferralFlag[]> {
  const likeness = await queries.compare(db, {
    userId,
    referrerId: referrer.userId,
    deviceHash,
    phone,
    since: inHours(-1),
  });
  const flags: ReferralFlag[] = [];
  if (mailbox(email) === mailbox(referrer.email)) flags.push('SELF');
  if (likeness.sharesDevice) flags.push('DEVICE');
  if (likeness.sharesPhone) flags.push('PHONE');
  if (likeness.recentSignUps >= BURST) flags.push('BURST');
  return flags;
}

/**
 * Attributes a new account to the referrer with the first touch. Suspicious ones are flagged, never dropped.
 */
export async function attribute(db: Db, signUp: SignUp): Promise<void> {
  const { userId, userType, deviceId } = signUp;
  const deviceHash = deviceId ? hashSecret(deviceId) : null;
  if (deviceHash) await insertDevice(db, userId, deviceHash);
  if (userType !== 'JOBSEEKER' && userType !== 'RECRUITER') return;
  const referrer = await firstReferrer(db, await listTouches(db, signUp, deviceHash));
  if (!referrer) return;
  await codes.lockCode(db, referrer.userId);
  const flags = await flagsFor(db, signUp, deviceHash, referrer);
  const signedUpAt = now();
  const joining = { referredUserId: userId, referredKind: userType, signedUpAt, flags };
  const invitations = await queries.listInvitationsTo(db, signUp.email);
  const own = invitations.find(({ referrerId }) => referrerId === referrer.userId);
  const id = own?.id ?? newId();
  if (!own || !(await queries.answerInvitation(db, own.id, joining))) {
    await queries.insertReferral(db, {
      ...joining,
      id,
      referrerId: referrer.userId,
      source: 'LINK',
      status: 'SIGNUP',
      invitedAt: signedUpAt,
    });
  }
  const people = { referrerId: referrer.userId, newcomerId: userId };
  await emit(db, referralMoved, { referralId: id, ...people, to: 'SIGNUP', flags });
}

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

/** A referred candidate was hired, or a referred recruiter's company hired for the first time. */
export async function approveHired(
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
