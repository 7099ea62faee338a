import * as z from 'zod';
import { candidate, workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { CandidateProfile } from './profile.ts';

/**
 * A candidate as recruiters see them. E-mail, phone and resume are null until the candidate has applied to
 * the company or accepted its request; what they earn elsewhere by an offer stays theirs.
 */
export const VisibleCandidate = CandidateProfile.extend({
  id: Id,
  fullName: z.string(),
  profilePictureUrl: z.string().nullable(),
  hasVerifiedDegree: z.boolean(),
  isContactShared: z.boolean(),
  isSaved: z.boolean(),
  lastActiveAt: Timestamp,
});
export type VisibleCandidate = z.output<typeof VisibleCandidate>;

export const getCandidate = endpoint({
  name: 'getCandidate',
  method: 'GET',
  path: '/api/recruiter/candidates/{id}',
  offline: false,
  summary: 'The profile of a candidate who is searchable or has an application at the company',
  access: workspace('VIEWER'),
  reads: ['savedCandidates', 'applications', 'interviews'],
  params: z.object({ id: Id }),
  response: VisibleCandidate,
});

export const getProfilePreview = endpoint({
  name: 'getProfilePreview',
  method: 'GET',
  path: '/api/jobseeker/profile/preview',
  summary: 'The own profile, as the call above shows it to a company that only found it',
  access: candidate,
  reads: ['account', 'profile', 'degrees'],
  response: VisibleCandidate,
});

export const recordCandidateView = endpoint({
  name: 'recordCandidateView',
  method: 'POST',
  path: '/api/recruiter/candidates/{id}/view',
  summary: 'Count a look at the profile, once for each viewer and day',
  access: workspace('VIEWER'),
  changes: ['profileViews', 'recentCandidates'],
  params: z.object({ id: Id }),
});
