import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditPercent } from '#contract/hires/credit.policy.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { insertHire, invoiceOne, payOne } from '#server/testing/factories/invoices.ts';
import { ownServer, type TestServer } from '#server/testing/server.ts';
import * as invoices from './invoices.service.ts';
import { checkBooks } from './ledger.service.ts';

const server = ownServer();

const inOwn = (work: (tx: TestServer['db']) => Promise<void>) => server.db.transaction().execute(work);

/** Ignores faults about the state of hires, which these tests do not change. */
async function faults(): Promise<string[]> {
  const found = await checkBooks(server.db);
  return found.faults.filter((fault) => !/credits a hire that did not end$/.test(fault));
}

test('when twenty processes confirm one hire one invoice is issued, and no number is lost', async () => {
  const before = (await invoiceOne(server.db)).invoice;
  const { hireId } = await insertHire(server.db);
  const tries = Array.from({ length: 20 }, () => inOwn((tx) => invoices.issue(tx, hireId)));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
  const issued = await server.db.selectFrom('invoices').selectAll().where('hireId', '=', hireId).execute();
  expect(issued).toHaveLength(1);
  expect(issued[0]?.sequence).toBe(before.sequence + 1);
  expect((await invoiceOne(server.db)).invoice.sequence).toBe(before.sequence + 2);
  expect(await faults()).toEqual([]);
});

test('twenty hires that are confirmed at once get twenty consecutive numbers', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  const hires: string[] = [];
  for (let place = 0; place < 20; place += 1) {
    hires.push((await insertHire(server.db, { recruiter, candidate })).hireId);
  }
  await Promise.all(hires.map((hireId) => inOwn((tx) => invoices.issue(tx, hireId))));
  const rows = await server.db
    .selectFrom('invoices')
    .select('sequence')
    .where('hireId', 'in', hires)
    .execute();
  const sequences = rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
  expect(sequences).toEqual(sequences.map((_, place) => (sequences[0] ?? 0) + place));
  expect(await faults()).toEqual([]);
});

test('when twenty processes credit one leaving one credit note is issued', async () => {
  const { hireId, invoice } = await invoiceOne(server.db);
  const left = { hireId, cause: 'LEFT', percent: 75 } as const;
  await Promise.all(Array.from({ length: 20 }, () => inOwn((tx) => invoices.credit(tx, left))));
  const notes = await server.db
    .selectFrom('creditNotes')
    .selectAll()
    .where('invoiceId', '=', invoice.id)
    .execute();
  expect(notes).toMatchObject([{ total: 294_882 }]);
  expect(await faults()).toEqual([]);
});

async function outstandingOf(invoiceId: string): Promise<number> {
  const balances = server.db.selectFrom('invoiceBalances').select('outstanding');
  return (await balances.where('invoiceId', '=', invoiceId).executeTakeFirstOrThrow()).outstanding;
}

const History = fc.record({
  annualSalary: fc.integer({ min: 1, max: 100_000_000 }),
  fails: fc.boolean(),
  left: fc.option(fc.integer({ min: 0, max: 90 })),
  isFoundAbsent: fc.boolean(),
  payments: fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 200_000 })), {
    maxLength: 2,
  }),
});

test('over 60 random histories the books balance after each', { timeout: 120_000 }, async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  for (const history of fc.sample(History, { numRuns: 60, seed: 7 })) {
    const { hireId } = await insertHire(server.db, {
      recruiter,
      candidate,
      annualSalary: history.annualSalary,
    });
    if (history.fails) {
      const failing = inOwn(async (tx) => {
        await invoices.issue(tx, hireId);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
    }
    await inOwn((tx) => invoices.issue(tx, hireId));
    const { id } = await server.db
      .selectFrom('invoices')
      .select('id')
      .where('hireId', '=', hireId)
      .executeTakeFirstOrThrow();
    for (const [received, withheld] of history.payments) {
      const owed = (await outstandingOf(id)) - withheld;
      if (owed < 0) continue;
      const payment = { received: Math.min(received, owed), withheld };
      if (payment.received + withheld > 0) await payOne(server.db, { id, recordedBy: recruiter.id }, payment);
    }
    if (history.left !== null) {
      const percent = creditPercent(history.left);
      await inOwn((tx) => invoices.credit(tx, { hireId, cause: 'LEFT', percent }));
    }
    if (history.isFoundAbsent)
      await inOwn((tx) => invoices.credit(tx, { hireId, cause: 'DID_NOT_JOIN', percent: 100 }));
    expect(await faults()).toEqual([]);
  }
  const { figures } = await checkBooks(server.db);
  expect(Math.min(...Object.values(figures))).toBeGreaterThanOrEqual(0);
  expect(figures.credited).toBeLessThanOrEqual(figures.invoiced);
});
