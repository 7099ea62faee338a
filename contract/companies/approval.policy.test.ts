import { expect, test } from 'vitest';
import type { ApprovalStatus } from '../core/roles.ts';
import { placeOf } from './approval.policy.ts';

test.each<[ApprovalStatus, string]>([
  ['NOT_SUBMITTED', '/recruiter/onboarding'],
  ['PENDING', '/recruiter/pending-approval'],
  ['UNDER_REVIEW', '/recruiter/pending-approval'],
  ['REJECTED', '/recruiter/onboarding'],
  ['APPROVED', '/recruiter/dashboard'],
  ['SUSPENDED', '/recruiter/pending-approval'],
])('a recruiter whose application is %s belongs to %s', (approvalStatus, place) => {
  expect(placeOf({ approvalStatus })).toBe(place);
  // A document that was rejected meanwhile does not redirect the recruiter from the page that shows it.
  const unproven = { approvalStatus, isComplete: false };
  expect(placeOf(unproven)).toBe(place);
});
