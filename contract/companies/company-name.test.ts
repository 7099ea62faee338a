import { expect, test } from 'vitest';
import { companyNameKey } from './company-name.ts';

test.each([
  ['Zeta Labs Pvt. Ltd.', 'zeta labs'],
  ['ZETA  LABS', 'zeta labs'],
  ['Zéta-Labs Private Limited', 'zeta labs'],
  ['Smith & Rao LLP', 'smith and rao'],
  ['Smith and Rao', 'smith and rao'],
])('%s is known as "%s"', (name, key) => {
  expect(companyNameKey(name)).toBe(key);
});

test('different companies have different keys', () => {
  expect(companyNameKey('Zeta Labs')).not.toBe(companyNameKey('Zeta'));
});

test('a name that consists of legal forms keeps them', () => {
  expect(companyNameKey('Limited')).toBe('limited');
});
