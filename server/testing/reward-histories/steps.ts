import { AppError } from '#contract/core/errors.ts';
import { lastGuaranteedDay } from '#contract/hires/credit.policy.ts';
import { addDays, DAY_MS } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as suspensions from '#server/features/candidate-accounts/suspensions.service.ts';
import * as hires from '#server/features/hires/hires.service.ts';
import * as money from '#server/features/invoices/money.service.ts';
import * as batches from '#server/features/payouts/batches.service.ts';
import * as details from '#server/features/payouts/payouts.service.ts';
import * as settling from '#server/features/payouts/settling.service.ts';
import * as review from '#server/features/referrals/review.service.ts';
import * as holds from '#server/features/rewards/rewards.service.ts';
import { TASKS } from '#server/features.ts';
import { now } from '#server/platform/clock.ts';
import { asAdmin, asCandidate, asMember } from '#server/platform/deed.ts';
import { DETAILS } from '../factories/rewards.ts';
import { setClock, type World } from './world.ts';

const reason = 'Seen by an admin.';

/** A step of a history: `place` chooses the row that it is about. */
export type Act = (tx: Db, world: World, place: number) => Promise<void>;

/** There is nothing that this step can act on. */
export class Nothing extends Error {}

function pick<T>(of: readonly T[], place: number): T {
  const found = of[place % Math.max(1, of.length)];
  if (found === undefined) throw new Nothing();
  return found;
}

const deedOf = ({ adminId }: World) => asAdmin({ userId: adminId }, { ip: '127.0.0.1' });

async function hireIn(tx: Db, statuses: readonly ('RECORDED' | 'CONFIRMED' | 'LEAVING')[], place: number) {
  const rows = tx.selectFrom('hires').selectAll().where('status', 'in', statuses);
  return pick(await rows.orderBy('id').execute(), place);
}

const sideOf = (candidateId: string): hires.Side => ({
  ...asCandidate({ userId: candidateId }),
  owner: { candidateId },
});

async function record(tx: Db, { newcomers }: World): Promise<{ hireId: string; candidateId: string }> {
  const { recruiter, applicationId, candidateId } = pick(newcomers, await countHires(tx));
  const joined = { joinedOn: localDate(now()), annualSalary: 4_000_000 };
  return { hireId: await hires.record(tx, recruiter, applicationId, joined), candidateId };
}

async function countHires(tx: Db): Promise<number> {
  return (await tx.selectFrom('hires').select('id').execute()).length;
}

/** The automatic work of every minute. */
async function sweep(tx: Db): Promise<void> {
  for (const name of ['confirmSilentHires', 'completeHires', 'endSuspensions'])
    await (TASKS.find((task) => task.name === name) ?? fail(name)).run(nested(tx), undefined as never);
}

function fail(name: string): never {
  throw new Error(`There is no task ${name}`);
}

