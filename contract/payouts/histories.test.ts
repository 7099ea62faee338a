import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financialYearOf } from '../invoices/numbering.ts';
import { localDate } from '../kit/zoned-time.ts';
import type { LineStatus } from '../labels/payouts.ts';
import type { RewardStanding } from '../labels/referrals.ts';
import { reckonLine, reckonLines } from './tds.ts';
import { batchMoves, lineMoves, rewardMoves } from './transitions.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-07-01T06:00:00Z');
const THRESHOLD = 20_000;
const OWNERS = 2;

interface Reward {
  owner: number;
  amount: number;
  status: RewardStanding;
  dueAt: Date;
  holdReason: string | null;
  awaitsReview: boolean;
  payableAt: number | null;
  timesPaid: number;
  endsWithPayout: boolean;
}

interface Line {
  reward: Reward;
  status: LineStatus;
  year: string;
  setOff: number;
  taxable: number;
  withheld: number;
  net: number;
}

/** A model of the ledger that uses the product's own transition tables and sums. */
class Books {
  now = START;
  rewards: Reward[] = [];
  lines: Line[] = [];
  hasPan = Array<boolean>(OWNERS).fill(true);
  isSuspended = Array<boolean>(OWNERS).fill(false);
  failedIn = new Set<string>();

  get at() {
    return new Date(this.now);
  }

  get year() {
    return financialYearOf(localDate(this.at));
  }

  pick(of: readonly Reward[], place: number) {
    return of[place % Math.max(1, of.length)];
  }

  owed(owner: number): number {
    const taken = this.rewards.filter((one) => one.owner === owner && one.status === 'CLAWBACK');
    const live = this.lines.filter(({ reward, status }) => reward.owner === owner && isCounted(status));
    return sum(taken.map(({ amount }) => amount)) - sum(live.map(({ setOff }) => setOff));
  }

  paidBefore(owner: number) {
    const own = this.lines.filter(
      ({ reward, status, year }) => reward.owner === owner && isCounted(status) && year === this.year,
    );
    return {
      base: sum(own.map(({ reward, setOff }) => reward.amount - setOff)),
      taxed: sum(own.map(({ taxable }) => taxable)),
    };
  }

  end(reward: Reward) {
    if (reward.status === 'IN_PAYOUT') {
      const line = this.lines.find((one) => one.reward === reward && one.status === 'DRAFT');
      if (!line) {
        reward.endsWithPayout = true;
        return;
      }
      line.status = lineMoves.admit('REMOVE', line, 'SYSTEM', this.at);
      reward.status = rewardMoves.admit('RETURN', reward, 'SYSTEM', this.at);
    }
    if (!rewardMoves.refusal('END', reward, 'SYSTEM', this.at)) {
      reward.status = rewardMoves.admit('END', reward, 'SYSTEM', this.at);
    }
  }

  send() {
    const drafts = this.lines.filter(({ status }) => status === 'DRAFT');
    for (let owner = 0; owner < OWNERS; owner++) {
      const own = drafts.filter(({ reward }) => reward.owner === owner);
      const terms = { threshold: THRESHOLD, percent: this.hasPan[owner] ? 2 : 20 };
      const sums = reckonLines(
        own.map(({ reward }) => ({ gross: reward.amount, terms })),
        { owedBack: this.owed(owner), before: this.paidBefore(owner) },
      );
      own.forEach((line, place) => {
        Object.assign(line, sums[place], {
          year: this.year,
          status: lineMoves.admit('SEND', line, 'ADMIN', this.at),
        });
      });
    }
  }

  settle(line: Line, isPaid: boolean) {
    const { reward } = line;
    if (isPaid) {
      line.status = lineMoves.admit('PAY', line, 'ADMIN', this.at);
      reward.status = rewardMoves.admit('PAY', reward, 'ADMIN', this.at);
      reward.timesPaid += 1;
    } else {
      line.status = lineMoves.admit('FAIL', line, 'ADMIN', this.at);
      reward.status = rewardMoves.admit('RETURN', reward, 'ADMIN', this.at);
      this.failedIn.add(`${reward.owner} ${line.year}`);
    }
    if (reward.endsWithPayout) this.end(reward);
  }
}

const isCounted = (status: LineStatus) => status === 'SENT' || status === 'PAID';
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Step = (books: Books, place: number) => void;

