import { expect, test } from 'vitest';
import { AWAITED } from '#contract/payouts/awaited.ts';
import { awaitedInWords, datesOf } from './rewards-card.tsx';

const DUE = '2027-02-11T18:30:00.000Z';
const reward = { dueAt: DUE, holdReason: 'The company asked us to wait.' };

test.each([
  ['DAYS', '90 days are complete on 12 Feb 2027'],
  ['REVIEW', 'The referral is being looked at'],
  ['HOLD', 'Held: The company asked us to wait.'],
  ['DETAILS', 'Payout details are missing'],
  ['PAYOUT', 'Waiting for the next payout'],
  ['TRANSFER', 'The transfer is on its way'],
] as const)('a reward that waits for %s shows "%s"', (awaited, words) => {
  expect(awaitedInWords({ ...reward, awaited })).toBe(words);
});

test('every condition has a text', () => {
  for (const awaited of AWAITED) expect(awaitedInWords({ ...reward, awaited })).not.toBeNull();
  expect(awaitedInWords({ ...reward, awaited: null })).toBeNull();
});

test('the expected payable date is shown until it is reached', () => {
  const earned = { earnedAt: '2026-11-13T08:00:00.000Z', dueAt: DUE, transfer: null, endedAt: null };
  const labels = (dates: ReturnType<typeof datesOf>) => dates.map(({ label }) => label);
  expect(labels(datesOf({ ...earned, state: 'EARNED', payableAt: null }))).toEqual(['Earned', 'Payable on']);
  expect(labels(datesOf({ ...earned, state: 'PAYABLE', payableAt: DUE }))).toEqual([
    'Earned',
    'Payable since',
  ]);
  expect(labels(datesOf({ ...earned, state: 'VOID', payableAt: null, endedAt: DUE }))).toEqual([
    'Earned',
    'Void',
  ]);
});
