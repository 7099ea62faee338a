import * as z from 'zod';
import { admin } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText } from '../kit/fields.ts';
import { ApplicationSource, ApplicationStatus, Ending } from '../labels/applications.ts';
import { ThreadEvent, Turn } from './thread.ts';

const path = '/api/admin/applications';

export const ADMIN_APPLICATION_SORTS = ['moved', 'waiting'] as const;
export type AdminApplicationSort = (typeof ADMIN_APPLICATION_SORTS)[number];

const Named = z.object({ id: Id, name: z.string() });

export const AdminApplicationRow = z.object({
  id: Id,
  candidate: Named,
  job: z.object({ id: Id, title: z.string() }),
  company: Named,
  status: ApplicationStatus,
  /** Why it is WITHDRAWN; null in every other state. */
  ending: Ending.nullable(),
  source: ApplicationSource,
  createdAt: Timestamp,
  /** When it entered its stage. */
  statusChangedAt: Timestamp,
  /** Whose turn it is; null once it is over, and while both sides wait for a date. */
  turn: Turn.extend({ isOverdue: z.boolean() }).nullable(),
});
export type AdminApplicationRow = z.output<typeof AdminApplicationRow>;

export const adminListApplications = endpoint({
  name: 'adminListApplications',
  method: 'GET',
  path,
  offline: false,
  summary:
    'Applications across all companies; `search` looks at candidate, job and company, `counts` apply the other filters but not the stage; for a search with thousands of matches both are estimates',
  access: admin,
  reads: ['applications', 'interviews', 'offers'],
  query: PageQuery.extend({
    status: ApplicationStatus.optional(),
    companyId: Id.optional(),
    overdue: z.stringbool().default(false),
    search: optionalText(100),
    sort: z.enum(ADMIN_APPLICATION_SORTS).default('moved'),
  }),
  response: pageOf(AdminApplicationRow).extend({
    totalIsEstimate: z.boolean(),
    counts: z.record(ApplicationStatus, z.number()),
    /** All stages together. */
    countOfAll: z.number(),
    countsAreEstimates: z.boolean(),
  }),
});

export const AdminApplication = AdminApplicationRow.extend({
  appliedAt: Timestamp.nullable(),
  /** The note that the candidate sent with the application. */
  candidateNote: z.string().nullable(),
  /** Events of the application, its interviews and its offers, oldest first, with actor and reason. */
  history: z.array(ThreadEvent.extend({ actorName: z.string().nullable(), reason: z.string().nullable() })),
});
export type AdminApplication = z.output<typeof AdminApplication>;

export const adminGetApplication = endpoint({
  name: 'adminGetApplication',
  method: 'GET',
  path: `${path}/{id}`,
  offline: false,
  summary: 'One application with all that happened to it',
  access: admin,
  reads: ['applications', 'interviews', 'offers'],
  params: z.object({ id: Id }),
  response: AdminApplication,
});

export const COMPANIES_OFFERED = 20;

export const adminFindCompanies = endpoint({
  name: 'adminFindCompanies',
  method: 'GET',
  path: `${path}/companies`,
  summary: `The first ${COMPANIES_OFFERED} companies by name with this in it, or the one with this id, to filter by`,
  access: admin,
  reads: ['company'],
  query: z.object({ search: optionalText(100), id: Id.optional() }),
  response: z.array(Named),
});
