import type { AccountClosing } from '#contract/account/closing.ts';
import { approvalMoves } from '#contract/companies/approval.transitions.ts';
import { companyNameKey } from '#contract/companies/company-name.ts';
import type { RecruiterProfile, RecruiterProfileInput } from '#contract/companies/recruiter-profile.ts';
import { AppError } from '#contract/core/errors.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { companyClosed } from './companies.events.ts';
import * as queries from './companies.queries.ts';
import { lockCompany, updateApproval } from './companies.queries.ts';
import { keepKeys } from './hiding-keys.service.ts';
import { withdrawWaiting } from './identity.service.ts';
import { revokeAll } from './team/invitations.queries.ts';

/** The recruiter's own profile, independent of the company they work for. */
export async function getProfile(db: Db, userId: string): Promise<RecruiterProfile> {
  const { profileSavedAt, ...row } = await queries.getPerson(db, userId);
  return { ...row, isSaved: profileSavedAt !== null };
}

/** Possible in any approval state; throws STALE_VERSION with the current profile. */
export async function saveProfile(
  db: Db,
  userId: string,
  input: RecruiterProfileInput,
  seen: number | undefined,
): Promise<RecruiterProfile> {
  const { firstName, lastName, ...rest } = input;
  const before = await queries.getPerson(db, userId);
  const at = now();
  const change = {
    designation: rest.designation,
    phoneNumber: rest.phoneNumber,
    experienceYears: rest.experienceYears,
    linkedinUrl: rest.linkedinUrl,
    bio: rest.bio,
    profileSavedAt: before.profileSavedAt ?? at,
    updatedAt: at,
  };
  if (!(await queries.updatePerson(db, userId, change, seen))) {
    throw new AppError('STALE_VERSION', { data: await getProfile(db, userId) });
  }
  await users.rename(db, userId, { firstName, lastName, phone: rest.phoneNumber });
  return getProfile(db, userId);
}

/** The companies whose only owner is this person. */
async function listSoleOwned(db: Db, userId: string): Promise<queries.OwnRole[]> {
  const sole: queries.OwnRole[] = [];
  for (const own of await queries.listRoles(db, userId)) {
    if (own.role !== 'OWNER' || own.closedAt) continue;
    if (!(await queries.hasOtherOwner(db, own.companyId, userId))) sole.push(own);
  }
  return sole;
}

export async function whatCloses(db: Db, userId: string): Promise<AccountClosing> {
  const closing: AccountClosing = { closes: [], toHandOver: [] };
  for (const { companyId: id, name } of await listSoleOwned(db, userId)) {
    if (await queries.hasColleague(db, id, userId)) closing.toHandOver.push({ id, name });
    else closing.closes.push({ id, name, ...(await queries.countOpen(db, id)) });
  }
  return closing;
}

/**
 * Closes the companies without other members, if their names were typed; otherwise throws COMPANY_CLOSES.
 * Throws LAST_OWNER where colleagues would be left without an owner.
 */
export async function closeOwn(db: Db, deed: PersonsDeed, typed: readonly string[]): Promise<void> {
  const { actorId } = deed;
  await lockLeaving(db, await queries.listRoles(db, actorId));
  const keys = new Set(typed.map(companyNameKey));
  for (const { companyId, name } of await listSoleOwned(db, actorId)) {
    // First, so that a person who accepts one of these at the same time is either seen below or refused.
    await revokeAll(db, companyId, now());
    if (await queries.hasColleague(db, companyId, actorId)) throw new AppError('LAST_OWNER');
    if (!keys.has(companyNameKey(name))) throw new AppError('COMPANY_CLOSES');
    await close(db, deed, companyId);
  }
}

async function close(db: Db, deed: PersonsDeed, companyId: string): Promise<void> {
  const { approvalStatus: from, name: companyName } = await lockCompany(db, companyId);
  const at = now();
  const approvalStatus = approvalMoves.admit('CLOSE', { status: from }, 'RECRUITER', at);
  const change = { approvalStatus, closedAt: at, updatedAt: at };
  if (!(await updateApproval(db, companyId, from, change))) throw new AppError('STATE_CHANGED');
  await withdrawWaiting(db, deed, companyId);
  await emit(db, companyClosed, { ...deed, companyId, companyName });
}

function lockLeaving(db: Db, roles: readonly queries.OwnRole[]): Promise<void> {
  return lockNames(
    db,
    'leaving',
    roles.map(({ companyId }) => companyId),
  );
}

/** Removes a person from every company. Companies with no other owner have been closed before. */
export async function leaveAll(db: Db, userId: string): Promise<void> {
  for (const { companyId } of await queries.listRoles(db, userId)) await keepKeys(db, companyId);
  await queries.deleteMemberships(db, userId);
}
