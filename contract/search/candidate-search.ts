import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint, LONG_BODY_BYTES } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { NoticePeriod } from '../labels/profile.ts';
import { Match } from '../matching/match.ts';
import { CandidateCard } from './candidate-card.ts';
import { CandidateFilter } from './candidate-filter.ts';
import { Correction, Understood } from './words/understood.ts';

const Named = z.object({ name: z.string(), count: z.number() });
const Band = z.object({ min: z.number(), max: z.number().nullable(), count: z.number() });

/**
 * How many would be found by each choice, all other filters staying as they are. In the mode ALL a skill's count
 * is of those who have it beside the skills already asked for.
 */
export const CandidateFacets = z.object({
  institutes: z.array(Named),
  experience: z.array(Band),
  noticePeriods: z.array(z.object({ value: NoticePeriod, count: z.number() })),
  skills: z.array(Named),
  cities: z.array(Named),
  /** A histogram; both ends in rupees, the last one open. */
  expectedSalary: z.array(Band),
});
export type CandidateFacets = z.output<typeof CandidateFacets>;

/** Years at the borders of the experience bands; the last band is open. */
export const EXPERIENCE_BANDS: readonly { min: number; max: number | null }[] = [
  { min: 0, max: 2 },
  { min: 2, max: 4 },
  { min: 4, max: 8 },
  { min: 8, max: null },
];
/** Rupees: the width of a bar of the salary histogram, and how many there are. */
export const SALARY_STEP = 800_000;
export const SALARY_BARS = 15;

export const CandidateResults = pageOf(CandidateCard).extend({
  facets: CandidateFacets,
  totalIsEstimate: z.boolean(),
  /** Names that were read as a skill they resemble. */
  corrections: z.array(Correction),
  /** The pieces of the text that were read as filters, in their order; the rest was searched for as words. */
  understood: z.array(Understood),
});
export type CandidateResults = z.output<typeof CandidateResults>;

export const searchCandidates = endpoint({
  name: 'searchCandidates',
  method: 'POST',
  path: '/api/recruiter/candidates/search',
  summary: 'Find candidates, ranked by how well they fit one of your jobs',
  mayLag: true,
  access: workspace('VIEWER'),
  reads: ['jobs', 'applications', 'interviews'],
  maxBytes: LONG_BODY_BYTES,
  body: CandidateFilter,
  response: CandidateResults,
  transaction: 'none',
});

export const suggestSkills = endpoint({
  name: 'suggestSkills',
  method: 'GET',
  path: '/api/recruiter/skills/suggest',
  summary: 'Up to ten skills that candidates name, by what has been typed so far',
  mayLag: true,
  access: workspace('VIEWER'),
  reads: nothing('Suggestions for whatever is typed'),
  query: z.object({ q: z.string().trim().max(60).default('') }),
  response: z.array(z.string()),
});

export const getCandidateMatch = endpoint({
  name: 'getCandidateMatch',
  method: 'GET',
  path: '/api/recruiter/candidates/{id}/match',
  offline: false,
  summary: "How well a candidate fits one of the company's jobs, with the working",
  access: workspace('VIEWER'),
  reads: ['jobs'],
  params: z.object({ id: Id }),
  query: z.object({ jobId: Id }),
  response: Match,
});
