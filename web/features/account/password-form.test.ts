import { expect, test } from 'vitest';
import { PasswordForm } from './password-card.tsx';

function faultsOf(currentPassword: string, newPassword: string, confirmPassword: string): string[] {
  const { error } = PasswordForm.safeParse({ currentPassword, newPassword, confirmPassword });
  return (error?.issues ?? []).map(({ message }) => message);
}

test('each field says what it misses, in the order of the form', () => {
  expect(faultsOf('', '', '')[0]).toBe('Current password is required');
  expect(faultsOf('', '', '')).toContain('New password is required');
  expect(faultsOf('old', 'short', 'short')).toEqual(['Password must be at least 6 characters']);
});

test('the second entry has to be the same, to the letter', () => {
  expect(faultsOf('old', 'long enough', 'Long enough')).toEqual(['Passwords do not match']);
  expect(faultsOf('old', 'long enough', 'long enough ')).toEqual(['Passwords do not match']);
  expect(faultsOf('old', 'long enough', 'long enough')).toEqual([]);
});
