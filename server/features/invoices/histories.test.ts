import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '#contract/core/errors.ts';
import type { Sums } from '#contract/invoices/tax.ts';
import type { Db } from '#server/db/schema/database.ts';
import { asAdmin } from '#server/platform/deed.ts';
import { registerReactions } from '#server/platform/events.ts';
import { createAdmin, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { insertHire, invoiceOf } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';
import { getBalance, listCreditNotes } from './invoices.queries.ts';
import * as invoices from './invoices.service.ts';
import { readBooks } from './ledger.service.ts';
import * as money from './money.service.ts';

const HISTORIES = 1000;

const server = ownServer();
let recruiter: TestRecruiter;
let candidate: { id: string };
let adminId: string;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  candidate = await createSearchableCandidate(server.db);
  adminId = (await createAdmin(server.db)).id;
  // Only the books are tested here, so notifications are switched off.
  registerReactions([]);
});

const whole = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));
/** Shares of the open amount, in percent: a part, all, or more than all. */
const share = fc.oneof({ weight: 2, arbitrary: whole(1, 60) }, { weight: 1, arbitrary: whole(98, 103) });
const Pay = fc.record({ kind: fc.constant('PAY' as const), share, tds: whole(0, 30), again: fc.boolean() });
const Percent = fc.record({ kind: fc.constant('PERCENT' as const), percent: whole(1, 100) });
const Amount = fc.record({ kind: fc.constant('AMOUNT' as const), share, isStale: fc.boolean() });
const Refund = fc.record({ kind: fc.constant('REFUND' as const), share, again: fc.boolean() });
const Leave = fc.record({ kind: fc.constant('LEAVE' as const), percent: fc.constantFrom(100, 75, 50) });
const Step = fc.oneof(
  { weight: 6, arbitrary: Pay },
  { weight: 1, arbitrary: Percent },
  { weight: 2, arbitrary: Amount },
  { weight: 4, arbitrary: Refund },
  { weight: 1, arbitrary: Leave },
);
type Step = typeof Step extends fc.Arbitrary<infer T> ? T : never;

const History = fc.record({
  annualSalary: fc.oneof(whole(1, 500), whole(1_000_000, 200_000_000)),
  steps: fc.array(Step, { minLength: 3, maxLength: 7 }),
});

/** The expected books, computed independently. */
class Expected {
  credited = 0;
  received = 0;
  withheld = 0;
  refunded = 0;
  hasLeft = false;
  readonly total: number;

  constructor(total: number) {
    this.total = total;
  }

  get paid() {
    return this.received + this.withheld;
  }
  get outstanding() {
    return Math.max(this.total - this.credited - this.paid, 0);
  }
  get refundDue() {
    return Math.max(this.credited + this.paid - this.total, 0) - this.refunded;
  }
  get status() {
    if (this.total > 0 && this.credited === this.total) return 'CREDITED';
    return this.outstanding === 0 ? 'PAID' : 'ISSUED';
  }
}

