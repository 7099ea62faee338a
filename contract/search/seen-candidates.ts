import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { CandidateCard } from './candidate-card.ts';

/** Recently viewed profiles that a recruiter can find again. */
export const MOST_RECENT = 50;

export const listRecentCandidates = endpoint({
  name: 'listRecentCandidates',
  method: 'GET',
  path: '/api/recruiter/candidates/recent',
  offline: false,
  summary: `The last ${MOST_RECENT} profiles that the recruiter opened for this company, newest first`,
  access: workspace('VIEWER'),
  reads: ['recentCandidates', 'savedCandidates', 'applications', 'interviews'],
  query: PageQuery.extend({ jobId: Id.optional() }),
  response: pageOf(CandidateCard),
});

/** The most people on one comparison. */
export const MOST_COMPARED = 4;

/** Values of the comparison that a card does not show. */
export const ComparedCandidate = CandidateCard.extend({
  /** Rupees a year; null if the profile gives none. */
  currentSalary: z.number().nullable(),
  /** Where they currently work, as entered. */
  currentCity: z.string().nullable(),
});
export type ComparedCandidate = z.output<typeof ComparedCandidate>;

export const compareCandidates = endpoint({
  name: 'compareCandidates',
  method: 'GET',
  path: '/api/recruiter/candidates/compare',
  offline: false,
  summary: `Up to ${MOST_COMPARED} candidates beside each other, in the order asked for; who cannot be seen is left out`,
  access: workspace('VIEWER'),
  reads: ['jobs', 'savedCandidates', 'applications', 'interviews'],
  query: z.object({
    candidateId: z.preprocess(
      (value) => (value === undefined || Array.isArray(value) ? value : [value]),
      z
        .array(Id, { error: 'Please choose candidates.' })
        .min(1, 'Please choose candidates.')
        .max(MOST_COMPARED, `Please choose at most ${MOST_COMPARED} candidates.`),
    ),
    jobId: Id.optional(),
  }),
  response: z.array(ComparedCandidate),
});
