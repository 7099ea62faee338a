import { expect, test } from 'vitest';
import { RecruiterForm, toAccount } from './use-account-form.ts';

const ROHAN = {
  firstName: 'Rohan',
  lastName: 'Mehta',
  companyName: 'Tamarind Pay',
  countryCode: '+91',
  phone: '98765 43210',
  email: 'rohan@company.test',
  password: 'Correct-horse-9',
  confirmPassword: 'Correct-horse-9',
};

function firstFailure(fault: Partial<typeof ROHAN>): string | undefined {
  return RecruiterForm.safeParse({ ...ROHAN, ...fault }).error?.issues[0]?.message;
}

test.each([
  [{ firstName: '', lastName: '' }, 'First name is required'],
  [{ lastName: ' ', companyName: '' }, 'Last name is required'],
  [{ companyName: '', phone: '' }, 'Company name is required'],
  [{ phone: '', email: '' }, 'Phone number is required'],
  [{ phone: '12' }, 'Please enter a valid phone number'],
  [{ phone: 'ninety-eight' }, 'Please enter a valid phone number'],
  [{ email: '', password: '' }, 'Email is required'],
  [{ password: 'short', confirmPassword: 'other' }, 'Passwords do not match'],
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters long'],
])('a form with %j shows "%s" first', (fault, text) => {
  expect(firstFailure(fault)).toBe(text);
});

test.each([
  ['+91', '98765-43210', '+919876543210'],
  ['+44', '07911 123456', '+447911123456'],
  ['+65', '8123 4567', '+6581234567'],
])('the number is sent after its country code: %s and %s', (countryCode, phone, sent) => {
  const form = RecruiterForm.parse({ ...ROHAN, countryCode, phone });
  expect(toAccount(form)).toMatchObject({ phone: sent, companyName: 'Tamarind Pay' });
  expect(toAccount(form)).not.toHaveProperty('confirmPassword');
});