const STEPS: Readonly<Record<string, Step>> = {
  hire: (books, place) => {
    const amount = place % 3 === 0 ? 10_000 : 20_000;
    books.rewards.push({
      ...{ owner: place % OWNERS, amount, status: 'EARNED', dueAt: new Date(books.now + 91 * DAY) },
      ...{ holdReason: null, awaitsReview: place % 7 === 0, payableAt: null, timesPaid: 0 },
      endsWithPayout: false,
    });
  },
  wait: (books, place) => {
    books.now += (15 + (place % 45)) * DAY;
  },
  complete: (books) => {
    for (const reward of books.rewards) {
      if (rewardMoves.refusal('COMPLETE', reward, 'SYSTEM', books.at)) continue;
      reward.status = rewardMoves.admit('COMPLETE', reward, 'SYSTEM', books.at);
      reward.payableAt = books.now;
    }
  },
  leave: (books, place) => {
    const reward = books.pick(books.rewards, place);
    if (reward) books.end(reward);
  },
  review: (books, place) => {
    const reward = books.pick(
      books.rewards.filter((one) => one.awaitsReview),
      place,
    );
    if (!reward) return;
    if (place % 2 === 0) reward.awaitsReview = false;
    else books.end(reward);
  },
  hold: (books, place) => {
    const reward = books.pick(books.rewards, place);
    if (reward && !rewardMoves.refusal('HOLD', reward, 'ADMIN', books.at)) reward.holdReason = 'Wait.';
  },
  release: (books, place) => {
    const reward = books.pick(books.rewards, place);
    if (reward && !rewardMoves.refusal('RELEASE', reward, 'ADMIN', books.at)) reward.holdReason = null;
  },
  draft: (books) => {
    for (const reward of books.rewards) {
      if (books.isSuspended[reward.owner] || rewardMoves.refusal('DRAFT', reward, 'ADMIN', books.at))
        continue;
      reward.status = rewardMoves.admit('DRAFT', reward, 'ADMIN', books.at);
      const none = { year: '', setOff: 0, taxable: 0, withheld: 0, net: reward.amount };
      books.lines.push({ reward, status: 'DRAFT', ...none });
    }
  },
  takeOut: (books, place) => {
    const drafts = books.lines.filter(({ status }) => status === 'DRAFT');
    const line = drafts[place % Math.max(1, drafts.length)];
    if (!line) return;
    line.status = lineMoves.admit('REMOVE', line, 'ADMIN', books.at);
    line.reward.status = rewardMoves.admit('RETURN', line.reward, 'ADMIN', books.at);
  },
  send: (books) => books.send(),
  pay: (books, place) => settleOne(books, place, true),
  fail: (books, place) => settleOne(books, place, false),
  suspend: (books, place) => {
    books.isSuspended[place % OWNERS] = place % 4 < 2;
  },
  changePan: (books, place) => {
    books.hasPan[place % OWNERS] = place % 3 > 0;
  },
};

function settleOne(books: Books, place: number, isPaid: boolean) {
  const sent = books.lines.filter(({ status }) => status === 'SENT');
  const line = sent[place % Math.max(1, sent.length)];
  if (line) books.settle(line, isPaid);
}

