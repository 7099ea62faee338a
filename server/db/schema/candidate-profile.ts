import { PROOF_METHODS } from '#contract/verifications/own.ts';
import {
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

export const candidateHiddenCompanies = {
  candidateId: uuid,
  position: integer,
  companyId: nullable(uuid),
  name: text,
};
export type CandidateHiddenCompaniesTable = Row<typeof candidateHiddenCompanies>;

export const candidateOnlineProfiles = {
  id: uuid,
  candidateId: uuid,
  platformType: text,
  profileUrl: text,
  position: integer,
};
export type CandidateOnlineProfilesTable = Row<typeof candidateOnlineProfiles>;

export const candidateProjects = {
  id: uuid,
  candidateId: uuid,
  projectTitle: text,
  clientName: nullable(text),
  /** First day of the month. */
  startMonth: nullable(date),
  endMonth: nullable(date),
  isOngoing: withDefault(boolean),
  projectDetails: nullable(text),
  technologiesUsed: withDefault(textArray),
  projectUrl: nullable(text),
  position: integer,
};
export type CandidateProjectsTable = Row<typeof candidateProjects>;

export const degreeVerifications = {
  id: uuid,
  candidateId: uuid,
  educationId: nullable(uuid),
  method: oneOf(PROOF_METHODS),
  status: withDefault(oneOf(['PENDING', 'VERIFIED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'])),
  /** The degree at the time when its proof was submitted. */
  universityName: text,
  educationDegree: text,
  fieldOfStudy: text,
  startYear: integer,
  endYear: integer,
  email: nullable(citext),
  codeHash: nullable(text),
  attemptsLeft: nullable(integer),
  expiresAt: nullable(timestamptz),
  fileId: nullable(uuid),
  reason: nullable(text),
  decidedBy: nullable(uuid),
  decidedAt: nullable(timestamptz),
  createdAt: timestamptz,
};
export type DegreeVerificationsTable = Row<typeof degreeVerifications>;
