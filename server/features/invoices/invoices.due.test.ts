import { afterEach, expect, test } from 'vitest';
import { getInvoice, listInvoices } from '#contract/invoices/billing.ts';
import { addDays, dayInWords } from '#contract/kit/days.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { invoiceOne, payOne } from '#server/testing/factories/invoices.ts';
import { ownServer } from '#server/testing/server.ts';
import { dueTimes, reminderDue } from './invoices.service.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

type Issued = Awaited<ReturnType<typeof invoiceOne>>;

/** Runs the sweeps at this time in India, `seconds` later. */
async function sweepAt(day: string, time: string, seconds = 0): Promise<void> {
  const at = toInstant(day, time).getTime() + seconds * 1000;
  await server.moveClock(Math.ceil((at - Date.now()) / 1000));
  await server.runTasks('markOverdueInvoices', 'remindOfInvoices');
}

async function reminders({ recruiter }: Issued): Promise<string[]> {
  const mails = await server.mailsTo(recruiter.email);
  return mails.map(({ subject }) => subject).filter((subject) => / due /.test(subject));
}

async function statusOf({ invoice }: Issued) {
  const row = await server.db
    .selectFrom('invoiceBalances')
    .select('status')
    .where('invoiceId', '=', invoice.id)
    .executeTakeFirstOrThrow();
  return row.status;
}

test('owners are reminded at nine, three days before, on the day and a week after, each time once', async () => {
  const issued = await invoiceOne(server.db);
  const { number, dueOn } = issued.invoice;
  await sweepAt(addDays(dueOn, -3), '09:00', -60);
  expect(await reminders(issued)).toEqual([]);
  const expected: string[] = [];
  for (const [days, words] of [
    [-3, `Invoice ${number} is due on ${dayInWords(dueOn)}`],
    [0, `Invoice ${number} is due today`],
    [7, `Invoice ${number} was due on ${dayInWords(dueOn)}`],
  ] as const) {
    await sweepAt(addDays(dueOn, days), '09:00', 1);
    await server.runTasks();
    expected.unshift(words);
    expect(await reminders(issued)).toEqual(expected);
  }
});

test('it is overdue from the first moment after its last day in India', async () => {
  const issued = await invoiceOne(server.db);
  const { dueOn } = issued.invoice;
  const after = addDays(dueOn, 1);
  await sweepAt(after, '00:00', -60);
  expect(await statusOf(issued)).toBe('ISSUED');
  await sweepAt(after, '00:00', 1);
  expect(await statusOf(issued)).toBe('OVERDUE');
  await server.moveClock(0);
  const { data } = await server.as(issued.recruiter).call(listInvoices);
  expect(data).toMatchObject({ counts: { OVERDUE: 1 }, totals: { overdue: 393_176, outstanding: 393_176 } });
});

test('a paid or credited one gets no reminders and is never overdue', async () => {
  const paid = await invoiceOne(server.db);
  await payOne(server.db, { id: paid.invoice.id, recordedBy: paid.recruiter.id }, { received: 393_176 });
  await sweepAt(addDays(paid.invoice.dueOn, 8), '09:00', 1);
  expect(await reminders(paid)).toEqual([]);
  expect(await statusOf(paid)).toBe('PAID');
});

test('after a part payment the rest is reminded of, and a late payment ends the overdue status', async () => {
  const issued = await invoiceOne(server.db);
  const payment = { id: issued.invoice.id, recordedBy: issued.recruiter.id };
  await payOne(server.db, payment, { received: 300_000 });
  await sweepAt(addDays(issued.invoice.dueOn, 8), '09:00');
  const mails = await server.mailsTo(issued.recruiter.email);
  const reminder = mails.find(({ subject }) => subject.includes(issued.invoice.number));
  expect(reminder?.textBody).toContain('₹93,176 is outstanding');
  expect(await statusOf(issued)).toBe('OVERDUE');
  await payOne(server.db, payment, { received: 93_176 });
  expect(await statusOf(issued)).toBe('PAID');
  await server.moveClock(0);
  const { data } = await server.as(issued.recruiter).call(getInvoice, { params: { id: issued.invoice.id } });
  expect(data.payments).toMatchObject([{ received: 300_000 }, { received: 93_176, withheld: 0 }]);
});

test('after a long downtime of the server one reminder is sent, the latest', async () => {
  const issued = await invoiceOne(server.db);
  await sweepAt(addDays(issued.invoice.dueOn, 20), '12:00');
  await server.runTasks();
  expect(await reminders(issued)).toEqual([
    `Invoice ${issued.invoice.number} was due on ${dayInWords(issued.invoice.dueOn)}`,
  ]);
});

test('a reminder that would be due before the issue is dropped', () => {
  const issuedAt = toInstant('2026-11-10', '10:00');
  const times = dueTimes('2026-11-11', issuedAt);
  expect(times.remindBeforeAt).toBeNull();
  expect(times.remindDueAt).toEqual(new Date('2026-11-11T03:30:00Z'));
  expect(times.overdueFrom).toEqual(new Date('2026-11-11T18:30:00Z'));
  expect(reminderDue(times, new Date('2026-11-11T03:29:59Z'))).toBeUndefined();
  expect(reminderDue(times, new Date('2026-11-11T03:30:00Z'))).toBe('TODAY');
});
