import * as z from 'zod';
import { anyone } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { nothing } from '../core/things.ts';
import { ApplicationStatus, Ending } from '../labels/applications.ts';
import { ExperienceLevel, JobType, WorkMode } from '../labels/jobs.ts';
import { JobFacts, JobText } from './job.ts';

const JobCompany = z.object({ id: Id, name: z.string(), logoUrl: z.string().nullable() });

export const JobListing = JobFacts.extend({ company: JobCompany });
export type JobListing = z.output<typeof JobListing>;

/** A published job as everyone sees it; `myApplication` and `isSaved` belong to the candidate who asks. */
export const PublicJob = JobFacts.extend({
  ...JobText.shape,
  company: JobCompany.extend({
    website: z.string().nullable(),
    industry: z.string().nullable(),
    size: z.string(),
    description: z.string().nullable(),
    city: z.string().nullable(),
  }),
  /** `requestId` is the interview request that waits for the candidate's reply. */
  myApplication: z
    .object({
      id: Id,
      status: ApplicationStatus,
      /** Why it is WITHDRAWN. */
      ending: Ending.nullable(),
      hasApplied: z.boolean(),
      requestId: Id.nullable(),
    })
    .nullable(),
  isSaved: z.boolean(),
});
export type PublicJob = z.output<typeof PublicJob>;

const MAX_CHOICES = 30;

/** Several choices of one filter, as a repeatable parameter; a job has to match one of them. */
function anyOf<T extends z.ZodType>(item: T) {
  const asList = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);
  return z.preprocess(asList, z.array(item).max(MAX_CHOICES, 'Please choose fewer filters.').default([]));
}

export const JOB_SORTS = ['NEWEST', 'PAY'] as const;
export const JobSort = z.enum(JOB_SORTS);
export type JobSort = z.output<typeof JobSort>;
export const JOB_SORT_LABELS: Readonly<Record<JobSort, string>> = {
  NEWEST: 'Newest first',
  PAY: 'Highest pay first',
};

export const JobsFilter = z.object({
  search: z.string().trim().max(200).optional(),
  city: anyOf(z.string().trim().min(1).max(80)),
  workMode: anyOf(WorkMode),
  jobType: anyOf(JobType),
  level: anyOf(ExperienceLevel),
  skill: anyOf(z.string().trim().min(1).max(60)),
  company: anyOf(Id),
  /** Rupees a year that the job's maximum must reach; monthly and hourly pay is converted to a full year. */
  minSalary: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
});
export type JobsFilter = z.output<typeof JobsFilter>;

export const JobsQuery = PageQuery.extend({ ...JobsFilter.shape, sort: JobSort.default('NEWEST') });
export type JobsQuery = z.output<typeof JobsQuery>;

/**
 * The connection of the asking candidate to the job: the status of their application, the interview request
 * that waits for their reply, and whether they saved the job.
 */
export const BoardJob = JobListing.extend({
  myStatus: ApplicationStatus.nullable(),
  /** Why it is WITHDRAWN. */
  myEnding: Ending.nullable(),
  requestId: Id.nullable(),
  isSaved: z.boolean(),
});
export type BoardJob = z.output<typeof BoardJob>;

/** A page of the board; for large results the total is an estimate. */
export const boardOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({ totalIsEstimate: z.boolean() });

export const listJobs = endpoint({
  name: 'listJobs',
  method: 'GET',
  path: '/api/jobs',
  summary: 'Published jobs that pass every filter, newest or best paid first',
  mayLag: true,
  access: anyone,
  reads: ['jobs', 'applications', 'interviews', 'savedJobs'],
  query: JobsQuery,
  response: boardOf(BoardJob),
});

const JobChoice = z.object({ value: z.string(), label: z.string(), count: z.number() });
export type JobChoice = z.output<typeof JobChoice>;

/**
 * The choices of each filter, most frequent first, each with the number of jobs it would find together with
 * the other filters.
 */
export const JobFacets = z.object({
  city: z.array(JobChoice),
  workMode: z.array(JobChoice),
  jobType: z.array(JobChoice),
  level: z.array(JobChoice),
  skill: z.array(JobChoice),
  company: z.array(JobChoice),
});
export type JobFacets = z.output<typeof JobFacets>;

export const getJobFacets = endpoint({
  name: 'getJobFacets',
  method: 'GET',
  path: '/api/jobs/facets',
  summary: 'What the filters of the board can be set to, with counts',
  mayLag: true,
  access: anyone,
  reads: ['jobs'],
  query: JobsFilter,
  response: JobFacets,
});

export const getJob = endpoint({
  name: 'getJob',
  method: 'GET',
  path: '/api/jobs/{id}',
  summary: 'A published job; 410 once it is closed',
  mayLag: true,
  access: anyone,
  reads: ['jobs', 'applications', 'interviews', 'savedJobs'],
  params: z.object({ id: Id }),
  response: PublicJob,
});

const hint = z.string().max(200).optional();

/** Where a viewer came from; the server reduces it to one of a few sources and stores only that. */
export const CameFrom = z.object({
  /** The path of our page before this one. */
  page: hint,
  /** The referring site, without its path. */
  site: hint,
  /** A marker in the address itself, if the page was opened directly. */
  mark: hint,
});
export type CameFrom = z.output<typeof CameFrom>;

/** Parameter in the links to jobs in a mail of a saved search. */
export const VIA = { name: 'via', savedSearch: 'saved-search' } as const;

export const recordJobView = endpoint({
  name: 'recordJobView',
  method: 'POST',
  path: '/api/jobs/{id}/view',
  summary: 'Count a view: one for a viewer and a day, by the way of the first',
  access: anyone,
  changes: nothing('A count that need not move while somebody looks'),
  params: z.object({ id: Id }),
  body: CameFrom,
});
