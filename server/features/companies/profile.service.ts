import { isIdentityReviewed } from '#contract/companies/approval.policy.ts';
import type { CompanyProfile, CompanyProfileInput } from '#contract/companies/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Thing } from '#contract/core/things.ts';
import { CompanySize } from '#contract/labels/companies.ts';
import { INDUSTRIES } from '#contract/lists/industries.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { companySaved } from './companies.events.ts';
import * as queries from './companies.queries.ts';
import { listMemberIds } from './companies.service.ts';
import * as decisions from './identity/decisions.service.ts';
import type { Identity } from './identity/identity.policy.ts';
import * as identity from './identity/identity.service.ts';

/** What belongs to the company: its members' screens read it again. */
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
    logoUrl: row.logoFileId && `/api/files/${row.logoFileId}`,
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

export async function get(db: Db, companyId: string): Promise<CompanyProfile> {
  return toProfile(db, await queries.getCompany(db, companyId));
}

interface Save {
  companyId: string;
  actorId: string;
  input: CompanyProfileInput;
  /** The version that was edited; without one the last writer wins. */
  seen: number | undefined;
  ip: string;
}

/**
 * Saves the profile in any state of approval; who an approved company says it is waits for an admin. Throws
 * STALE_VERSION with the current one.
 */
export async function save(db: Db, { companyId, actorId, input, seen, ip }: Save): Promise<CompanyProfile> {
  const row = await queries.lockCompany(db, companyId);
  const before = await toProfile(db, row);
  if (seen !== undefined && seen !== row.version) throw new AppError('STALE_VERSION', { data: before });
  const at = now();
  const shown = await identity.review(db, row, input, { actorId, ip });
  const change = { ...toColumns(input, shown), profileSavedAt: row.profileSavedAt ?? at, updatedAt: at };
  const after = await toProfile(db, await queries.updateProfile(db, companyId, change));
  await emit(db, companySaved, { companyId, actorId, ip, before, after });
  await refreshScreens(db, companyId, 'company');
  return after;
}

/** Takes back what waits for an admin. */
export async function withdrawChange(db: Db, order: decisions.Order): Promise<CompanyProfile> {
  await decisions.withdraw(db, order);
  return get(db, order.companyId);
}
