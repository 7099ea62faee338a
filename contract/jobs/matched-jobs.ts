import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery } from '../core/page.ts';
import { BestChange } from '../matching/best-change.ts';
import { Match } from '../matching/match.ts';
import { BoardJob, boardOf, JOB_SORT_LABELS, JOB_SORTS, JobsFilter } from './public-jobs.ts';

export const MATCHED_JOB_SORTS = [...JOB_SORTS, 'MATCH'] as const;
export const MatchedJobSort = z.enum(MATCHED_JOB_SORTS);
export type MatchedJobSort = z.output<typeof MatchedJobSort>;
export const MATCHED_JOB_SORT_LABELS: Readonly<Record<MatchedJobSort, string>> = {
  ...JOB_SORT_LABELS,
  MATCH: 'Best match first',
};

/** `match` is null while the candidate has no profile. */
export const MatchedJob = BoardJob.extend({ match: Match.nullable() });
export type MatchedJob = z.output<typeof MatchedJob>;

export const MatchedJobsQuery = PageQuery.extend({
  ...JobsFilter.shape,
  sort: MatchedJobSort.default('NEWEST'),
});
export type MatchedJobsQuery = z.output<typeof MatchedJobsQuery>;

export const listMatchedJobs = endpoint({
  name: 'listMatchedJobs',
  method: 'GET',
  path: '/api/jobseeker/jobs',
  summary:
    'The board as a candidate sees it: each job with how well it fits, newest, best paid or best fit first',
  mayLag: true,
  access: candidate,
  reads: ['jobs', 'applications', 'interviews', 'savedJobs', 'profile'],
  query: MatchedJobsQuery,
  response: boardOf(MatchedJob),
});

export const getJobMatch = endpoint({
  name: 'getJobMatch',
  method: 'GET',
  path: '/api/jobseeker/jobs/{id}/match',
  summary:
    'How well an open job fits the candidate, with the working and the one change that would raise it most',
  mayLag: true,
  access: candidate,
  reads: ['jobs', 'profile'],
  params: z.object({ id: Id }),
  response: z.object({ match: Match.nullable(), change: BestChange.nullable() }),
});
