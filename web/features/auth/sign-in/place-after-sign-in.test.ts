import { expect, test } from 'vitest';
import { placeAfterSignIn } from './place-after-sign-in.ts';

const visitor = { from: null, isAdminLogin: false };

test.each([
  ['JOBSEEKER', '/home'],
  ['RECRUITER', '/recruiter/dashboard'],
  ['AFFILIATE', '/affiliate/dashboard'],
  ['ADMIN', '/admin/dashboard'],
  ['SUPER_ADMIN', '/admin/dashboard'],
] as const)('a %s without a remembered page goes to %s', (userType, home) => {
  expect(placeAfterSignIn(userType, visitor)).toBe(home);
});

test('a user type this version does not know goes to /dashboard', () => {
  expect(placeAfterSignIn('ALIEN' as never, visitor)).toBe('/dashboard');
});

test.each([
  ['JOBSEEKER', '/interview-requests/pending?page=1'],
  ['JOBSEEKER', '/jobs/0190'],
  ['RECRUITER', '/recruiter/jobs'],
  ['ADMIN', '/admin/recruiters?status=PENDING'],
  ['AFFILIATE', '/notifications'],
] as const)('a %s returns to %s, which they may see', (userType, from) => {
  expect(placeAfterSignIn(userType, { from, isAdminLogin: false })).toBe(from);
});

test.each([
  ['RECRUITER', '/home'],
  ['JOBSEEKER', '/recruiter/jobs'],
  ['JOBSEEKER', '/admin'],
  ['ADMIN', '/profile/edit/skills'],
  ['JOBSEEKER', '/login?from=/home'],
  ['RECRUITER', '/recruiter/signup'],
] as const)('a %s does not return to %s', (userType, from) => {
  expect(placeAfterSignIn(userType, { from, isAdminLogin: false })).not.toBe(from);
});

test('the admin login always leads to the admin dashboard', () => {
  const wish = { from: '/admin/recruiters', isAdminLogin: true };
  expect(placeAfterSignIn('ADMIN', wish)).toBe('/admin/dashboard');
});
