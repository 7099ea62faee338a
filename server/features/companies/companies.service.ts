import { isIdentityReviewed } from '#contract/companies/approval.policy.ts';
import type { CompanyProfile, CompanyProfileInput } from '#contract/companies/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import { hasRole, type MemberRole } from '#contract/core/roles.ts';
import type { Thing } from '#contract/core/things.ts';
import { fileAddress } from '#contract/files.ts';
import { CompanySize } from '#contract/labels/companies.ts';
import { INDUSTRIES } from '#contract/lists/industries.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import * as live from '#server/platform/live.ts';
import { newId } from '#server/platform/new-id.ts';
import { companySaved } from './companies.events.ts';
import * as queries from './companies.queries.ts';
import { insertRecruiter, lockCompany, updateLogo } from './companies.queries.ts';
import type { Identity } from './identity.service.ts';
import * as identity from './identity.service.ts';

interface Founding {
  name: string;
  founderId: string;
  phone: string | null;
}

/** A recruiter's sign-up creates their company, which they own. */
export async function found(db: Db, { name, founderId, phone }: Founding): Promise<string> {
  const at = now();
  const id = newId();
  await queries.insertCompany(db, { id, name, founderId, createdAt: at, updatedAt: at });
  await queries.insertMember(db, { companyId: id, userId: founderId, role: 'OWNER', createdAt: at });
  await insertRecruiter(db, { userId: founderId, phoneNumber: phone, updatedAt: at });
  return id;
}

interface Joining {
  companyId: string;
  userId: string;
  role: MemberRole;
  phone: string | null;
}

/** False when the person is already a member. */
export async function join(db: Db, { companyId, userId, role, phone }: Joining): Promise<boolean> {
  const at = now();
  await insertRecruiter(db, { userId, phoneNumber: phone, updatedAt: at });
  return queries.insertMember(db, { companyId, userId, role, createdAt: at });
}

interface Shown {
  companyId: string;
  companyName: string;
  logoFileId: string | null;
}

/** A company as it stands beside what concerns it. */
export function toCompany({ companyId: id, companyName: name, logoFileId }: Shown) {
  return { id, name, logo: fileAddress(logoFileId) };
}

/** Shown to the people who waited for a company that closed. */
export const CLOSED_REASON = 'The company has left Medallist.';

export const listMemberships = queries.listMemberships;
export const listMembers = queries.listMembers;

/** The ids of the members with at least this role. */
export async function listMemberIds(
  db: Db,
  companyId: string,
  least: MemberRole = 'VIEWER',
): Promise<string[]> {
  const members = await queries.listMembers(db, companyId);
  return members.filter(({ role }) => hasRole(role, least)).map(({ userId }) => userId);
}

/** Whether this person is a member, and the company may use its workspace. */
export async function mayWork(db: Db, companyId: string, userId: string): Promise<boolean> {
  const memberships = await queries.listMemberships(db, userId);
  return memberships.some(({ id, approvalStatus }) => id === companyId && approvalStatus === 'APPROVED');
}

/** Refreshes this data of the company on its members' screens. */
export async function refreshScreens(db: Db, companyId: string, thing: Thing): Promise<void> {
  await live.changed(db, await listMemberIds(db, companyId), [thing]);
}

async function toProfile(db: Db, row: queries.CompanyRow): Promise<CompanyProfile> {
  return {
    id: row.id,
    companyName: row.name,
    companyWebsite: row.website,
    companySize: CompanySize.parse(row.size),
    industry: INDUSTRIES.find((industry) => industry === row.industry) ?? null,
    companyDescription: row.description,
    companyAddress: row.address,
    companyCity: row.city,
    companyState: row.state,
    companyCountry: row.country,
    companyPincode: row.pincode,
    gstNumber: row.gstNumber,
    logoUrl: fileAddress(row.logoFileId),
    isSaved: row.profileSavedAt !== null,
    isIdentityReviewed: isIdentityReviewed(row.approvalStatus),
    pendingChange: await identity.getPending(db, row.id),
    version: row.version,
  };
}

function toColumns(input: CompanyProfileInput, shown: Identity) {
  return {
    ...shown,
    size: input.companySize,
    industry: input.industry,
    description: input.companyDescription,
    address: input.companyAddress,
    city: input.companyCity,
    state: input.companyState,
    country: input.companyCountry ?? undefined,
    pincode: input.companyPincode,
  };
}

export async function getProfile(db: Db, companyId: string): Promise<CompanyProfile> {
  return toProfile(db, await queries.getCompany(db, companyId));
}

interface Save {
  companyId: string;
  input: CompanyProfileInput;
  /** The version that was edited; without one the last write wins. */
  seen: number | undefined;
}

/**
 * Saves the profile in any approval state; identity changes of an approved company wait for an admin. Throws
 * STALE_VERSION with the current one.
 */
export async function saveProfile(
  db: Db,
  deed: PersonsDeed,
  { companyId, input, seen }: Save,
): Promise<CompanyProfile> {
  const row = await queries.lockCompany(db, companyId);
  const before = await toProfile(db, row);
  if (seen !== undefined && seen !== row.version) throw new AppError('STALE_VERSION', { data: before });
  const at = now();
  const shown = await identity.reviewIdentity(db, deed, row, input);
  const change = { ...toColumns(input, shown), profileSavedAt: row.profileSavedAt ?? at, updatedAt: at };
  const after = await toProfile(db, await queries.updateProfile(db, companyId, change));
  await emit(db, companySaved, { ...deed, companyId, before, after });
  await refreshScreens(db, companyId, 'company');
  return after;
}

/** Withdraws the pending change. */
export async function withdrawChange(
  db: Db,
  deed: PersonsDeed,
  which: identity.Which,
): Promise<CompanyProfile> {
  await identity.withdrawChange(db, deed, which);
  return getProfile(db, which.companyId);
}

/** Replaces or removes the logo. Returns the old file, whose bytes are deleted after the commit. */
export async function replaceLogo(
  db: Db,
  companyId: string,
  logo: { stored: files.StoredBytes; ownerId: string } | null,
): Promise<StoredFile | undefined> {
  const { logoFileId: old } = await lockCompany(db, companyId);
  const ownership = { companyId, purpose: 'COMPANY_LOGO', isPublic: true } as const;
  const next = logo && (await files.insert(db, logo.stored, { ...ownership, ownerId: logo.ownerId }));
  await updateLogo(db, companyId, next, now());
  await refreshScreens(db, companyId, 'company');
  return old ? files.remove(db, old) : undefined;
}
