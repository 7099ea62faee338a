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
 * How many candidates each choice would find with all other filters unchanged. In the mode ALL, the count of
 * a skill is of candidates who also have the skills already chosen.
 */
export const CandidateFacets = z.object({
  institutes: z.array(Named),
  experience: z.array(Band),
  noticePeriods: z.array(z.object({ value: NoticePeriod, count: z.number() })),
  skills: z.array(Named),
  cities: z.array(Named),
  /** A histogram; both ends are in rupees, and the last one is open. */
  expectedSalary: z.array(Band),
});
export type CandidateFacets = z.output<typeof CandidateFacets>;

/** Limits of the experience bands in years; the last band is open. */
export const EXPERIENCE_BANDS: readonly { min: number; max: number | null }[] = [
  { min: 0, max: 2 },
  { min: 2, max: 4 },
  { min: 4, max: 8 },
  { min: 8, max: null },
];
/** The width of a bar of the salary histogram in rupees, and the number of bars. */
export const SALARY_STEP = 800_000;
export const SALARY_BARS = 15;

export const CandidateResults = pageOf(CandidateCard).extend({
  facets: CandidateFacets,
  totalIsEstimate: z.boolean(),
  /** Names that were interpreted as a similar skill. */
  corrections: z.array(Correction),
  /** The parts of the text that were interpreted as filters, in order; the rest was searched for as words. */
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
  reads: nothing('Suggestions for what is typed'),
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
