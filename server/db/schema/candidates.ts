import { DEGREE_VERIFICATIONS, NOTICE_PERIODS } from '#contract/labels/profile.ts';
import {
  bigint,
  boolean,
  bytea,
  citext,
  computed,
  date,
  integer,
  integerArray,
  json,
  nullable,
  numeric,
  oneOf,
  type Row,
  smallint,
  text,
  textArray,
  timestamptz,
  tsvector,
  uuid,
  withDefault,
} from './columns.ts';

export const candidates = {
  userId: uuid,
  headline: nullable(text),
  professionalSummary: nullable(text),
  resumeFileId: nullable(uuid),
  salaryFixed: withDefault(integer),
  salaryVariable: withDefault(integer),
  salaryEsop: withDefault(integer),
  salaryTotal: computed(bigint),
  expectedTotal: withDefault(bigint),
  expectedFixed: withDefault(bigint),
  noticePeriod: withDefault(oneOf(NOTICE_PERIODS)),
  lastWorkingDay: nullable(date),
  preferredLocations: withDefault(textArray),
  offerCompany: nullable(text),
  offerAmount: nullable(bigint),
  offerJoiningDate: nullable(date),
  domain: nullable(text),
  primaryRole: nullable(text),
  isVisible: withDefault(boolean),
  hideFromCurrentEmployer: withDefault(boolean),
  currentIndustry: nullable(text),
  department: nullable(text),
  roleCategory: nullable(text),
  jobRole: nullable(text),
  desiredJobType: withDefault(text),
  desiredEmploymentType: withDefault(text),
  preferredShift: withDefault(text),
  basicInfoSavedAt: nullable(timestamptz),
  basicInfoVersion: withDefault(integer),
  skillsSavedAt: nullable(timestamptz),
  skillsVersion: withDefault(integer),
  experienceSavedAt: nullable(timestamptz),
  experienceVersion: withDefault(integer),
  educationSavedAt: nullable(timestamptz),
  educationVersion: withDefault(integer),
  lastActiveAt: timestamptz,
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
export type CandidatesTable = Row<typeof candidates>;

export const candidateSkills = {
  id: uuid,
  candidateId: uuid,
  skillName: citext,
  years: integer,
  months: integer,
  /** 1 beginner to 4 expert. */
  level: integer,
  position: integer,
};
export type CandidateSkillsTable = Row<typeof candidateSkills>;

export const candidateExperiences = {
  id: uuid,
  candidateId: uuid,
  companyName: text,
  designation: text,
  /** First day of the month. */
  startMonth: nullable(date),
  endMonth: nullable(date),
  isCurrentJob: withDefault(boolean),
  location: nullable(text),
  employmentType: nullable(text),
  description: nullable(text),
  keyAchievements: withDefault(textArray),
  technologiesUsed: withDefault(textArray),
  position: integer,
};
export type CandidateExperiencesTable = Row<typeof candidateExperiences>;

export const candidateEducations = {
  id: uuid,
  candidateId: uuid,
  universityName: text,
  educationDegree: text,
  fieldOfStudy: text,
  specialization: nullable(text),
  courseType: withDefault(text),
  startYear: integer,
  endYear: integer,
  cgpa: nullable(numeric(4, 2)),
  percentage: nullable(numeric(5, 2)),
  verificationStatus: withDefault(oneOf(DEGREE_VERIFICATIONS)),
  position: integer,
};
export type CandidateEducationsTable = Row<typeof candidateEducations>;

export const candidateDrafts = {
  candidateId: uuid,
  section: text,
  body: json<Record<string, unknown>>(),
  savedAt: timestamptz,
};
export type CandidateDraftsTable = Row<typeof candidateDrafts>;

export const candidateViews = {
  candidateId: uuid,
  viewerId: uuid,
  companyId: nullable(uuid),
  day: date,
};
export type CandidateViewsTable = Row<typeof candidateViews>;

export const searchTerms = {
  id: computed(integer),
  kind: oneOf(['skill', 'city', 'institute', 'domain', 'role']),
  name: citext,
};
export type SearchTermsTable = Row<typeof searchTerms>;

export const candidateIndex = {
  candidateId: uuid,
  isSearchable: boolean,
  tokens: integerArray,
  words: tsvector,
  skillIds: integerArray,
  cityIds: integerArray,
  instituteIds: integerArray,
  domainId: nullable(integer),
  roleId: nullable(integer),
  graduationYear: nullable(smallint),
  experienceMonths: integer,
  expectedTotal: bigint,
  currentTotal: bigint,
  noticeStep: smallint,
  /** 0 to 1000: the value of a profile independent of any query. */
  quality: smallint,
  hiddenFrom: withDefault(textArray),
  lastActiveAt: timestamptz,
  choices: bytea,
};
export type CandidateIndexTable = Row<typeof candidateIndex>;

/** A random sample of the index. */
export const candidateSample = {
  candidateId: uuid,
  place: integer,
  isSearchable: boolean,
  tokens: integerArray,
  words: tsvector,
  skillIds: integerArray,
  cityIds: integerArray,
  instituteIds: integerArray,
  experienceMonths: integer,
  expectedTotal: bigint,
  currentTotal: bigint,
  noticeStep: smallint,
  hiddenFrom: textArray,
  lastActiveAt: timestamptz,
  choices: bytea,
};
export type CandidateSampleTable = Row<typeof candidateSample>;

export const candidateSampleShare = {
  isOnly: withDefault(boolean),
  bound: withDefault(bigint),
  rows: withDefault(bigint),
  people: withDefault(bigint),
};
export type CandidateSampleShareTable = Row<typeof candidateSampleShare>;

/** The profiles that a recruiter opened for a company, each once. */
export const recentCandidates = {
  viewerId: uuid,
  companyId: uuid,
  candidateId: uuid,
  viewedAt: timestamptz,
};
export type RecentCandidatesTable = Row<typeof recentCandidates>;

export const savedCandidates = {
  companyId: uuid,
  candidateId: uuid,
  savedBy: nullable(uuid),
  savedAt: timestamptz,
  /** For the whole team; empty if there is none. */
  note: withDefault(text),
  noteVersion: withDefault(integer),
  notedBy: nullable(uuid),
  notedAt: nullable(timestamptz),
};
export type SavedCandidatesTable = Row<typeof savedCandidates>;

export const savedCandidateTags = {
  companyId: uuid,
  candidateId: uuid,
  tag: citext,
};
export type SavedCandidateTagsTable = Row<typeof savedCandidateTags>;
