import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { ApplicationStatus } from '../labels/applications.ts';
import { JobStatus } from '../labels/jobs.ts';
import { JobEdit } from './history.ts';
import { JobFacts } from './job.ts';

const path = '/api/admin/jobs';
const params = z.object({ id: Id });

export const ADMIN_JOB_SORTS = [
  'newest',
  'oldest',
  'published',
  'published-first',
  'title',
  'title-last',
] as const;
export type AdminJobSort = (typeof ADMIN_JOB_SORTS)[number];

export const AdminJobRow = z.object({
  id: Id,
  title: z.string(),
  company: z.object({ id: Id, name: z.string() }),
  status: JobStatus,
  applicationsCount: z.number(),
  createdAt: Timestamp,
  publishedAt: Timestamp.nullable(),
});
export type AdminJobRow = z.output<typeof AdminJobRow>;

export const adminListJobs = endpoint({
  name: 'adminListJobs',
  method: 'GET',
  path,
  offline: false,
  summary:
    'The jobs of all companies, newest first; `search` looks at title and company, `counts` apply the search but not the status',
  access: admin,
  reads: ['jobs', 'applications'],
  query: PageQuery.extend({
    status: JobStatus.optional(),
    search: optionalText(100),
    sort: z.enum(ADMIN_JOB_SORTS).default('newest'),
  }),
  response: pageOf(AdminJobRow).extend({ counts: z.record(JobStatus, z.number()) }),
});

/** How many of the latest changes are shown. */
export const EDITS_SHOWN = 20;

export const AdminJob = AdminJobRow.extend({
  facts: JobFacts,
  postedBy: z.string(),
  closedAt: Timestamp.nullable(),
  /** Why an admin closed or archived it; null once the company has published it again. */
  takenDownReason: z.string().nullable(),
  /** The sum of daily unique viewers. */
  views: z.number(),
  applications: z.record(ApplicationStatus, z.number()),
  edits: z.array(JobEdit),
  /** Whether the public can read it now. */
  isPublic: z.boolean(),
});
export type AdminJob = z.output<typeof AdminJob>;

export const adminGetJob = endpoint({
  name: 'adminGetJob',
  method: 'GET',
  path: `${path}/{id}`,
  offline: false,
  summary: `A job with its figures and its ${EDITS_SHOWN} latest changes`,
  access: admin,
  reads: ['jobs', 'applications'],
  params,
  response: AdminJob,
});

export const TAKE_DOWN_REASON_MAX = 500;

export const TakeDown = ordered({
  reason: required('Please give a reason.', { max: TAKE_DOWN_REASON_MAX }),
});

export const JOB_CLOSED_BY_ADMIN = 'Job closed. The company has been told.';
export const JOB_ARCHIVED = 'Job archived. The company and those who waited have been told.';

export const adminCloseJob = endpoint({
  name: 'adminCloseJob',
  method: 'POST',
  path: `${path}/{id}/close`,
  summary: 'Take a job off the board as its company could; the company reads why and may put it back',
  access: admin,
  changes: ['jobs', 'applications'],
  params,
  body: TakeDown,
  response: AdminJob,
  message: JOB_CLOSED_BY_ADMIN,
});

export const adminArchiveJob = endpoint({
  name: 'adminArchiveJob',
  method: 'POST',
  path: `${path}/{id}/archive`,
  summary: 'Take a job away for good; the company reads why, and those still waiting for an answer are told',
  access: admin,
  proof: 'any',
  changes: ['jobs', 'applications'],
  params,
  body: TakeDown,
  response: AdminJob,
  message: JOB_ARCHIVED,
});
