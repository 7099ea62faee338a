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

/** The fields that identify an approved company. */
export interface Identity {
  name: string;
  website: string | null;
  gstNumber: string | null;
}

const PARTS = ['name', 'website', 'gstNumber'] as const;
type Part = (typeof PARTS)[number];

const FIELDS = { name: 'companyName', website: 'companyWebsite', gstNumber: 'gstNumber' } as const;

/**
 * Pages on the same private domain count as the same site; pages on a shared host belong to different people.
 */
function isSameSite(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const domain = one && domainOfLink(one);
  return !!domain && !!other && domain === domainOfLink(other) && !isOpenToAll(domain);
}

function isSame(part: Part, one: Identity, other: Identity): boolean {
  return part === 'website' ? isSameSite(one.website, other.website) : one[part] === other[part];
}

const areSame = (one: Identity, other: Identity): boolean => PARTS.every((part) => one[part] === other[part]);

/** `wished` only where it differs, so that values saved in between stay. */
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
  /** The fields of the pending change. */
  waiting: Partial<Identity>;
  input: CompanyProfileInput;
}

/**
 * Splits a save into what is shown at once and what is requested. A field that equals its approved value
 * requests nothing, because the form always sends all fields: a pending change of it stays pending.
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

/** The change that waits for an admin; null when there is none. */
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
 * For a save of a company whose row is locked: returns the name, website and GST number to show at once. What
 * an approved company requests beyond that waits for an admin and replaces the pending change.
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

/** Settles a change: of two concurrent attempts, one gets STATE_CHANGED. */
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

/** The company closes, so its pending change is withdrawn. */
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

/**
 * Locks the company's row against concurrent saves, and increments its version, because what it shows
 * changes.
 */
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

/** Publishes the requested values. The former keys of the company stay valid for those who hide from it. */
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
