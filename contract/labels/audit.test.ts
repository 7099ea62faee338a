import { expect, test } from 'vitest';
import { actionInWords, changedFields, inWords } from './audit.ts';

test('an action is put in words', () => {
  expect(actionInWords('company.review_started')).toBe('Company: review started');
  expect(actionInWords('company_document.rejected')).toBe('Company document: rejected');
});

test('differences are listed field by field at any depth; unchanged fields are left out', () => {
  const before = { name: 'A', supplier: { legalName: 'Old', address: 'Here' }, tags: ['a'] };
  const after = { name: 'A', supplier: { legalName: 'New', address: 'Here' }, tags: ['a', 'b'], isNew: true };
  expect(changedFields(before, after)).toEqual([
    { label: 'Supplier, legal name', from: 'Old', to: 'New' },
    { label: 'Tags', from: ['a'], to: ['a', 'b'] },
    { label: 'Is new', from: undefined, to: true },
  ]);
  expect(changedFields(null, { role: 'ADMIN' })).toEqual([{ label: 'Role', from: undefined, to: 'ADMIN' }]);
  expect(changedFields({ bank: { holder: 'X', ifscCode: 'Y' } }, { bank: null })).toEqual([
    { label: 'Bank, holder', from: 'X', to: undefined },
    { label: 'Bank, IFSC code', from: 'Y', to: undefined },
  ]);
});

test.each([
  [null, '', 'nothing'],
  [true, '', 'yes'],
  ['UNDER_REVIEW', '', 'Under review'],
  ['PAN', '', 'PAN'],
  [20_000, 'Referral reward', '₹20,000'],
  [8.33, 'Hire fee percent', '8.33'],
  [['ACTIVE', 'x'], '', 'Active, x'],
  ['2026-11-23T09:30:00.000Z', '', '23 Nov 2026, 15:00'],
  ['leela@people.test', '', 'leela@people.test'],
])('%j is shown in readable form', (value, label, words) => {
  expect(inWords(value, label)).toBe(words);
});
