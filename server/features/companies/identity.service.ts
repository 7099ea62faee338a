import { isIdentityReviewed } from '#contract/companies/approval.policy.ts';
import { type IdentityChangeStep, identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import type { CompanyProfileInput, IdentityChange } from '#contract/companies/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import { fullName } from '#contract/kit/full-name.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { type IdentityAction, identityMoved } from './companies.events.ts';
import { type CompanyRow, lockCompany, updateProfile } from './companies.queries.ts';
import { domainOfLink, isOpenToAll } from './employer-domain.policy.ts';
import * as hiding from './hiding-keys.service.ts';
import * as queries from './identity.queries.ts';
import { type ChangeRow, findChange } from './identity.queries.ts';

/** What makes a company the one that was approved. */
export interface Identity {
  name: string;
  website: string | null;
  gstNumber: string | null;
}

const PARTS = ['name', 'website', 'gstNumber'] as const;
type Part = (typeof PARTS)[number];

const FIELDS = { name: 'companyName', website: 'companyWebsite', gstNumber: 'gstNumber' } as const;

/** A page of the same own domain; pages of a host that is open to all belong to different people. */
function isSameSite(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const domain = one && domainOfLink(one);
  return !!domain && !!other && domain === domainOfLink(other) && !isOpenToAll(domain);
}

function isSame(part: Part, one: Identity, other: Identity): boolean {
  return part === 'website' ? isSameSite(one.website, other.website) : one[part] === other[part];
}

const areSame = (one: Identity, other: Identity): boolean => PARTS.every((part) => one[part] === other[part]);

/** `wished` only where it differs, so that what has been saved in between stays. */
function changeOf(former: Identity, wished: Identity): Partial<Identity> {
  return Object.fromEntries(
    PARTS.filter((part) => wished[part] !== former[part]).map((part) => [part, wished[part]]),
  );
}

function fieldsOf(former: Identity, wished: Identity): IdentityChange['fields'] {
  return PARTS.filter((part) => wished[part] !== former[part]).map((part) => ({
    field: FIELDS[part],
    from: former[part],
    to: wished[part],
  }));
}

interface Saved {
  approved: Identity;
  /** What already waits, by what it changes. */
  waiting: Partial<Identity>;
  input: CompanyProfileInput;
}

/**
 * What a save shows at once, and what it asks for. A field that comes back as it was approved asks for nothing new,
 * because whoever saves the others sends it along: what waits for it goes on waiting.
 */
function sortOut({ approved, waiting, input }: Saved): { shown: Identity; wished: Identity } {
  const typed = {
    name: input.companyName,
    website: input.companyWebsite,
    gstNumber: input.gstNumber ?? null,
  };
  const website = isSameSite(typed.website, approved.website) ? typed.website : approved.website;
  const shown = { ...approved, website };
  const asked = Object.fromEntries(
    PARTS.filter((part) => !isSame(part, typed, approved)).map((part) => [part, typed[part]]),
  );
  return { shown, wished: { ...shown, ...waiting, ...asked } };
}

function formerOf(row: queries.ChangeRow): Identity {
  return { name: row.formerName, website: row.formerWebsite, gstNumber: row.formerGstNumber };
}

/** What waits for an admin; null when nothing does. */
export async function getPending(db: Db, companyId: string) {
  const row = await queries.findWaiting(db, companyId);
  if (!row) return null;
  const { id, proposedAt } = row;
  return {
    id,
    proposedAt: proposedAt.toISOString(),
    proposedBy: fullName(row),
    fields: fieldsOf(formerOf(row), row),
  } satisfies IdentityChange;
}

/**
 * Of a save of a company whose row is locked, the name, website and GST number that show at once. What an approved
 * one asks for beyond that waits for an admin, in place of what waited before.
 */
export async function reviewIdentity(
  db: Db,
  deed: PersonsDeed,
  company: CompanyRow,
  input: CompanyProfileInput,
): Promise<Identity> {
  const { id: companyId, name, website, gstNumber } = company;
  if (!isIdentityReviewed(company.approvalStatus)) {
    return { name: input.companyName, website: input.companyWebsite, gstNumber: input.gstNumber ?? null };
  }
  const before = await queries.findWaiting(db, companyId);
  const waiting = before ? changeOf(formerOf(before), before) : {};
  const { shown, wished } = sortOut({ approved: { name, website, gstNumber }, waiting, input });
  if (areSame(wished, { ...shown, ...waiting })) return shown;
  if (before) await settle(db, deed, before, 'REPLACE');
  const change = {
    id: newId(),
    companyId,
    ...wished,
    formerName: shown.name,
    formerWebsite: shown.website,
    formerGstNumber: shown.gstNumber,
    proposedBy: deed.actorId,
    proposedAt: now(),
  };
  await queries.insertChange(db, change);
  await announceIdentity(db, deed, 'change_proposed', change);
  return shown;
}

/** Moves a change: of two who settle it at once, one gets STATE_CHANGED. */
async function settle(
  db: Db,
  { party, actorId }: PersonsDeed,
  { id, status }: Pick<queries.ChangeRow, 'id' | 'status'>,
  step: IdentityChangeStep,
  reason?: string,
): Promise<void> {
  const at = now();
  const to = identityChangeMoves.admit(step, { status }, party, at);
  const settlement = { status: to, settledBy: actorId, settledAt: at, ...(reason ? { reason } : {}) };
  if (!(await queries.settleChange(db, id, status, settlement))) throw new AppError('STATE_CHANGED');
}

/** The company closes: nothing of it waits for an admin any more. */
export async function withdrawWaiting(db: Db, deed: PersonsDeed, companyId: string): Promise<void> {
  const waiting = await queries.findWaiting(db, companyId);
  if (waiting) await settle(db, deed, waiting, 'WITHDRAW');
}

type Announced = Identity & {
  companyId: string;
  proposedBy: string | null;
  formerName: string;
  formerWebsite: string | null;
  formerGstNumber: string | null;
};

async function announceIdentity(
  db: Db,
  deed: PersonsDeed,
  action: IdentityAction,
  change: Announced,
  reason: string | null = null,
): Promise<void> {
  const { companyId, proposedBy, name, website, gstNumber, formerName } = change;
  const former = { name: formerName, website: change.formerWebsite, gstNumber: change.formerGstNumber };
  await emit(db, identityMoved, {
    ...deed,
    action,
    companyId,
    companyName: formerName,
    newName: name,
    proposedBy,
    fields: fieldsOf(former, { name, website, gstNumber }),
    reason,
  });
}

export interface Which {
  companyId: string;
  changeId: string;
}

/** The company's row is locked, so that no save comes between; its version counts up, because what it shows does. */
async function begin(db: Db, { companyId, changeId }: Which): Promise<ChangeRow> {
  await lockCompany(db, companyId);
  const change = await findChange(db, companyId, changeId);
  if (!change) throw new AppError('NOT_FOUND');
  return change;
}

export async function withdrawChange(db: Db, deed: PersonsDeed, which: Which): Promise<void> {
  const change = await begin(db, which);
  await settle(db, deed, change, 'WITHDRAW');
  await updateProfile(db, which.companyId, { updatedAt: now() });
  await announceIdentity(db, deed, 'change_withdrawn', change);
}

/** Shows what was asked for. By what the company was known so far it stays known to those who hide from it. */
export async function approveChange(db: Db, deed: PersonsDeed, which: Which): Promise<void> {
  const change = await begin(db, which);
  await settle(db, deed, change, 'APPROVE');
  await hiding.keepKeys(db, which.companyId);
  const { formerName: name, formerWebsite: website, formerGstNumber: gstNumber } = change;
  const shown = changeOf({ name, website, gstNumber }, change);
  await updateProfile(db, which.companyId, { ...shown, updatedAt: now() });
  await announceIdentity(db, deed, 'change_approved', change);
}

export async function rejectChange(
  db: Db,
  deed: PersonsDeed,
  { reason, ...which }: Which & { reason: string },
): Promise<void> {
  const change = await begin(db, which);
  await settle(db, deed, change, 'REJECT', reason);
  await updateProfile(db, which.companyId, { updatedAt: now() });
  await announceIdentity(db, deed, 'change_rejected', change, reason);
}
