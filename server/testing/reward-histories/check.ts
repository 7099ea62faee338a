import type { RewardStanding } from '#contract/labels/referrals.ts';
import type { Books, Line } from './books.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** Sent or arrived: counts towards the tax of a year and what is owed back. */
const isOut = ({ status }: Line) => status === 'SENT' || status === 'PAID';

/** Checks the state of a reward against its entries and transfers. */
function* ofRewards({ rewards, entries, lines, hires }: Books): Generator<string> {
  for (const reward of rewards) {
    const own = entries.filter((one) => one.owner === reward.owner && one.application === reward.application);
    const stepped = new Map(own.map((entry) => [entry.state, entry]));
    const live = lines.filter(
      (line) => line.reward === reward.id && line.status !== 'FAILED' && line.status !== 'REMOVED',
    );
    const hire = hires.find(({ application }) => application === reward.application);
    const paid = live.filter(({ status }) => status === 'PAID');
    const expected: RewardStanding = stepped.has('VOID')
      ? 'VOID'
      : stepped.has('CLAWBACK')
        ? 'CLAWBACK'
        : stepped.has('PAID')
          ? 'PAID'
          : live.length > 0
            ? 'IN_PAYOUT'
            : stepped.has('PAYABLE')
              ? 'PAYABLE'
              : 'EARNED';
    if (own.length !== stepped.size) yield `${reward.id} takes a step twice`;
    if (reward.state !== expected) yield `${reward.id} is ${reward.state}, not ${expected}`;
    if (live.length > 1) yield `${reward.id} is on its way twice`;
    if (paid.length !== (stepped.has('PAID') ? 1 : 0)) yield `${reward.id} has another transfer than payment`;
    if (own.some(({ amount, state }) => amount !== (state === 'CLAWBACK' ? -1 : 1) * reward.amount))
      yield `${reward.id} changes its amount`;
    const guaranteed = hire?.guaranteeEnds ?? Number.POSITIVE_INFINITY;
    for (const state of ['PAYABLE', 'PAID'] as const)
      if ((stepped.get(state)?.at ?? guaranteed) < guaranteed) yield `${reward.id} is ${state} before day 90`;
    if ((stepped.has('PAID') || live.length > 0) && !stepped.has('PAYABLE'))
      yield `${reward.id} was never payable`;
    const isOver = hire?.status === 'LEFT' || hire?.status === 'DID_NOT_JOIN';
    if (isOver && !['VOID', 'CLAWBACK'].includes(reward.state) && !reward.endsWithPayout)
      yield `${reward.id} stands although the hire ended`;
  }
}

/**
 * Earned equals held, payable, in payout, paid, taken back and void; paid equals transferred, withheld and
 * set off.
 */
function* ofSums({ rewards, entries, lines }: Books): Generator<string> {
  const entered = (state: string) =>
    sum(entries.filter((one) => one.state === state).map(({ amount }) => amount));
  const on = (...shelves: string[]) =>
    sum(rewards.filter(({ shelf }) => shelves.includes(shelf)).map(({ amount }) => amount));
  const ended = entered('VOID') - entered('CLAWBACK');
  if (entered('EARNED') !== on('HELD', 'PAYABLE', 'IN_PAYOUT', 'PAID') + ended)
    yield 'what was earned is not there';
  if (on('ENDED') !== ended) yield 'what ended is not void or taken back';
  const paid = lines.filter(({ status }) => status === 'PAID');
  if (sum(paid.map(({ net, withheld, setOff }) => net + withheld + setOff)) !== entered('PAID'))
    yield 'what was transferred, withheld and set off is not what was paid';
}

