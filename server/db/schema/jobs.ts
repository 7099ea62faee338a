import { JOB_FIELDS } from '#contract/jobs/said.ts';
import {
  APPLICATION_ENDINGS,
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  REJECT_CATEGORIES,
} from '#contract/labels/applications.ts';
import { INTERVIEW_TYPES } from '#contract/labels/interviews.ts';
import {
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  SALARY_PERIODS,
  VIEW_SOURCES,
  WORK_MODES,
} from '#contract/labels/jobs.ts';
import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import {
  bigint,
  boolean,
  citext,
  date,
  integer,
  integerArray,
  nullable,
  oneOf,
  type Row,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
  writtenJson,
} from './columns.ts';

export const jobs = {
  id: uuid,
  companyId: uuid,
  createdBy: uuid,
  title: text,
  department: nullable(text),
  description: withDefault(text),
  status: withDefault(oneOf(JOB_STATUSES)),
  city: nullable(text),
  country: withDefault(text),
  isRemote: withDefault(boolean),
  jobType: withDefault(oneOf(JOB_TYPES)),
  workMode: withDefault(oneOf(WORK_MODES)),
  experienceLevel: withDefault(oneOf(EXPERIENCE_LEVELS)),
  experienceMin: withDefault(integer),
  experienceMax: withDefault(integer),
  salaryMin: withDefault(bigint),
  salaryMax: withDefault(bigint),
  salaryPeriod: withDefault(oneOf(SALARY_PERIODS)),
  maxNoticePeriod: nullable(text),
  responsibilities: withDefault(textArray),
  qualifications: withDefault(textArray),
  benefits: withDefault(textArray),
  openings: withDefault(integer),
  publishedAt: nullable(timestamptz),
  /** When it was last put on the board. */
  openedAt: nullable(timestamptz),
  closedAt: nullable(timestamptz),
  /** Why an admin closed or archived it, until the company moves it again. */
  takenDownReason: nullable(text),
  deletedAt: nullable(timestamptz),
  version: withDefault(integer),
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
export type JobsTable = Row<typeof jobs>;

/** Jobs on the board in searchable form, maintained by triggers. */
export const jobIndex = {
  jobId: uuid,
  place: integer,
  companyId: uuid,
  companyName: text,
  title: text,
  city: nullable(text),
  workMode: text,
  jobType: text,
  experienceLevel: text,
  skills: textArray,
  tags: textArray,
  skillMarks: integerArray,
  cityMark: integer,
  words: text,
  experienceMin: integer,
  experienceMax: integer,
  yearlyLeast: bigint,
  yearlyPay: bigint,
  publishedAt: timestamptz,
};
export type JobIndexTable = Row<typeof jobIndex>;

/** The planned interview rounds of a job, from 1. */
export const jobRounds = {
  jobId: uuid,
  round: integer,
  name: text,
  interviewType: oneOf(INTERVIEW_TYPES),
  durationMinutes: integer,
  criteria: textArray,
};
export type JobRoundsTable = Row<typeof jobRounds>;

export const jobRoundInterviewers = {
  jobId: uuid,
  round: integer,
  companyId: uuid,
  userId: uuid,
  position: integer,
};
export type JobRoundInterviewersTable = Row<typeof jobRoundInterviewers>;

/** The owner of a job and its hiring team. */
export const jobMembers = {
  jobId: uuid,
  userId: uuid,
  isOwner: withDefault(boolean),
};

export const jobSkills = {
  jobId: uuid,
  skillName: citext,
  minYears: withDefault(integer),
  minLevel: withDefault(integer),
  position: integer,
};

export const jobViews = {
  jobId: uuid,
  viewer: text,
  day: date,
  source: withDefault(oneOf(VIEW_SOURCES)),
};

/** What each version of a job changed; `status` if its status changed. */
export const jobChanges = {
  jobId: uuid,
  version: integer,
  field: oneOf([...JOB_FIELDS, 'status']),
  before: textArray,
  after: textArray,
  actorId: nullable(uuid),
  at: timestamptz,
};
export type JobChangesTable = Row<typeof jobChanges>;

export const applications = {
  id: uuid,
  jobId: uuid,
  candidateId: uuid,
  companyId: uuid,
  source: oneOf(APPLICATION_SOURCES),
  status: oneOf(APPLICATION_STATUSES),
  note: nullable(text),
  rejectReason: nullable(text),
  appliedAt: nullable(timestamptz),
  statusChangedAt: timestamptz,
  createdAt: timestamptz,
  updatedAt: timestamptz,
  candidateNote: nullable(text),
  ending: nullable(oneOf(APPLICATION_ENDINGS)),
  rejectCategory: nullable(oneOf(REJECT_CATEGORIES)),
  rejectMessage: nullable(text),
};
export type ApplicationsTable = Row<typeof applications>;

/** The data by which a company's applicants are searched, sorted and scored; maintained by triggers. */
export const companyApplicants = {
  companyId: uuid,
  candidateId: uuid,
  /** In lower case, like the two below. */
  name: text,
  headline: nullable(text),
  /** The institutes of all degrees; null if that is too long for the index. */
  institutes: nullable(text),
  experienceMonths: nullable(integer),
  /** Rupees a year; 0 if the profile gives none. */
  expectedTotal: bigint,
  noticePeriod: oneOf(NOTICE_PERIODS),
  lastWorkingDay: nullable(date),
  preferredLocations: textArray,
  skills: writtenJson<[name: string, months: number, level: number][]>(),
};
export type CompanyApplicantsTable = Row<typeof companyApplicants>;

/** The previous state of an application that can still be undone; empty if it did not exist before. */
export const applicationHolds = {
  applicationId: uuid,
  until: timestamptz,
  source: nullable(oneOf(APPLICATION_SOURCES)),
  status: nullable(oneOf(APPLICATION_STATUSES)),
  ending: nullable(oneOf(APPLICATION_ENDINGS)),
  candidateNote: nullable(text),
  appliedAt: nullable(timestamptz),
  statusChangedAt: nullable(timestamptz),
  updatedAt: nullable(timestamptz),
};
export type ApplicationHoldsTable = Row<typeof applicationHolds>;

/**
 * A rejection that the candidate has not been notified of: it can be undone, and their stage is unchanged.
 */
export const waitingRejections = {
  applicationId: uuid,
  actorId: nullable(uuid),
  category: nullable(oneOf(REJECT_CATEGORIES)),
  reason: nullable(text),
  message: nullable(text),
  decidedAt: timestamptz,
  tellsAt: timestamptz,
};
export type WaitingRejectionsTable = Row<typeof waitingRejections>;

export const applicationEvents = {
  id: uuid,
  applicationId: uuid,
  actorId: nullable(uuid),
  fromStatus: nullable(text),
  toStatus: text,
  reason: nullable(text),
  at: timestamptz,
};
export type ApplicationEventsTable = Row<typeof applicationEvents>;
