import { AppError } from '#contract/core/errors.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { parseInvitationEmails } from '#contract/referrals/invitation-emails.ts';
import {
  INVITATION_DAYS,
  INVITATION_PAUSE_DAYS,
  INVITATIONS_A_DAY,
  type InvitationResult,
  SKIP_REASONS,
  type SkipCode,
} from '#contract/referrals/invitations.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { eraseHeld } from '#server/platform/mail/mail.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './invitations.queries.ts';
import * as codes from './links.service.ts';
import { invitationMade } from './referrals.events.ts';
import { invitationKey } from './referrals.told.ts';

interface Sender {
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
}

interface Order {
  emails: string | readonly string[];
  includeName: boolean;
  message?: string | null | undefined;
}

/** Addresses are compared, and stored after an unsubscribe, only as this hash. */
function hashOf(email: string): string {
  return hashSecret(email.toLowerCase());
}

/** How many invitations the person may still send; a day is the last 24 hours. */
export async function leftToday(db: Db, userId: string): Promise<number> {
  const { count } = await queries.countSent(db, userId, inDays(-1));
  return Math.max(0, INVITATIONS_A_DAY - count);
}

async function refuseBeyondLimit(db: Db, userId: string): Promise<number> {
  const { count, first } = await queries.countSent(db, userId, inDays(-1));
  if (first === null || count < INVITATIONS_A_DAY) return INVITATIONS_A_DAY - count;
  throw new AppError('RATE_LIMITED', {
    message: SKIP_REASONS.DAILY_LIMIT,
    retryAfter: (first.getTime() + DAY_MS - now().getTime()) / 1000,
  });
}

/** Why this address is skipped; undefined if this is its only invitation in the period. */
async function refusalFor(db: Db, sender: Sender, email: string): Promise<SkipCode | undefined> {
  if (email === sender.email.toLowerCase()) return 'OWN_ADDRESS';
  const pauseSince = inDays(-INVITATION_PAUSE_DAYS);
  const own = await queries.findOwnInvitation(db, sender.userId, email);
  if (own && (own.status !== 'INVITED' || (own.sentAt && own.sentAt > pauseSince))) return 'ALREADY_INVITED';
  if (!(await queries.claimAddress(db, hashOf(email), now(), pauseSince))) return 'NOT_AVAILABLE';
  return undefined;
}

/**
 * Stores the invitation and queues its mail. An address with an account gets no mail, but the answer is the
 * same, so that an invitation does not reveal who is a member.
 */
async function send(db: Db, sender: Sender, code: string, email: string, order: Order): Promise<void> {
  const token = newSecret();
  const id = await queries.upsertInvitation(db, {
    id: newId(),
    referrerId: sender.userId,
    invitedEmail: email,
    sentAt: now(),
    eraseAt: inDays(INVITATION_DAYS),
    unsubscribeHash: hashSecret(token),
  });
  if (await users.findByEmail(db, email)) return;
  const name = order.includeName ? fullName(sender) : null;
  const message = order.message ?? null;
  const links = codes.linksOf(code);
  await emit(db, invitationMade, { referralId: id, to: email, name, message, links, token });
}

/** Invites as many as the daily limit allows. In alphabetical order, so that two senders cannot deadlock. */
export async function invite(db: Db, sender: Sender, order: Order): Promise<InvitationResult> {
  const { valid, invalid } = parseInvitationEmails(order.emails);
  const code = await codes.getCode(db, sender.userId);
  await codes.lockCode(db, sender.userId);
  const skipped: InvitationResult['skipped'] = [];
  const skip = (email: string, reason: SkipCode) =>
    skipped.push({ email, code: reason, reason: SKIP_REASONS[reason] });
  const room = await refuseBeyondLimit(db, sender.userId);
  let sent = 0;
  for (const email of valid.toSorted()) {
    const refusal = sent < room ? await refusalFor(db, sender, email) : 'DAILY_LIMIT';
    if (refusal) skip(email, refusal);
    else {
      await send(db, sender, code, email, order);
      sent += 1;
    }
  }
  for (const email of invalid) skip(email, 'INVALID');
  return { sent, skipped };
}

export async function unsubscribe(db: Db, token: string): Promise<void> {
  const email = await queries.findAddressByToken(db, hashSecret(token));
  if (!email) throw new AppError('INVALID_LINK');
  await queries.markUnsubscribed(db, hashOf(email), now());
}

/** Erases an address that never answered, with the mails that were sent to it. */
async function eraseUnanswered(db: Db): Promise<void> {
  const ids = await queries.eraseUnanswered(db, now());
  await eraseHeld(db, ids.map(invitationKey));
  await queries.deleteOldAddresses(db, inDays(-INVITATION_DAYS));
}

export const eraseUnansweredInvitations = defineSweep('eraseUnansweredInvitations', (db) =>
  db.transaction().execute(eraseUnanswered),
);
