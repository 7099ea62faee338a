import { AppError } from '#contract/core/errors.ts';
import { type MaskedDetails, maskDetails, type PayoutDetailsInput } from '#contract/payouts/details.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import { payoutDetailsChanged } from '../payouts.events.ts';
import * as queries from './details.queries.ts';

/** Whole: for the bank file alone. Undefined where there are none, or none that can be opened. */
function open(row: { userId: string; sealed: string } | undefined): PayoutDetailsInput | undefined {
  const text = row && unseal(row.sealed, row.userId);
  return text === undefined ? undefined : JSON.parse(text);
}

export async function find(db: Db, userId: string): Promise<PayoutDetailsInput | undefined> {
  return open(await queries.findSealed(db, userId));
}

export async function listByPerson(
  db: Db,
  userIds: readonly string[],
): Promise<Map<string, PayoutDetailsInput>> {
  const rows = await queries.listSealed(db, userIds);
  return new Map(
    rows.flatMap((row) => {
      const details = open(row);
      return details ? [[row.userId, details] as const] : [];
    }),
  );
}

export async function findMasked(db: Db, userId: string): Promise<MaskedDetails | null> {
  const details = await find(db, userId);
  return details ? maskDetails(details) : null;
}

/** Asked for only when something is payable; what was given may be changed at any time. */
export async function mayGive(db: Db, userId: string): Promise<boolean> {
  return (await queries.findSealed(db, userId)) !== undefined || queries.hasPayable(db, userId);
}

export async function save(
  db: Db,
  { userId, ip }: { userId: string; ip: string },
  input: PayoutDetailsInput,
): Promise<MaskedDetails> {
  if (!(await mayGive(db, userId))) throw new AppError('NOTHING_PAYABLE');
  const before = await find(db, userId);
  const { legalName, method, accountNumber, ifsc, upiId } = input;
  // It is never shown again whole, so whoever changes the account alone cannot send it along.
  const pan = input.pan ?? before?.pan ?? null;
  const ways =
    method === 'BANK' ? { accountNumber, ifsc, upiId: null } : { accountNumber: null, ifsc: null, upiId };
  const details = { legalName, pan, method, ...ways };
  const sealed = seal(JSON.stringify(details), userId);
  await queries.upsertDetails(db, { userId, sealed, changedAt: now() });
  const masked = maskDetails(details);
  const former = before ? maskDetails(before) : null;
  await emit(db, payoutDetailsChanged, { userId, former, details: masked, ip });
  return masked;
}
