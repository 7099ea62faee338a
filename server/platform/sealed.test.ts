import { beforeEach, expect, test } from 'vitest';
import { configureSealing, seal, unseal } from './sealed.ts';

beforeEach(() => configureSealing('the secret of one installation'));

test('a sealed text can be read by its owner, and looks different each time', () => {
  const [first, second] = [seal('JBSWY3DP', 'asha'), seal('JBSWY3DP', 'asha')];
  expect([unseal(first, 'asha'), unseal(second, 'asha')]).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  expect(first).not.toBe(second);
  expect(first).not.toContain('JBSWY3DP');
});

test('it cannot be opened after it was moved to another owner, changed or cut', () => {
  const sealed = seal('JBSWY3DP', 'asha');
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect(unseal(sealed, 'vikram')).toBeUndefined();
  for (const broken of [changed, sealed.slice(0, 20), '']) expect(unseal(broken, 'asha')).toBeUndefined();
});

test('another installation cannot open it', () => {
  const sealed = seal('JBSWY3DP', 'asha');
  configureSealing('the secret of another installation');
  expect(unseal(sealed, 'asha')).toBeUndefined();
});