function* ofPeople({ entries, lines, owed }: Books): Generator<string> {
  for (const owner of new Set(entries.map((entry) => entry.owner))) {
    const back = -sum(
      entries.filter((one) => one.owner === owner && one.state === 'CLAWBACK').map(({ amount }) => amount),
    );
    const own = lines.filter((line) => line.owner === owner && line.year !== null);
    const left = back - sum(own.filter(isOut).map(({ setOff }) => setOff));
    if (left < 0 || left !== (owed.find((one) => one.owner === owner)?.owed ?? 0))
      yield `${owner} owes ${left}`;
    for (const [year, sent] of Map.groupBy(own, (line) => line.year)) {
      const [taxed, due] = [sum(sent.filter(isOut).map(({ taxable }) => taxable)), dueOf(sent.filter(isOut))];
      // A transfer that came back after later ones were taxed lowers the tax due; the next ones of the year
      // compensate for it.
      const hasFailed = sent.some(({ status }) => status === 'FAILED');
      if (taxed < due || taxed > (hasFailed ? dueOf(sent) : due))
        yield `${owner} is taxed by ${taxed} in ${year}, not ${due}`;
    }
  }
}

/** The amount above the threshold of everything sent to a person in a year. */
function dueOf(lines: readonly Line[]): number {
  return Math.max(0, sum(lines.map(({ gross, setOff }) => gross - setOff)) - (lines[0]?.threshold ?? 0));
}

function* ofTransfers({ lines, batches }: Books): Generator<string> {
  for (const { id, gross, setOff, taxable, withheld, net, percent } of lines) {
    if (net !== gross - setOff - withheld || Math.min(net, setOff, withheld) < 0)
      yield `${id} does not add up`;
    if (withheld !== Math.round((taxable * percent) / 100)) yield `${id} withholds ${withheld}`;
  }
  for (const batch of batches) {
    const own = lines.filter((line) => line.batch === batch.id && line.status !== 'REMOVED');
    const counted = (...statuses: string[]) => own.filter(({ status }) => statuses.includes(status)).length;
    const sums = [own.length, counted('DRAFT', 'SENT'), counted('PAID'), counted('FAILED')];
    for (const part of ['gross', 'setOff', 'withheld', 'net'] as const)
      sums.push(sum(own.map((line) => line[part])));
    const { lines: all, open, paid, failed, gross, setOff, withheld, net } = batch;
    if (sums.join() !== [all, open, paid, failed, gross, setOff, withheld, net].join())
      yield `payout ${batch.id} is not its lines`;
    if (batch.status === 'SETTLED' && open > 0) yield `payout ${batch.id} is settled too early`;
  }
}

function* ofInvoices({ invoices, numbers, hires }: Books): Generator<string> {
  for (const { total, credited, received, withheld, refunded, outstanding, refundDue } of invoices) {
    if (total - credited - received - withheld + refunded !== outstanding - refundDue)
      yield 'an invoice does not balance';
    if (Math.min(outstanding, refundDue) < 0) yield 'less than nothing is outstanding';
  }
  for (const [series, own] of Map.groupBy(numbers, (one) => one.series)) {
    const found = own.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
    if (found.some((sequence, place) => sequence !== place + 1)) yield `${series} has a gap`;
  }
  const billed = hires.filter(
    ({ status }) => status === 'CONFIRMED' || status === 'LEAVING' || status === 'LEFT',
  );
  if (invoices.length < billed.length) yield 'a hire has no invoice';
}

/** Entries never change, and nobody is sent anything while their account is locked. */
function* ofChanges(before: Books, after: Books): Generator<string> {
  const entries = new Map(after.entries.map((entry) => [entry.id, JSON.stringify(entry)]));
  for (const entry of before.entries)
    if (entries.get(entry.id) !== JSON.stringify(entry)) yield `entry ${entry.id} changed`;
  const former = new Map(before.lines.map((line) => [line.id, line]));
  for (const line of after.lines) {
    const was = former.get(line.id);
    const isNew = line.year !== null && (was?.year ?? null) === null;
    if (isNew && after.locked.includes(line.owner))
      yield `${line.id} goes to somebody whose account is locked`;
    const { status: _, ...sent } = line;
    if (
      was &&
      was.year !== null &&
      JSON.stringify({ ...was, status: undefined }) !== JSON.stringify({ ...sent, status: undefined })
    )
      yield `transfer ${line.id} changed after it was sent`;
  }
}

/** Every sentence names a violation of the rules of the ledger after a step. */
export function faultsOf(before: Books, after: Books): string[] {
  return [
    ...[...ofRewards(after), ...ofSums(after), ...ofPeople(after), ...ofTransfers(after)],
    ...[...ofInvoices(after), ...ofChanges(before, after)],
  ];
}
