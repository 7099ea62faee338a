import { expect, test } from 'vitest';
import { PasswordForm } from './password-card.tsx';

function faultsOf(currentPassword: string, newPassword: string, confirmPassword: string): string[] {
  const { error } = PasswordForm.safeParse({ currentPassword, newPassword, confirmPassword });
  return (error?.issues ?? []).map(({ message }) => message);
}

test('each field has its message, in the order of the form', () => {
  expect(faultsOf('', '', '')[0]).toBe('Current password is required');
  expect(faultsOf('', '', '')).toContain('New password is required');
  expect(faultsOf('old', 'short', 'short')).toEqual(['Password must be at least 6 characters']);
});

test('the repeated password must be identical', () => {
  expect(faultsOf('old', 'long enough', 'Long enough')).toEqual(['Passwords do not match']);
  expect(faultsOf('old', 'long enough', 'long enough ')).toEqual(['Passwords do not match']);
  expect(faultsOf('old', 'long enough', 'long enough')).toEqual([]);
});
