import { beforeAll, expect, test } from 'vitest';
import { fillDemo } from '#server/db/demo/fill.ts';
import { sum } from '#server/features/invoices/admin-invoices.service.ts';
import { checkBooks } from '#server/features/invoices/ledger.service.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
beforeAll(async () => {
  await fillDemo(server.db, 300);
});

test('the books of the demo marketplace balance', async () => {
  const { faults, figures } = await checkBooks(server.db);
  expect(faults).toEqual([]);
  expect(figures.invoices).toBeGreaterThan(10);
});

test('its invoices are in every state, and the sweeps find nothing to correct', async () => {
  const statuses = () =>
    server.db.selectFrom('invoiceBalances').select(['invoiceId', 'status']).orderBy('invoiceId').execute();
  const before = await statuses();
  expect([...new Set(before.map(({ status }) => status))].toSorted()).toEqual([
    'CREDITED',
    'ISSUED',
    'OVERDUE',
    'PAID',
  ]);
  await server.runTasks();
  expect(await statuses()).toEqual(before);
});

test('every age has unpaid invoices, some are paid in part or with TDS, and refunds are due and done', async () => {
  const { ages, totals } = await sum(server.db);
  for (const { age, count } of ages) expect(count, age).toBeGreaterThan(0);
  expect(totals.refundsDue).toBeGreaterThan(0);
  expect(totals.refunded).toBeGreaterThan(0);
  const balances = await server.db.selectFrom('invoiceBalances').selectAll().execute();
  expect(balances.some(({ received, outstanding }) => received > 0 && outstanding > 0)).toBe(true);
  expect(balances.some(({ status, withheld }) => status === 'PAID' && withheld > 0)).toBe(true);
});
