import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';

export const ActivityItem = z.object({
  id: z.string(),
  /** `interview.requested`, `profile.viewed`: a noun and what happened to it. */
  kind: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  link: z.string().nullable(),
  at: Timestamp,
  /** Only the day is known. */
  isWholeDay: z.boolean(),
});
export type ActivityItem = z.output<typeof ActivityItem>;

/** The home page shows the first rows of the same list. */
export const listCandidateActivity = endpoint({
  name: 'listCandidateActivity',
  method: 'GET',
  path: '/api/jobseeker/activity',
  summary: 'What the caller was told and did with the profile, and who looked at it, newest first',
  access: candidate,
  reads: [
    'notifications',
    'profile',
    'privacy',
    'degrees',
    'profileViews',
    'applications',
    'interviews',
    'referrals',
  ],
  query: PageQuery,
  response: pageOf(ActivityItem),
});