function check(books: Books) {
  const { rewards, lines } = books;
  const of = (...states: RewardStanding[]) =>
    sum(rewards.filter(({ status }) => states.includes(status)).map(({ amount }) => amount));
  const earned = sum(rewards.map(({ amount }) => amount));
  expect(of('EARNED', 'PAYABLE', 'IN_PAYOUT', 'VOID') + of('PAID', 'CLAWBACK')).toBe(earned);
  const paid = lines.filter(({ status }) => status === 'PAID');
  expect(sum(paid.map(({ net, withheld, setOff }) => net + withheld + setOff))).toBe(of('PAID', 'CLAWBACK'));
  for (const reward of rewards) {
    expect(reward.timesPaid).toBeLessThanOrEqual(1);
    expect(reward.payableAt ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(reward.dueAt.getTime());
    if (reward.timesPaid > 0) expect(reward.payableAt).not.toBeNull();
    const live = lines.filter(
      (line) => line.reward === reward && ['DRAFT', 'SENT', 'PAID'].includes(line.status),
    );
    expect(live.length).toBeLessThanOrEqual(1);
    expect(reward.status === 'IN_PAYOUT').toBe(live.some(({ status }) => status !== 'PAID'));
  }
  for (const { net, setOff, reward } of lines) {
    expect(net).toBeGreaterThanOrEqual(0);
    expect(setOff).toBeLessThanOrEqual(reward.amount);
  }
  for (let owner = 0; owner < OWNERS; owner++) {
    expect(books.owed(owner)).toBeGreaterThanOrEqual(0);
    const own = lines.filter(({ reward, status }) => reward.owner === owner && isCounted(status));
    for (const year of new Set(own.map((line) => line.year))) {
      const inYear = own.filter((line) => line.year === year);
      const base = sum(inYear.map(({ reward, setOff }) => reward.amount - setOff));
      const taxed = sum(inYear.map(({ taxable }) => taxable));
      const due = Math.max(0, base - THRESHOLD);
      // A taxed transfer that came back lowers the tax due; later transfers compensate for it.
      if (books.failedIn.has(`${owner} ${year}`)) expect(taxed).toBeGreaterThanOrEqual(due);
      else expect(taxed).toBe(due);
    }
  }
}

/** These steps are more frequent: otherwise few histories would reach a payment. */
const OFTEN = ['hire', 'wait', 'wait', 'complete', 'complete', 'draft', 'send', 'pay', 'pay'];
const History = fc.array(
  fc.tuple(fc.constantFrom(...Object.keys(STEPS), ...OFTEN), fc.integer({ min: 0, max: 10_000 })),
  { minLength: 30, maxLength: 120, size: 'max' },
);

test('in 1,500 histories the sums agree after every step, and nothing is paid twice or before day 90', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(History, (history) => {
      const books = new Books();
      for (const [name, place] of history) {
        STEPS[name]?.(books, place);
        check(books);
      }
      for (const { status } of books.rewards) seen.add(status);
      for (const { status, withheld, setOff, year } of books.lines) {
        seen.add(`line ${status}`);
        if (withheld > 0) seen.add('taxed');
        if (setOff > 0) seen.add('set off');
        if (year) seen.add(year);
      }
    }),
    { numRuns: 1500, seed: 20_261_123 },
  );
  for (const one of [
    'VOID',
    'CLAWBACK',
    'PAID',
    'line FAILED',
    'line REMOVED',
    'taxed',
    'set off',
    '26-27',
    '27-28',
  ])
    expect(seen).toContain(one);
}, 120_000);

describe('one transfer', () => {
  const terms = { threshold: 20_000, percent: 2 };
  test.each([
    ['nothing below the threshold', 20_000, 0, { base: 0, taxed: 0 }, [0, 0, 0, 20_000]],
    ['what exceeds it', 20_000, 0, { base: 10_000, taxed: 0 }, [0, 10_000, 200, 19_800]],
    ['all of it above the threshold', 10_000, 0, { base: 40_000, taxed: 20_000 }, [0, 10_000, 200, 9800]],
    ['nothing of what is set off', 20_000, 20_000, { base: 40_000, taxed: 20_000 }, [20_000, 0, 0, 0]],
    ['the rest, if a part is set off', 20_000, 5000, { base: 20_000, taxed: 0 }, [5000, 15_000, 300, 14_700]],
    [
      'no more, if a failed transfer was taxed before',
      20_000,
      0,
      { base: 20_000, taxed: 20_000 },
      [0, 0, 0, 20_000],
    ],
    ['never more than it is', 10_000, 99_000, { base: 0, taxed: 0 }, [10_000, 0, 0, 0]],
  ])('is taxed by %s', (_, gross, owed, before, [setOff, taxable, withheld, net]) => {
    expect(reckonLine(gross, owed, before, terms)).toEqual({ gross, setOff, taxable, withheld, net });
  });

  test('is rounded to whole rupees', () => {
    expect(reckonLine(20_025, 0, { base: 20_000, taxed: 0 }, terms).withheld).toBe(401);
    expect(reckonLine(20_024, 0, { base: 20_000, taxed: 0 }, terms).withheld).toBe(400);
  });
});

test('a payout is settled once none of its lines is open, and only sent lines are marked', () => {
  expect(batchMoves.allowedActions({ status: 'SENT' }, 'ADMIN', new Date())).toEqual(['MARK']);
});
