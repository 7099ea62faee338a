import * as z from 'zod';
import { signedIn, signedInEvenInactive } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { nothing } from '../core/things.ts';
import { AccountDeletion } from './password.ts';

/** Days until the data of a deleted account is erased and its address is free again. */
export const ERASURE_DAYS = 30;

const OwnedCompany = z.object({ id: Id, name: z.string() });

/**
 * `closes`: companies with no other member, and what ends there. `toHandOver`: companies where this person is
 * the only owner but not the only member; the account cannot be deleted before one of the others is an owner.
 */
export const AccountClosing = z.object({
  closes: z.array(
    OwnedCompany.extend({ openJobs: z.number(), openApplications: z.number(), openInterviews: z.number() }),
  ),
  toHandOver: z.array(OwnedCompany),
});
export type AccountClosing = z.output<typeof AccountClosing>;

export const getAccountClosing = endpoint({
  name: 'getAccountClosing',
  method: 'GET',
  path: '/api/user/account/closing',
  summary: 'What else ends when the account is deleted, and what stands in the way',
  access: signedInEvenInactive,
  reads: ['account', 'company', 'team', 'jobs', 'applications', 'interviews'],
  response: AccountClosing,
});

export const deactivateAccount = endpoint({
  name: 'deactivateAccount',
  method: 'POST',
  path: '/api/user/account/deactivate',
  summary: 'Rest the own account: out of search, and closed but for reactivation, export and deletion',
  access: signedIn,
  alone: 'account',
  changes: ['account'],
  message: 'Your account is deactivated. You can reactivate it at any time.',
});

export const reactivateAccount = endpoint({
  name: 'reactivateAccount',
  method: 'POST',
  path: '/api/user/account/reactivate',
  summary: 'Wake a deactivated account',
  access: signedInEvenInactive,
  alone: 'account',
  changes: ['account'],
  message: 'Welcome back. Your account is active again.',
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/api/user/account',
  summary: 'Delete the own account: every session ends at once, personal data is erased after 30 days',
  access: signedInEvenInactive,
  alone: 'account',
  changes: nothing('The session ends with the account'),
  body: AccountDeletion,
});
