import { isIdentityReviewed } from '#contract/companies/approval.policy.ts';
import { type IdentityChangeStep, identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import type { CompanyProfileInput, IdentityChange } from '#contract/companies/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
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

interface Mover {
  actorId: string;
  ip: string;
}

function formerOf(row: queries.ChangeRow): Identity {
  return { name: row.formerName, website: row.formerWebsite, gstNumber: row.formerGstNumber };
}

/** The change that waits for an admin; null when there is none. */
export async function getPending(db: Db, companyId: string) {
  const row = await queries.findWaiting(db, companyId);
  if (!row) return null;
  const { id, proposedAt, firstName, lastName } = row;
  return {
    id,
    proposedAt: proposedAt.toISOString(),
    proposedBy: firstName && `${firstName} ${lastName}`,
    fields: fieldsOf(formerOf(row), row),
  } satisfies IdentityChange;
}

/**
 * For a save of a company whose row is locked: returns the name, website and GST number to show at once. What
 * an approved company requests beyond that waits for an admin and replaces the pending change.
 */
export async function reviewIdentity(
  db: Db,
  company: CompanyRow,
  input: CompanyProfileInput,
  mover: Mover,
): Promise<Identity> {
  const { id: companyId, name, website, gstNumber } = company;
  if (!isIdentityReviewed(company.approvalStatus)) {
    return { name: input.companyName, website: input.companyWebsite, gstNumber: input.gstNumber ?? null };
  }
  const before = await queries.findWaiting(db, companyId);
  const waiting = before ? changeOf(formerOf(before), before) : {};
  const { shown, wished } = sortOut({ approved: { name, website, gstNumber }, waiting, input });
  if (areSame(wished, { ...shown, ...waiting })) return shown;
  if (before) await settle(db, before, { ...mover, step: 'REPLACE', by: 'RECRUITER' });
  const change = {
    id: newId(),
    companyId,
    ...wished,
    formerName: shown.name,
    formerWebsite: shown.website,
    formerGstNumber: shown.gstNumber,
    proposedBy: mover.actorId,
    proposedAt: now(),
  };
  await queries.insertChange(db, change);
  await announceIdentity(db, 'change_proposed', change, mover);
  return shown;
}

type Step = Mover & { step: IdentityChangeStep; by: Party; reason?: string };

/** Settles a change: of two concurrent attempts, one gets STATE_CHANGED. */
async function settle(
  db: Db,
  { id, status }: Pick<queries.ChangeRow, 'id' | 'status'>,
  { step, by, actorId, reason }: Step,
): Promise<void> {
  const at = now();
  const to = identityChangeMoves.admit(step, { status }, by, at);
  const settlement = { status: to, settledBy: actorId, settledAt: at, ...(reason ? { reason } : {}) };
  if (!(await queries.settleChange(db, id, status, settlement))) throw new AppError('STATE_CHANGED');
}

/** The company closes, so its pending change is withdrawn. */
export async function withdrawWaiting(db: Db, companyId: string, mover: Mover): Promise<void> {
  const waiting = await queries.findWaiting(db, companyId);
  if (waiting) await settle(db, waiting, { ...mover, step: 'WITHDRAW', by: 'RECRUITER' });
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
  action: IdentityAction,
  change: Announced,
  { actorId, ip, reason = null }: Mover & { reason?: string | null },
): Promise<void> {
  const { companyId, proposedBy, name, website, gstNumber, formerName } = change;
  const former = { name: formerName, website: change.formerWebsite, gstNumber: change.formerGstNumber };
  await emit(db, identityMoved, {
    action,
    actorId,
    ip,
    companyId,
    companyName: formerName,
    newName: name,
    proposedBy,
    fields: fieldsOf(former, { name, website, gstNumber }),
    reason,
  });
}

export interface Order extends Mover {
  companyId: string;
  changeId: string;
}

/**
 * Locks the company's row against concurrent saves, and increments its version, because what it shows
 * changes.
 */
async function begin(db: Db, { companyId, changeId }: Order): Promise<ChangeRow> {
  await lockCompany(db, companyId);
  const change = await findChange(db, companyId, changeId);
  if (!change) throw new AppError('NOT_FOUND');
  return change;
}

export async function withdrawChange(db: Db, order: Order): Promise<void> {
  const change = await begin(db, order);
  await settle(db, change, { ...order, step: 'WITHDRAW', by: 'RECRUITER' });
  await updateProfile(db, order.companyId, { updatedAt: now() });
  await announceIdentity(db, 'change_withdrawn', change, order);
}

/** Publishes the requested values. The former keys of the company stay valid for those who hide from it. */
export async function approveChange(db: Db, order: Order): Promise<void> {
  const change = await begin(db, order);
  await settle(db, change, { ...order, step: 'APPROVE', by: 'ADMIN' });
  await hiding.keepKeys(db, order.companyId);
  const { formerName: name, formerWebsite: website, formerGstNumber: gstNumber } = change;
  const shown = changeOf({ name, website, gstNumber }, change);
  await updateProfile(db, order.companyId, { ...shown, updatedAt: now() });
  await announceIdentity(db, 'change_approved', change, order);
}

export async function rejectChange(db: Db, order: Order & { reason: string }): Promise<void> {
  const change = await begin(db, order);
  await settle(db, change, { ...order, step: 'REJECT', by: 'ADMIN' });
  await updateProfile(db, order.companyId, { updatedAt: now() });
  await announceIdentity(db, 'change_rejected', change, order);
}
