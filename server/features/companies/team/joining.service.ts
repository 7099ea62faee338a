import { invitationMoves } from '#contract/companies/team/invitation.transitions.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hashSecret } from '#server/platform/secret.ts';
import * as queries from './invitations.queries.ts';
import { memberJoined } from './team.events.ts';
import { refreshMember, refreshTeam } from './team.live.ts';

type Invitation = NonNullable<queries.NamedInvitation>;

/** What a mailed link is for. Throws INVALID_LINK where it opens nothing any more. */
export async function read(db: Db, token: string): Promise<Invitation> {
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

/** Uses a link up: the person belongs to the company from now on. Returns the company's id. */
export async function accept(
  db: Db,
  token: string,
  { userId, email, phone }: Newcomer,
  ip: string,
): Promise<string> {
  const invitation = await read(db, token);
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
