import { expect, test } from 'vitest';
import { AffiliateForm } from './affiliate-sign-up-form.tsx';
import { EMPTY_ACCOUNT, toAccount } from './sign-up-kit/use-account-form.ts';

const MAYA = {
  ...EMPTY_ACCOUNT,
  socialMediaHandle: '',
  marketingChannels: [],
  experience: '',
  firstName: 'Maya',
  lastName: 'Iyer',
  phone: '98765 43210',
  website: 'maya.example',
  email: 'maya@blog.test',
  password: 'Correct-horse-9',
  confirmPassword: 'Correct-horse-9',
};

function firstFailure(fault: Partial<typeof MAYA>): string | undefined {
  return AffiliateForm.safeParse({ ...MAYA, ...fault }).error?.issues[0]?.message;
}

test.each([
  [{ firstName: '', lastName: '' }, 'First name is required'],
  [{ lastName: ' ', phone: '' }, 'Last name is required'],
  [{ phone: '', website: '' }, 'Phone number is required'],
  [{ phone: '12' }, 'Please enter a valid phone number'],
  [{ website: '', confirmPassword: 'other' }, 'Website/Blog URL is required'],
  [{ password: 'short', confirmPassword: 'other' }, 'Passwords do not match'],
  [{ password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters long'],
])('an application with %j shows "%s" first', (fault, text) => {
  expect(firstFailure(fault)).toBe(text);
});

test('the number is sent after its country code, the repeated password not at all', () => {
  const sent = toAccount(AffiliateForm.parse({ ...MAYA, marketingChannels: ['YouTube'] }));
  expect(sent).toMatchObject({
    phone: '+919876543210',
    website: 'https://maya.example',
    marketingChannels: ['YouTube'],
  });
  expect(sent).not.toHaveProperty('confirmPassword');
  expect(sent).not.toHaveProperty('countryCode');
});
