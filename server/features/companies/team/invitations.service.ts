import type * as z from 'zod';
import { invitationMoves } from '#contract/companies/team/invitation.transitions.ts';
import {
  INVITATION_DAYS,
  type InviteInput,
  OPEN_INVITATIONS_MAX,
  type TeamInvitation,
} from '#contract/companies/team/team.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { hashSecret, newSecret } from '#server/platform/secret.ts';
import * as queries from './invitations.queries.ts';
import { invitationRevoked, invitationSent } from './team.events.ts';
import { refreshTeam } from './team.live.ts';
import { isMemberAddress } from './team.queries.ts';

/** Who acts, for which company. */
export interface Leader {
  companyId: string;
  companyName: string;
  actorId: string;
  ip: string;
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

/** Mails a link to an address; whether it has an account, and of which kind, is nobody's business but its own. */
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

/** A new link for the same address; the one before opens nothing any more. */
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
