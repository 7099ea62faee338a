import type * as z from 'zod';
import { invitationMoves } from '#contract/companies/invitation.transitions.ts';
import {
  INVITATION_DAYS,
  type InviteInput,
  OPEN_INVITATIONS_MAX,
  type TeamInvitation,
} from '#contract/companies/team.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  invitationRevoked,
  invitationSent,
  memberJoined,
} from '#server/features/companies/companies.events.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { inDays, now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './invitations.queries.ts';
import { deleteOver } from './invitations.queries.ts';
import { isMemberAddress } from './team.queries.ts';

/** Refreshes the team on the screens of all members. */
export async function refreshTeam(db: Db, companyId: string): Promise<void> {
  await live.changed(db, await companies.listMemberIds(db, companyId), ['team']);
}

/**
 * Refreshes a member's screens when the company changes for them: what they may see and do, and their
 * membership.
 */
export async function refreshMember(db: Db, userId: string): Promise<void> {
  await live.changed(
    db,
    [userId],
    ['account', 'company', 'approval', 'team', 'jobs', 'applications', 'interviews'],
  );
}

/** The acting member and their company. */
export interface Leader extends PersonsDeed {
  companyId: string;
  companyName: string;
}

type Found = NonNullable<queries.NamedInvitation>;

function toInvitation(row: Found): z.input<typeof TeamInvitation> {
  const { id, email, role, inviterName: invitedBy, sentAt, expiresAt } = row;
  return { id, email, role, invitedBy, sentAt, expiresAt, isExpired: expiresAt <= now() };
}

export async function list(db: Db, companyId: string) {
  return (await queries.listOpen(db, companyId)).map(toInvitation);
}

async function get(db: Db, { companyId }: Leader, id: string): Promise<Found> {
  const invitation = await queries.find(db, companyId, id);
  if (!invitation) throw new AppError('NOT_FOUND');
  return invitation;
}

/**
 * Mails a link to an address. The answer does not reveal whether the address has an account, or its user
 * type.
 */
export async function invite(db: Db, leader: Leader, { email, role }: InviteInput) {
  const { companyId, actorId } = leader;
  if (await isMemberAddress(db, companyId, email)) throw new AppError('ALREADY_MEMBER');
  const open = await queries.listOpen(db, companyId);
  const hasOpen = open.some((one) => one.email.toLowerCase() === email.toLowerCase());
  if (hasOpen) throw new AppError('ALREADY_INVITED');
  if (open.length >= OPEN_INVITATIONS_MAX) throw new AppError('INVITATION_LIMIT');
  const [id, token] = [newId(), newSecret()];
  const isNew = await queries.insert(db, {
    id,
    companyId,
    email,
    role,
    tokenHash: hashSecret(token),
    invitedBy: actorId,
    sentAt: now(),
    expiresAt: inDays(INVITATION_DAYS),
    settledAt: null,
  });
  if (!isNew) throw new AppError('ALREADY_INVITED');
  await emit(db, invitationSent, { ...leader, invitationId: id, email, role, token, isAgain: false });
  await refreshTeam(db, companyId);
  return toInvitation(await get(db, leader, id));
}

/** A new link for the same address; invalidates the previous one. */
export async function resend(db: Db, leader: Leader, id: string) {
  const invitation = await get(db, leader, id);
  invitationMoves.admit('RESEND', invitation, 'RECRUITER', now());
  const token = newSecret();
  const change = { tokenHash: hashSecret(token), sentAt: now(), expiresAt: inDays(INVITATION_DAYS) };
  if (!(await queries.updateFrom(db, invitation, change))) throw new AppError('STATE_CHANGED');
  const { email, role } = invitation;
  await emit(db, invitationSent, { ...leader, invitationId: id, email, role, token, isAgain: true });
  await refreshTeam(db, leader.companyId);
  return toInvitation(await get(db, leader, id));
}

export async function revoke(db: Db, leader: Leader, id: string): Promise<void> {
  const invitation = await get(db, leader, id);
  const status = invitationMoves.admit('REVOKE', invitation, 'RECRUITER', now());
  if (!(await queries.updateFrom(db, invitation, { status, settledAt: now() }))) {
    throw new AppError('STATE_CHANGED');
  }
  await emit(db, invitationRevoked, { ...leader, invitationId: id, email: invitation.email });
  await refreshTeam(db, leader.companyId);
}

type Invitation = NonNullable<queries.NamedInvitation>;

/** What a mailed link is for. Throws INVALID_LINK when it is no longer valid. */
export async function readInvitation(db: Db, token: string): Promise<Invitation> {
  const invitation = await queries.findByToken(db, hashSecret(token));
  if (invitation?.approvalStatus !== 'APPROVED') throw new AppError('INVALID_LINK');
  invitationMoves.admit('ACCEPT', invitation, 'SYSTEM', now());
  return invitation;
}

interface Newcomer {
  userId: string;
  email: string;
  phone: string | null;
}

/** Redeems a link: the person becomes a member of the company. Returns the company's id. */
export async function acceptInvitation(
  db: Db,
  token: string,
  { userId, email, phone }: Newcomer,
  ip: string,
): Promise<string> {
  const invitation = await readInvitation(db, token);
  if (invitation.email.toLowerCase() !== email.toLowerCase()) throw new AppError('INVITATION_OTHER_ADDRESS');
  const { companyId, companyName, role } = invitation;
  const status = invitationMoves.admit('ACCEPT', invitation, 'SYSTEM', now());
  if (!(await queries.updateFrom(db, invitation, { status, settledAt: now() })))
    throw new AppError('INVALID_LINK');
  if (await companies.join(db, { companyId, userId, role, phone })) {
    await emit(db, memberJoined, { companyId, companyName, userId, role, ip });
  }
  await refreshTeam(db, companyId);
  await refreshMember(db, userId);
  return companyId;
}

/**
 * The address of an invitation that was not accepted is deleted after this time; who invited whom stays in
 * the audit trail.
 */
const KEPT_DAYS = 30;

export const forgetOldInvitations = defineSweep('forgetOldInvitations', (db) =>
  deleteOver(db, inDays(-KEPT_DAYS)),
);
