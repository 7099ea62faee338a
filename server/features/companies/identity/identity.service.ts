import { isIdentityReviewed } from '#contract/companies/approval.policy.ts';
import { type IdentityChangeStep, identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import type { CompanyProfileInput, IdentityChange } from '#contract/companies/profile.ts';
import { AppError } from '#contract/core/errors.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type IdentityAction, identityMoved } from '#server/features/companies/companies.events.ts';
import type { CompanyRow } from '#server/features/companies/companies.queries.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { areSame, changeOf, fieldsOf, type Identity, sortOut } from './identity.policy.ts';
import * as queries from './identity.queries.ts';

export interface Mover {
  actorId: string;
  ip: string;
}

function formerOf(row: queries.ChangeRow): Identity {
  return { name: row.formerName, website: row.formerWebsite, gstNumber: row.formerGstNumber };
}

/** What waits for an admin; null when nothing does. */
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
 * Of a save of a company whose row is locked, the name, website and GST number that show at once. What an approved
 * one asks for beyond that waits for an admin, in place of what waited before.
 */
export async function review(
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
  await announce(db, 'change_proposed', change, mover);
  return shown;
}

type Step = Mover & { step: IdentityChangeStep; by: Party; reason?: string };

/** Moves a change: of two who settle it at once, one gets STATE_CHANGED. */
export async function settle(
  db: Db,
  { id, status }: Pick<queries.ChangeRow, 'id' | 'status'>,
  { step, by, actorId, reason }: Step,
): Promise<void> {
  const at = now();
  const to = identityChangeMoves.admit(step, { status }, by, at);
  const settlement = { status: to, settledBy: actorId, settledAt: at, ...(reason ? { reason } : {}) };
  if (!(await queries.settleChange(db, id, status, settlement))) throw new AppError('STATE_CHANGED');
}

/** The company closes: nothing of it waits for an admin any more. */
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

export async function announce(
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
