import type * as z from 'zod';
import { isManagedBy, mayHoldDuties, rolesGivenBy } from '#contract/companies/team.policy.ts';
import type { RoleChange, TeamMember } from '#contract/companies/team.ts';
import { AppError, fieldFault } from '#contract/core/errors.ts';
import { hasRole, MEMBER_ROLES, type MemberRole } from '#contract/core/roles.ts';
import { fileAddress } from '#contract/files.ts';
import type { Db } from '#server/db/schema/database.ts';
import { memberRemoved, roleChanged } from '#server/features/companies/companies.events.ts';
import { keepKeys } from '#server/features/companies/hiding-keys.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as invitations from './invitations.service.ts';
import { type Leader, refreshMember, refreshTeam } from './invitations.service.ts';
import * as queries from './team.queries.ts';

/** The member who reads or changes the team, with their role in it. */
export interface Colleague extends Leader {
  role: MemberRole;
}

type Member = z.input<typeof TeamMember>;

async function listMembers(db: Db, { companyId, actorId, role: own }: Colleague): Promise<Member[]> {
  const rows = await queries.listMemberRows(db, companyId, now());
  const owners = rows.filter(({ role }) => role === 'OWNER').length;
  return rows.map(({ pictureFileId, status, ...row }) => {
    const standing = { role: row.role, isLastOwner: row.role === 'OWNER' && owners === 1 };
    return {
      ...row,
      pictureUrl: fileAddress(pictureFileId),
      isYou: row.id === actorId,
      allowedRoles: rolesGivenBy(own, standing),
      mayTakeOver: mayHoldDuties(row.role) && status === 'ACTIVE',
      canRemove: isManagedBy(own, standing) && !standing.isLastOwner,
    };
  });
}

export async function list(db: Db, reader: Colleague) {
  const canInvite = hasRole(reader.role, 'ADMIN');
  return {
    members: await listMembers(db, reader),
    invitations: canInvite ? await invitations.list(db, reader.companyId) : [],
    canInvite,
  };
}

/** The locked member; throws for non-members, and for owners if the caller is not an owner. */
async function hold(db: Db, { companyId, role }: Colleague, userId: string) {
  const member = await queries.lockMember(db, companyId, userId);
  if (!member) throw new AppError('NOT_FOUND');
  if (!isManagedBy(role, member)) throw new AppError('ROLE_TOO_LOW');
  return member;
}

const HOLDERS = MEMBER_ROLES.filter(mayHoldDuties);

/** Who takes over open interviews: the chosen colleague, else the acting member, else the first who may. */
async function findSuccessor(
  db: Db,
  { companyId, actorId }: Colleague,
  userId: string,
  chosen: string | null | undefined,
): Promise<string> {
  const candidates = (await queries.listSuccessors(db, companyId, HOLDERS)).filter(
    (one) => one.userId !== userId,
  );
  const wanted = chosen ?? candidates.find((one) => one.userId === actorId)?.userId ?? candidates[0]?.userId;
  if (wanted && candidates.some((one) => one.userId === wanted)) return wanted;
  // Without any other member, the one who would go is the last owner.
  if (!chosen) throw new AppError('LAST_OWNER');
  const message = 'Please choose a colleague who can take over.';
  throw fieldFault('successorId', message);
}

/** Maps the database constraint that no company is left without an owner. */
function explainLastOwner(error: { constraint?: unknown }): never {
  if (error.constraint === 'company_keeps_an_owner') throw new AppError('LAST_OWNER');
  throw error;
}

async function setRole(db: Db, actor: Colleague, userId: string, from: MemberRole, to: MemberRole) {
  const { companyId } = actor;
  const isMoved = await queries.updateRole(db, { companyId, userId, from, to }).catch(explainLastOwner);
  if (!isMoved) throw new AppError('STATE_CHANGED');
}

function isRefused(actor: Colleague, from: MemberRole, to: MemberRole): boolean {
  return !rolesGivenBy(actor.role, { role: from, isLastOwner: false }).includes(to);
}

/** Whether ownership is given or taken; then the caller must first prove who they are. */
export async function concernsOwnership(
  db: Db,
  { companyId, role }: Colleague,
  userId: string,
  to?: MemberRole,
): Promise<boolean> {
  if (role !== 'OWNER') return false;
  const member = await queries.lockMember(db, companyId, userId);
  return member !== undefined && member.role !== to && (member.role === 'OWNER' || to === 'OWNER');
}

/** Does nothing when they already have the role. */
export async function changeRole(
  db: Db,
  actor: Colleague,
  userId: string,
  { role: to, successorId, handOver }: RoleChange,
): Promise<Member> {
  const { role: own, ...leader } = actor;
  const { companyId, actorId } = leader;
  const { role: from } = await hold(db, actor, userId);
  if (isRefused(actor, from, to)) throw new AppError('ROLE_TOO_LOW');
  if (from !== to) {
    const needsSuccessor = mayHoldDuties(from) && !mayHoldDuties(to);
    await setRole(db, actor, userId, from, to);
    const successor = needsSuccessor ? await findSuccessor(db, actor, userId, successorId) : userId;
    await emit(db, roleChanged, { ...leader, userId, from, to, successorId: successor });
    if (to === 'OWNER' && handOver && userId !== actorId) {
      await setRole(db, actor, actorId, 'OWNER', 'ADMIN');
      const given = { userId: actorId, from: 'OWNER', to: 'ADMIN', successorId: actorId } as const;
      await emit(db, roleChanged, { ...leader, ...given });
      await refreshMember(db, actorId);
    }
    await refreshTeam(db, companyId);
    await refreshMember(db, userId);
  }
  const reader = { ...actor, role: to === 'OWNER' && handOver ? ('ADMIN' as const) : own };
  const member = (await listMembers(db, reader)).find(({ id }) => id === userId);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

/** Removes a person from the company. Every call of theirs for it is refused from the commit on. */
export async function remove(
  db: Db,
  actor: Colleague,
  userId: string,
  successorId: string | null | undefined,
): Promise<void> {
  const { companyId } = actor;
  const { role } = await hold(db, actor, userId);
  const successor = await findSuccessor(db, actor, userId, successorId);
  await keepKeys(db, companyId);
  if (!(await queries.deleteMember(db, companyId, userId).catch(explainLastOwner))) {
    throw new AppError('STATE_CHANGED');
  }
  await emit(db, memberRemoved, { ...actor, userId, role, successorId: successor });
  await refreshTeam(db, companyId);
  await refreshMember(db, userId);
}
