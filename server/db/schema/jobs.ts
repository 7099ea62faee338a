import {
  APPLICATION_ENDINGS,
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
} from '#contract/labels/applications.ts';
import {
  EXPERIENCE_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  SALARY_PERIODS,
  WORK_MODES,
} from '#contract/labels/jobs.ts';
import {
  bigint,
  boolean,
  citext,
  date,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
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
  /** Since when it stands on the board, or stood there last. */
  openedAt: nullable(timestamptz),
  closedAt: nullable(timestamptz),
  deletedAt: nullable(timestamptz),
  version: withDefault(integer),
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
export type JobsTable = Row<typeof jobs>;

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
};

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
};
export type ApplicationsTable = Row<typeof applications>;

/** What an application was before it was sent, while it can be taken back; empty where it was not there at all. */
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
