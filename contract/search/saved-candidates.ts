import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { CandidateCard } from './candidate-card.ts';

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
  summary: "The company's saved candidates, last saved first; with a job, each with its match",
  access: workspace('VIEWER'),
  reads: ['savedCandidates', 'applications', 'interviews'],
  query: PageQuery.extend({ jobId: Id.optional() }),
  response: pageOf(CandidateCard),
});
