import { expect, test } from 'vitest';
import { linesOf } from './history-panel.tsx';

test.each([
  [{ name: 'hireFeePercent', from: 8.33, to: 9 }, ['Fee', '8.33%', '9%']],
  [{ name: 'referralReward', from: 20_000, to: 25_000 }, ['Referral reward', '₹20,000', '₹25,000']],
  [{ name: 'paymentDays', from: 15, to: 1 }, ['Time to pay', '15 days', '1 day']],
  [{ name: 'replyHours', from: 72, to: 48 }, ['Answer to a request', '72 hours', '48 hours']],
  [
    { name: 'supportEmail', from: null, to: 'desk@medallist.test' },
    ['Support mailbox', 'the default address', 'desk@medallist.test'],
  ],
] as const)('%j is shown in the same format as the setting', (change, [label, from, to]) => {
  expect(linesOf(change)).toEqual([{ label, from, to }]);
});

test('of a value with parts only those that differ are listed', () => {
  const before = { legalName: 'Medallist', address: 'India', bankAccount: null };
  const after = { ...before, address: '27 Church Street', bankAccount: { ifsc: 'DCBK0000123' } };
  expect(linesOf({ name: 'supplier', from: before, to: after })).toEqual([
    { label: 'Supplier, address', from: 'India', to: '27 Church Street' },
    { label: 'Supplier, bank account, IFSC', from: 'nothing', to: 'DCBK0000123' },
  ]);
});
