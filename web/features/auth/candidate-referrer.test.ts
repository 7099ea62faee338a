import { expect, test } from 'vitest';
import { CandidateReferrer } from './candidate-referrer-form.tsx';

const LEELA = {
  firstName: 'Leela',
  lastName: 'Raghavan',
  email: 'leela@people.test',
  password: 'Correct-horse-9',
};

test.each([
  [{ firstName: '', lastName: '' }, 'First name is required'],
  [{ lastName: ' ', email: '' }, 'Last name is required'],
  [{ email: '', password: '' }, 'Email is required'],
  [{ email: 'leela' }, 'Please enter a valid email address.'],
  [{ password: 'short' }, 'Password must be at least 8 characters long'],
])('a referrer with %j sees "%s" first', (fault, text) => {
  expect(CandidateReferrer.safeParse({ ...LEELA, ...fault }).error?.issues[0]?.message).toBe(text);
});