/** Whether the step succeeded. A refusal with a message is not an error of the database. */
async function tries(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const part = (amount: number, hundredths: number) => Math.ceil((amount * hundredths) / 100);
const totalOf = (notes: readonly Sums[]) => notes.reduce((sum, { total }) => sum + total, 0);

async function walk(tx: Db, invoice: { id: string; hireId: string }, steps: readonly Step[], due: Expected) {
  const deed = asAdmin({ userId: adminId }, {});
  const done: string[] = [];
  for (const [place, step] of steps.entries()) {
    const day = dayIn(0);
    const reference = `UTR ${place}`;
    if (step.kind === 'PAY') {
      const amount = part(due.outstanding, step.share);
      const withheld = part(amount, step.tds);
      const body = { paidOn: day, received: amount - withheld, withheld, reference };
      const isRight = amount > 0 && amount <= due.outstanding;
      if (amount > 0) expect(await tries(() => money.pay(tx, deed, invoice.id, body))).toBe(isRight);
      if (isRight) {
        due.received += body.received;
        due.withheld += withheld;
        if (step.again) expect(await tries(() => money.pay(tx, deed, invoice.id, body))).toBe(false);
        done.push('PAY');
      }
    } else if (step.kind === 'REFUND') {
      const amount = part(due.refundDue, step.share);
      const body = { refundedOn: day, amount, reference, refunded: due.refunded };
      const isRight = amount > 0 && amount <= due.refundDue;
      if (amount > 0) expect(await tries(() => money.refund(tx, deed, invoice.id, body))).toBe(isRight);
      if (isRight) {
        due.refunded += amount;
        if (step.again) expect(await tries(() => money.refund(tx, deed, invoice.id, body))).toBe(false);
        done.push('REFUND');
      }
    } else {
      const left = due.total - due.credited;
      const before = due.credited;
      if (step.kind === 'AMOUNT') {
        const amount = part(left, step.share);
        const body = { amount, reason: 'Agreed', credited: before + (step.isStale ? 1 : 0) };
        const did = amount > 0 && (await tries(() => money.credit(tx, deed, invoice.id, body)));
        if (did) expect(amount <= left && !step.isStale).toBe(true);
        if (did) due.credited += amount;
        if (did) done.push('CREDIT');
      } else {
        if (step.kind === 'LEAVE') {
          const leaving = { hireId: invoice.hireId, cause: 'LEFT', percent: step.percent } as const;
          await invoices.credit(tx, leaving);
        } else {
          const body = { percent: step.percent, reason: 'Agreed', credited: before };
          await tries(() => money.credit(tx, deed, invoice.id, body));
        }
        due.credited = totalOf(await listCreditNotes(tx, [invoice.id]));
        // Accurate to the rupee by which each of three amounts is rounded.
        const most = Math.min((due.total * step.percent) / 100 + 2, left);
        expect(due.credited - before).toBeLessThanOrEqual(most);
        expect(due.credited).toBeGreaterThanOrEqual(before);
        if (step.kind === 'LEAVE' && due.hasLeft) expect(due.credited).toBe(before);
        if (step.kind === 'LEAVE' && due.credited > before) due.hasLeft = true;
        if (due.credited > before) done.push('CREDIT');
      }
    }
    const { total, credited, received, withheld, refunded, outstanding, refundDue, status } =
      await getBalance(tx, invoice.id);
    const kept = { total, credited, received, withheld, refunded, outstanding, refundDue, status };
    expect(kept).toEqual({
      ...{ total: due.total, credited: due.credited, received: due.received, withheld: due.withheld },
      ...{
        refunded: due.refunded,
        outstanding: due.outstanding,
        refundDue: due.refundDue,
        status: due.status,
      },
    });
    expect(total - credited - received - withheld + refunded).toBe(outstanding - refundDue);
    expect(Math.min(credited, received, withheld, refunded, outstanding, refundDue)).toBeGreaterThanOrEqual(
      0,
    );
  }
  return done;
}

/** Faults about the state of hires are ignored, because these histories do not change it. */
async function faults(tx: Db): Promise<string[]> {
  const found = await readBooks(tx);
  return found.faults.filter((fault) => !/credits a hire that did not end$/.test(fault));
}

test(`over ${HISTORIES} histories every step keeps the books balanced`, { timeout: 600_000 }, async () => {
  const tally: Record<string, number> = {};
  for (const [place, { annualSalary, steps }] of fc
    .sample(History, { numRuns: HISTORIES, seed: 54 })
    .entries()) {
    await server.db.transaction().execute(async (tx) => {
      const { hireId } = await insertHire(tx, { recruiter, candidate, annualSalary });
      await invoices.issue(tx, hireId);
      const invoice = await invoiceOf(tx, hireId);
      const notes = steps.map(({ kind }) => kind).join(' ');
      const done = await walk(tx, invoice, steps, new Expected(invoice.total)).catch((error) => {
        throw new Error(`history ${place} of ${annualSalary}: ${notes}`, { cause: error });
      });
      for (const kind of done) tally[kind] = (tally[kind] ?? 0) + 1;
      if (place % 100 === 99) expect(await faults(tx)).toEqual([]);
    });
  }
  // The test is only meaningful if each of these happened often.
  expect(tally.PAY).toBeGreaterThan(800);
  expect(tally.CREDIT).toBeGreaterThan(500);
  expect(tally.REFUND).toBeGreaterThan(75);
});
