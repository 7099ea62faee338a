import { AppError } from '#contract/core/errors.ts';
import { financialYearOf } from '#contract/invoices/numbering.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { PAYOUT_METHOD_LABELS } from '#contract/labels/payouts.ts';
import { BATCH_MAX } from '#contract/payouts/batches.ts';
import { maskAccount, type PayoutDetailsInput } from '#contract/payouts/details.ts';
import { reckonLines } from '#contract/payouts/tds.ts';
import { type BatchAction, batchMoves } from '#contract/payouts/transitions.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as settings from '#server/features/settings/settings.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { CSV_START, csvLine } from '#server/platform/csv.ts';
import { BY_TIME, type Deed, type PersonsDeed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { newId } from '#server/platform/new-id.ts';
import { seal, unseal } from '#server/platform/sealed.ts';
import * as queries from './batches.queries.ts';
import { type BatchHappening, batchChanged } from './payouts.events.ts';
import * as details from './payouts.service.ts';

/** The fields of a batch for the audit event. */
function standing({ status, lines, openLines, paidLines, failedLines, net }: queries.BatchRow) {
  return { status, lines, openLines, paidLines, failedLines, net };
}

export async function announce(
  db: Db,
  deed: Deed,
  before: queries.BatchRow | null,
  id: string,
  happening: BatchHappening,
): Promise<void> {
  const batch = await queries.getBatch(db, id);
  await emit(db, batchChanged, {
    ...{ ...deed, batchId: id, number: batch.number, happening },
    before: before ? standing(before) : {},
    after: standing(batch),
  });
}

export async function admit(db: Db, id: string, action: BatchAction): Promise<queries.BatchRow> {
  const batch = await queries.lockBatch(db, id);
  if (!batch) throw new AppError('NOT_FOUND');
  batchMoves.admit(action, batch, 'ADMIN', now());
  return batch;
}

function bySomebody<Line extends { beneficiaryId: string }>(lines: readonly Line[]): Map<string, Line[]> {
  return Map.groupBy(lines, ({ beneficiaryId }) => beneficiaryId) as Map<string, Line[]>;
}

/** Computes the amounts of each transfer of a draft from the current data. */
async function reckon(db: Db, lines: readonly Pick<queries.LineRow, 'id' | 'beneficiaryId' | 'gross'>[]) {
  const { tdsPercent, tdsPercentWithoutPan, tdsThreshold } = await settings.current(db);
  const people = bySomebody(lines);
  const ids = [...people.keys()];
  const owed = await queries.listOwed(db, ids);
  const before = await queries.listPaidBefore(db, ids, financialYearOf(localDate(now())));
  const known = await details.listByPerson(db, ids);
  return [...people].flatMap(([beneficiaryId, own]) => {
    const percent = known.get(beneficiaryId)?.pan ? tdsPercent : tdsPercentWithoutPan;
    const terms = { threshold: tdsThreshold, percent };
    const sums = reckonLines(
      own.map(({ gross }) => ({ gross, terms })),
      { owedBack: owed.get(beneficiaryId) ?? 0, before: before.get(beneficiaryId) ?? { base: 0, taxed: 0 } },
    );
    return own.map(({ id }, place) => {
      const { setOff = 0, taxable = 0, withheld = 0 } = sums[place] ?? {};
      return { id, setOff, taxable, withheld, tdsThreshold: terms.threshold, tdsPercent: percent };
    });
  });
}

async function reckonAnew(db: Db, batchId: string): Promise<void> {
  const lines = await queries.listLines(db, batchId, 'DRAFT');
  for (const { id, ...sums } of await reckon(db, lines)) await queries.updateLine(db, id, sums);
}

/**
 * A draft of everything that is payable, or of the given part; people without payout details are not
 * included.
 */
export async function make(db: Db, deed: PersonsDeed, rewardIds: readonly string[] | null): Promise<string> {
  const payable = await queries.listPayable(db, { rewardIds, limit: BATCH_MAX });
  const isChanged = rewardIds && payable.length < new Set(rewardIds).size;
  if (isChanged) throw new AppError('STATE_CHANGED');
  if (payable.length === 0) throw new AppError('NOTHING_PAYABLE');
  const id = newId();
  await queries.insertBatch(db, { id, createdBy: deed.actorId, createdAt: now() });
  const lines = payable.map(({ id: rewardId, beneficiaryId, amount: gross }) => ({
    ...{ id: newId(), batchId: id, rewardId, beneficiaryId, gross },
  }));
  const sums = new Map((await reckon(db, lines)).map((one) => [one.id, one]));
  await queries.insertLines(
    db,
    lines.flatMap((line) => {
      const own = sums.get(line.id);
      return own ? [{ ...line, ...own }] : [];
    }),
  );
  await announce(db, deed, null, id, 'drafted');
  return id;
}

/** Makes the rewards of these transfers payable again. */
export async function takeOut(db: Db, deed: Deed, id: string, lineIds: readonly string[]): Promise<void> {
  const batch = await admit(db, id, 'TAKE_OUT');
  const ids = [...new Set(lineIds)];
  const removed = { status: 'REMOVED', settledAt: now(), settledBy: deed.actorId } as const;
  const moved = await queries.moveLines(db, { batchId: id, ids, from: 'DRAFT' }, removed);
  if (moved.length < ids.length) throw new AppError('STATE_CHANGED');
  await reckonAnew(db, id);
  await announce(db, deed, batch, id, 'thinned');
}

export async function discard(db: Db, deed: Deed, id: string): Promise<void> {
  const batch = await admit(db, id, 'DISCARD');
  const ids = (await queries.listLines(db, id, 'DRAFT')).map((line) => line.id);
  const removed = { status: 'REMOVED', settledAt: now(), settledBy: deed.actorId } as const;
  await queries.moveLines(db, { batchId: id, ids, from: 'DRAFT' }, removed);
  await queries.moveBatch(db, id, 'DRAFT', { status: 'DISCARDED' });
  await announce(db, deed, batch, id, 'discarded');
}

/**
 * Closes a draft and fixes its deductions for tax and set-offs. Batches are sent one after the other, so that
 * each one includes the deductions of the earlier ones.
 */
export async function send(db: Db, deed: Deed, id: string): Promise<void> {
  await lockNames(db, 'payouts', ['send']);
  const batch = await admit(db, id, 'SEND');
  const lines = await queries.listLines(db, id, 'DRAFT');
  const people = lines.map(({ beneficiaryId }) => beneficiaryId);
  if (lines.length === 0) throw new AppError('NOTHING_PAYABLE');
  // Locks the accounts: a concurrent suspension comes either before, and nothing is sent, or after.
  await users.holdStatuses(db, people);
  if ((await queries.listUnpayable(db, people)).length > 0) throw new AppError('PAYEE_NOT_READY');
  const known = await details.listByPerson(db, people);
  const at = now();
  const financialYear = financialYearOf(localDate(at));
  const payee = new Map(lines.map((line) => [line.id, line.beneficiaryId]));
  for (const { id: lineId, ...sums } of await reckon(db, lines)) {
    const own = known.get(payee.get(lineId) ?? '');
    if (!own) throw new AppError('PAYEE_NOT_READY');
    const sealed = seal(JSON.stringify(own), lineId);
    const sent = { status: 'SENT', sentAt: at, financialYear, sealed, account: maskAccount(own) } as const;
    await queries.updateLine(db, lineId, { ...sums, ...sent });
  }
  if (!(await queries.moveBatch(db, id, 'DRAFT', { status: 'SENT', sentAt: at, sentBy: deed.actorId })))
    throw new AppError('STATE_CHANGED');
  await announce(db, deed, batch, id, 'sent');
}

/** The hire ended while the reward was in a draft; a transfer that was already sent is not changed. */
export async function takeOutOfDraft(db: Db, rewardId: string): Promise<void> {
  const found = await queries.findLiveLine(db, rewardId);
  if (!found) return;
  const batch = await queries.lockBatch(db, found.batchId);
  if (batch?.status !== 'DRAFT') return;
  const line = await queries.getLine(db, found.id);
  if (line.status === 'DRAFT') await takeOut(db, BY_TIME, batch.id, [line.id]);
}

const HEADER = [
  'Transfer',
  'Beneficiary name',
  'Method',
  'Account number',
  'IFSC',
  'UPI ID',
  'Amount',
  'Remarks',
];

function payeeOf({ id, sealed }: queries.LineRow): PayoutDetailsInput {
  const text = sealed ? unseal(sealed, id) : undefined;
  if (text === undefined) throw new Error(`the payee of transfer ${id} cannot be read`);
  return JSON.parse(text);
}

interface BankFile {
  name: string;
  text: string;
}

/** Only the transfers without a known result. */
export async function writeBankFile(db: Db, deed: Deed, id: string): Promise<BankFile> {
  const batch = await admit(db, id, 'MARK');
  const lines = await queries.listLines(db, id, 'SENT');
  if (lines.length === 0) throw new AppError('STATE_CHANGED');
  const rows = lines.map((line) => {
    const { legalName, method, accountNumber, ifsc, upiId } = payeeOf(line);
    const remarks = `Medallist payout ${batch.number}`;
    return csvLine([
      ...[line.id, legalName, PAYOUT_METHOD_LABELS[method], accountNumber ?? null, ifsc ?? null],
      ...[upiId ?? null, line.net, remarks],
    ]);
  });
  await announce(db, deed, batch, id, 'downloaded');
  return { name: `payout-${batch.number}.csv`, text: [CSV_START + csvLine(HEADER), ...rows].join('') };
}
