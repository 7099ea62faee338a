import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { optionalText, trimmed } from '../kit/fields.ts';
import { Mine } from '../kit/mine.ts';
import { ordered } from '../kit/ordered.ts';
import { ApplicationSource, ApplicationStatus, RejectCategory } from '../labels/applications.ts';
import { NoticeStep } from '../matching/notice.ts';
import { Applicant, Application } from './application.ts';

const reads = workspace('VIEWER');
const writes = workspace('RECRUITER');
const params = z.object({ id: Id });

export const MAX_BULK = 100;
export const REASON_REQUIRED = 'Please provide a rejection reason';
const NOTES_MAX = 2000;

/** Each order is followed by its reverse; rows without the value come last in both. */
export const APPLICANT_SORTS = [
  'match',
  'match-low',
  'newest',
  'oldest',
  'experience',
  'experience-low',
  'pay',
  'pay-high',
  'notice',
  'notice-long',
] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/** One stage or several: `?status=NEW&status=REVIEWED`. */
const Statuses = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(ApplicationStatus).min(1).optional(),
);

/** Filters by profile data; candidates whose profile lacks the value do not match. */
export const ApplicantNarrowing = z.object({
  source: ApplicationSource.optional(),
  /** Whole years. */
  experienceMin: z.coerce.number().int().min(0).max(50).optional(),
  /** Rupees a year. */
  payMax: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  noticeMax: NoticeStep.optional(),
});
export type ApplicantNarrowing = z.output<typeof ApplicantNarrowing>;

export const ApplicantsQuery = PageQuery.extend({
  ...ApplicantNarrowing.shape,
  status: Statuses,
  search: z.string().trim().max(100).optional(),
  sort: z.enum(APPLICANT_SORTS).default('newest'),
});
export type ApplicantsQuery = z.output<typeof ApplicantsQuery>;

/** `counts` apply the search and the other filters, but not the status filter. */
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

export const ApplicationsQuery = ApplicantsQuery.extend({ jobId: Id.optional(), mine: Mine });
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

export const REJECT_MESSAGE_MAX = 2000;

/** Sent with a rejection: the category, for the company, and the text for the candidate. */
const RejectWords = {
  category: RejectCategory.nullish(),
  message: optionalText(REJECT_MESSAGE_MAX),
};

const StatusInput = z.enum(ApplicationStatus.options, { error: 'Please choose a stage.' });

export const setApplicationStatus = endpoint({
  name: 'setApplicationStatus',
  method: 'PUT',
  path: '/api/recruiter/applications/{id}/status',
  summary: 'Move an application; interviews, offers and hires set their stages themselves',
  access: writes,
  changes: ['applications', 'interviews'],
  params,
  body: ordered(
    { status: StatusInput, notes: optionalText(NOTES_MAX), ...RejectWords },
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
  changes: ['applications', 'interviews'],
  params,
  body: ordered({ notes: optionalText(NOTES_MAX) }),
  response: Application,
  message: 'Candidate shortlisted',
});

const REJECT_REASON_MAX = 500;

/** The reason in words may be empty only if the category is specific enough. */
export const Rejection = ordered(
  {
    reason: trimmed(REASON_REQUIRED, REJECT_REASON_MAX)
      .nullish()
      .overwrite((value) => value || null),
    ...RejectWords,
  },
  {
    at: 'reason',
    reads: ['reason', 'category'],
    text: REASON_REQUIRED,
    holds: ({ reason, category }) => Boolean(reason) || (Boolean(category) && category !== 'OTHER'),
  },
);
export type Rejection = z.output<typeof Rejection>;

export const rejectApplication = endpoint({
  name: 'rejectApplication',
  method: 'POST',
  path: '/api/recruiter/applications/{id}/reject',
  summary:
    'Reject a candidate with a reason, which stays inside the company; they are told ten minutes later',
  access: writes,
  changes: ['applications', 'interviews'],
  params,
  body: Rejection,
  response: Application,
  message: 'Candidate rejected',
});

const applicationIds = z
  .array(Id, { error: 'Please select at least one application.' })
  .min(1, 'Please select at least one application.')
  .max(MAX_BULK, `Please select at most ${MAX_BULK} applications.`);

/** `skipped` names the applications whose stage does not allow the move. */
export const bulkUpdateApplications = endpoint({
  name: 'bulkUpdateApplications',
  method: 'POST',
  path: '/api/recruiter/applications/bulk-update',
  summary: 'Move several applications; those whose stage does not allow it stay and are named',
  access: writes,
  changes: ['applications', 'interviews'],
  body: ordered({
    applicationIds,
    status: StatusInput,
    reason: optionalText(REJECT_REASON_MAX),
    ...RejectWords,
  }),
  response: z.object({ updated: z.array(Id), skipped: z.array(Id) }),
});

/** `late` names the applications whose candidate has been notified, or which have moved on. */
export const undoDecisions = endpoint({
  name: 'undoDecisions',
  method: 'POST',
  path: '/api/recruiter/applications/undo',
  summary: 'Take back rejections nobody was told of, and the own last moves, within ten minutes',
  access: writes,
  changes: ['applications', 'interviews'],
  body: ordered({ applicationIds }),
  response: z.object({ restored: z.array(Id), late: z.array(Id) }),
});
