import * as z from 'zod';
import { signedIn, signedInEvenInactive } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { Timestamp } from '../core/time.ts';

export const exportUserData = endpoint({
  name: 'exportUserData',
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything the platform holds of the caller, as one JSON file',
  access: signedInEvenInactive,
  reads: nothing('A file, generated for each download'),
  stream: true,
});

export const Activity = z.object({
  id: Id,
  /** `user.password_changed`: a noun and what happened to it. */
  action: z.string(),
  /** A sentence that is shown as it is. */
  summary: z.string(),
  ip: z.string().nullable(),
  at: Timestamp,
});
export type Activity = z.output<typeof Activity>;

export const listActivity = endpoint({
  name: 'listActivity',
  method: 'GET',
  path: '/api/user/activity',
  offline: false,
  summary: 'What the caller did, newest first',
  access: signedIn,
  reads: [
    'account',
    'sessions',
    'twoFactor',
    'notificationPreferences',
    'profile',
    'privacy',
    'degrees',
    'savedCandidates',
    'company',
    'companyDocuments',
    'approval',
    'jobs',
    'applications',
    'interviews',
  ],
  query: PageQuery,
  response: pageOf(Activity),
});