/** A sweep opens a transaction for each row; here they all run in the transaction of the history. */
function nested(tx: Db): Db {
  const db: Db = new Proxy(tx, {
    get(target, key) {
      if (key === 'transaction') return () => ({ execute: (work: (tx: Db) => unknown) => work(tx) });
      const found = Reflect.get(target, key, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
  return db;
}

async function wait(tx: Db, ms: number): Promise<void> {
  await setClock(tx, now().getTime() + ms);
  await sweep(tx);
}

async function rewardIn(tx: Db, place: number) {
  return pick(await tx.selectFrom('rewards').select('id').orderBy('id').execute(), place).id;
}

async function batchIn(tx: Db, status: 'DRAFT' | 'SENT', place: number): Promise<string> {
  const rows = tx.selectFrom('payoutBatches').select('id').where('status', '=', status);
  return pick(await rows.orderBy('number').execute(), place).id;
}

/** Some of the transfers: the first, every other one, or all. */
async function linesIn(tx: Db, batchId: string, status: 'DRAFT' | 'SENT', place: number): Promise<string[]> {
  const rows = tx.selectFrom('payoutLines').select('id').where('batchId', '=', batchId);
  const ids = (await rows.where('status', '=', status).orderBy('place').execute()).map(({ id }) => id);
  if (ids.length === 0) throw new Nothing();
  if (place % 4 === 0) return ids.slice(0, 1);
  return place % 4 === 1 ? ids.filter((_, at) => at % 2 === 0) : ids;
}

async function invoiceIn(tx: Db, place: number, open: 'outstanding' | 'refundDue' | null) {
  const rows = await tx.selectFrom('invoiceBalances').selectAll().orderBy('invoiceId').execute();
  return pick(open ? rows.filter((row) => row[open] > 0) : rows, place);
}

async function leave(tx: Db, place: number): Promise<void> {
  const { id, candidateId, companyId, recordedBy } = await hireIn(tx, ['CONFIRMED'], place);
  await hires.reportLeaving(tx, sideOf(candidateId), id, { leftOn: localDate(now()), cause: 'RESIGNED' });
  // A statement without an answer is confirmed after a week.
  if (place % 3 === 0) return;
  const side = { ...asMember({ userId: recordedBy }), owner: { companyId } };
  await hires.confirm(tx, side, id, 'LEAVING');
}

/** Marking it as paid again has no effect. */
async function payTwice(pay: () => Promise<void>): Promise<void> {
  await pay();
  const again = await pay().catch((error: unknown) => error);
  if (!(again instanceof AppError)) throw new Error('a transfer was marked as paid twice');
}

export const STEPS: Readonly<Record<string, Act>> = {
  hire: async (tx, world) => {
    const { hireId, candidateId } = await record(tx, world);
    await hires.confirm(tx, sideOf(candidateId), hireId, 'JOINING');
  },
  /** Confirmed without an answer, or never joined. */
  record: async (tx, world) => {
    await record(tx, world);
  },
  absent: async (tx, { newcomers }, place) => {
    const { applicationId, candidateId, id } = await hireIn(tx, ['RECORDED'], place);
    const { recruiter } = newcomers.find((one) => one.applicationId === applicationId) ?? fail(id);
    await hires.reportAbsence(tx, recruiter, applicationId);
    await hires.confirm(tx, sideOf(candidateId), id, 'ABSENCE');
  },
  wait: (tx, _, place) => wait(tx, (10 + (place % 50)) * DAY_MS),
  quarter: (tx) => wait(tx, 92 * DAY_MS),
  /** A minute before or after the next financial year begins in India. */
  april: async (tx, _, place) => {
    const day = localDate(now());
    const year = Number(day.slice(0, 4)) + (day.slice(5) >= '04-01' ? 1 : 0);
    const at = Date.parse(`${year}-04-01T00:00:00+05:30`) + (place % 2 === 0 ? -60_000 : 60_000);
    const ahead = at - now().getTime();
    // A second time within that minute, it would set the clock back by the time the steps took, which must
    // not happen.
    if (ahead < 1000) throw new Nothing();
    await wait(tx, ahead);
  },
  leave: (tx, _, place) => leave(tx, place),
  findLeft: async (tx, world, place) => {
    const { id, joinedOn } = await hireIn(tx, ['CONFIRMED'], place);
    const leftOn = place % 2 === 0 ? addDays(joinedOn, 20) : lastGuaranteedDay(joinedOn);
    const found = { leftOn, cause: 'RESIGNED', reportedBy: 'RECRUITER', reason } as const;
    await hires.findLeft(tx, deedOf(world), id, found);
  },
  review: async (tx, world, place) => {
    const decision = place % 2 === 0 ? 'ALLOWED' : 'REFUSED';
    await review.decide(tx, deedOf(world), world.flaggedId, { decision, reason });
  },
  details: async (tx, { beneficiaries }, place) => {
    const pan = place % 4 === 0 ? null : DETAILS.pan;
    await details.saveDetails(
      tx,
      { userId: pick(beneficiaries, place), ip: '127.0.0.1' },
      { ...DETAILS, pan },
    );
  },
  hold: async (tx, world, place) => holds.hold(tx, deedOf(world), await rewardIn(tx, place), reason),
  release: async (tx, world, place) => {
    const held = await tx.selectFrom('rewards').select('id').where('holdReason', 'is not', null).execute();
    await holds.release(tx, deedOf(world), pick(held, place).id);
  },
  draft: async (tx, world, place) => {
    await batches.make(tx, deedOf(world), place % 4 === 0 ? [await rewardIn(tx, place)] : null);
  },
  takeOut: async (tx, world, place) => {
    const id = await batchIn(tx, 'DRAFT', place);
    await batches.takeOut(tx, deedOf(world), id, await linesIn(tx, id, 'DRAFT', place));
  },
  discard: async (tx, world, place) => batches.discard(tx, deedOf(world), await batchIn(tx, 'DRAFT', place)),
  send: async (tx, world, place) => settling.send(tx, deedOf(world), await batchIn(tx, 'DRAFT', place)),
  pay: async (tx, world, place) => {
    const id = await batchIn(tx, 'SENT', place);
    const lineIds = await linesIn(tx, id, 'SENT', place);
    const paid = { lineIds, reference: `UTR ${place}`, paidOn: localDate(now()) };
    await payTwice(() => settling.markPaid(tx, deedOf(world), id, paid));
  },
  fail: async (tx, world, place) => {
    const id = await batchIn(tx, 'SENT', place);
    await settling.markFailed(tx, deedOf(world), id, {
      lineIds: await linesIn(tx, id, 'SENT', place),
      reason,
    });
  },
  suspend: async (tx, world, place) => {
    const userId = pick(world.beneficiaries.slice(0, 2), place);
    const until = place % 2 === 0 ? null : new Date(now().getTime() + 30 * DAY_MS);
    await suspensions.suspend(tx, deedOf(world), { userId, reason, until });
  },
  reinstate: (tx, world, place) =>
    suspensions.activate(tx, deedOf(world), pick(world.beneficiaries.slice(0, 2), place)),
  payInvoice: async (tx, world, place) => {
    const { invoiceId, outstanding } = await invoiceIn(tx, place, 'outstanding');
    const amount = place % 3 === 0 ? Math.ceil(outstanding / 2) : outstanding;
    const withheld = Math.floor(amount / 10);
    const payment = {
      paidOn: localDate(now()),
      received: amount - withheld,
      withheld,
      reference: `P ${place}`,
    };
    await money.pay(tx, deedOf(world), invoiceId, payment);
  },
  credit: async (tx, world, place) => {
    const { invoiceId, credited } = await invoiceIn(tx, place, null);
    const input = { percent: 1 + (place % 100), reason, credited };
    await money.credit(tx, deedOf(world), invoiceId, input);
  },
  refund: async (tx, world, place) => {
    const { invoiceId, refundDue, refunded } = await invoiceIn(tx, place, 'refundDue');
    const input = { refundedOn: localDate(now()), amount: refundDue, reference: `R ${place}`, refunded };
    await money.refund(tx, deedOf(world), invoiceId, input);
  },
};
