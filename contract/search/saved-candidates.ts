import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { CandidateCard } from './candidate-card.ts';
import { Tag } from './saved-details.ts';

const params = z.object({ id: Id });

export const saveCandidate = endpoint({
  name: 'saveCandidate',
  method: 'POST',
  path: '/api/recruiter/candidates/{id}/save',
  summary: "Put a candidate on the company's saved list; saving twice is the same as once",
  access: workspace('RECRUITER'),
  changes: ['savedCandidates'],
  params,
  response: z.object({ isSaved: z.literal(true) }),
  message: 'Candidate saved',
});

/** The most people in one bulk action. */
export const MOST_AT_ONCE = 20;

export const saveCandidates = endpoint({
  name: 'saveCandidates',
  method: 'POST',
  path: '/api/recruiter/candidates/save',
  summary: "Put several candidates on the company's saved list; those who cannot be seen any more are named",
  access: workspace('RECRUITER'),
  changes: ['savedCandidates'],
  body: z.object({
    candidateIds: z
      .array(Id, { error: 'Please choose candidates.' })
      .min(1, 'Please choose candidates.')
      .max(MOST_AT_ONCE, `Please choose at most ${MOST_AT_ONCE} candidates.`),
  }),
  response: z.object({ saved: z.array(Id), missing: z.array(Id) }),
});

export const unsaveCandidate = endpoint({
  name: 'unsaveCandidate',
  method: 'DELETE',
  path: '/api/recruiter/candidates/{id}/unsave',
  summary: "Take a candidate off the company's saved list",
  access: workspace('RECRUITER'),
  changes: ['savedCandidates'],
  params,
});

export const listSavedCandidates = endpoint({
  name: 'listSavedCandidates',
  method: 'GET',
  path: '/api/recruiter/candidates/saved',
  offline: false,
  summary:
    "The company's saved candidates, last saved first, or those with a tag; with a job, each with its match",
  access: workspace('VIEWER'),
  reads: ['savedCandidates', 'applications', 'interviews'],
  query: PageQuery.extend({ jobId: Id.optional(), tag: Tag.optional() }),
  response: pageOf(CandidateCard),
});
