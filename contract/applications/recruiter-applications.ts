import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { optionalText, required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { ApplicationStatus } from '../labels/applications.ts';
import { Applicant, Application } from './application.ts';

const reads = workspace('VIEWER');
const writes = workspace('RECRUITER');
const params = z.object({ id: Id });

export const MAX_BULK = 100;
export const REASON_REQUIRED = 'Please provide a rejection reason';
const NOTES_MAX = 2000;

export const APPLICANT_SORTS = ['match', 'newest', 'oldest'] as const;

/** One stage or several: `?status=NEW&status=REVIEWED`. */
const Statuses = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(ApplicationStatus).min(1).optional(),
);

export const ApplicantsQuery = PageQuery.extend({
  status: Statuses,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(APPLICANT_SORTS).default('newest'),
});
export type ApplicantsQuery = z.output<typeof ApplicantsQuery>;

/** `counts` are those of the search, whatever the status filter. */
const ApplicantsPage = pageOf(Applicant).extend({ counts: z.record(ApplicationStatus, z.number()) });

export const listJobApplicants = endpoint({
  name: 'listJobApplicants',
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applicants',
  summary: 'Who applied to a job or was invited to it, scored with the working',
  access: reads,
  reads: ['applications', 'interviews'],
  params,
  query: ApplicantsQuery,
  response: ApplicantsPage,
});

export const ApplicationsQuery = ApplicantsQuery.extend({ jobId: Id.optional() });
export type ApplicationsQuery = z.output<typeof ApplicationsQuery>;

export const listApplications = endpoint({
  name: 'listApplications',
  method: 'GET',
  path: '/api/recruiter/applications',
  summary: "Applications to all of the company's jobs",
  access: reads,
  reads: ['applications', 'interviews'],
  query: ApplicationsQuery,
  response: ApplicantsPage,
});

export const getApplication = endpoint({
  name: 'getApplication',
  method: 'GET',
  path: '/api/recruiter/applications/{id}',
  offline: false,
  summary: 'One application with its history',
  access: reads,
  reads: ['applications', 'interviews'],
  params,
  response: Application,
});

const StatusInput = z.enum(ApplicationStatus.options, { error: 'Please choose a stage.' });

export const setApplicationStatus = endpoint({
  name: 'setApplicationStatus',
  method: 'PUT',
  path: '/api/recruiter/applications/{id}/status',
  summary: 'Move an application; interviews, offers and hires set their stages themselves',
  access: writes,
  changes: ['applications'],
  params,
  body: ordered(
    { status: StatusInput, notes: optionalText(NOTES_MAX) },
    {
      at: 'notes',
      reads: ['status', 'notes'],
      text: REASON_REQUIRED,
      holds: ({ status, notes }) => status !== 'REJECTED' || Boolean(notes),
    },
  ),
  response: Application,
  message: 'Application updated',
});

export const shortlistApplication = endpoint({
  name: 'shortlistApplication',
  method: 'POST',
  path: '/api/recruiter/applications/{id}/shortlist',
  summary: 'Shortlist a candidate',
  access: writes,
  changes: ['applications'],
  params,
  body: ordered({ notes: optionalText(NOTES_MAX) }),
  response: Application,
  message: 'Candidate shortlisted',
});

export const Rejection = ordered({ reason: required(REASON_REQUIRED, { max: 500 }) });

export const rejectApplication = endpoint({
  name: 'rejectApplication',
  method: 'POST',
  path: '/api/recruiter/applications/{id}/reject',
  summary: 'Reject a candidate with a reason, which stays inside the company',
  access: writes,
  changes: ['applications'],
  params,
  body: Rejection,
  response: Application,
  message: 'Candidate rejected',
});

/** `skipped` names those whose stage did not allow the move. */
export const bulkUpdateApplications = endpoint({
  name: 'bulkUpdateApplications',
  method: 'POST',
  path: '/api/recruiter/applications/bulk-update',
  summary: 'Move several applications; those whose stage does not allow it stay and are named',
  access: writes,
  changes: ['applications'],
  body: ordered({
    applicationIds: z
      .array(Id, { error: 'Please select at least one application.' })
      .min(1, 'Please select at least one application.')
      .max(MAX_BULK, `Please select at most ${MAX_BULK} applications.`),
    status: StatusInput,
    reason: optionalText(500),
  }),
  response: z.object({ updated: z.array(Id), skipped: z.array(Id) }),
});
