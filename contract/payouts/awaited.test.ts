import { expect, test } from 'vitest';
import { awaitedOf } from './awaited.ts';

const EARNED = {
  state: 'EARNED',
  isComplete: false,
  awaitsReview: false,
  holdReason: null,
  hasDetails: true,
  line: null,
} as const;
const PAYABLE = { ...EARNED, state: 'PAYABLE', isComplete: true } as const;
const IN_PAYOUT = { ...PAYABLE, state: 'IN_PAYOUT' } as const;
const held = { holdReason: 'The company asked us to wait.' };

test.each([
  ['a reward whose 90 days run', EARNED, 'DAYS'],
  ['one whose days are complete, before the sweep has run', { ...EARNED, isComplete: true }, 'PAYOUT'],
  ['one whose referral is under review', { ...EARNED, awaitsReview: true }, 'REVIEW'],
  [
    'one on hold, even if it also waits for something else',
    { ...EARNED, awaitsReview: true, ...held },
    'HOLD',
  ],
  ['one that is payable to a person without payout details', { ...PAYABLE, hasDetails: false }, 'DETAILS'],
  ['one that is payable', PAYABLE, 'PAYOUT'],
  ['one that is payable and held', { ...PAYABLE, ...held }, 'HOLD'],
  ['one that is payable and under review again', { ...PAYABLE, awaitsReview: true }, 'REVIEW'],
  ['one that the bank returned', { ...PAYABLE, line: 'FAILED' as const }, 'PAYOUT'],
  ['one in the draft of a payout', { ...IN_PAYOUT, line: 'DRAFT' as const }, 'PAYOUT'],
  [
    'one on its way to the bank, even if it was put on hold since',
    { ...IN_PAYOUT, line: 'SENT' as const, ...held },
    'TRANSFER',
  ],
  ['one that is paid', { ...PAYABLE, state: 'PAID' as const, line: 'PAID' as const }, null],
  ['one that is void', { ...EARNED, state: 'VOID' as const, ...held }, null],
])('%s: what it waits for first', (_, facts, awaited) => {
  expect(awaitedOf(facts)).toBe(awaited);
});
