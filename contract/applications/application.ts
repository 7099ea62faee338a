import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import {
  ApplicationSource,
  ApplicationStatus,
  Ending,
  Presence,
  RejectCategory,
} from '../labels/applications.ts';
import { NoticePeriod } from '../labels/profile.ts';
import { Match } from '../matching/match.ts';
import { ThreadInterview } from './thread.ts';

export const ApplicantCandidate = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  presence: Presence,
  profilePictureUrl: z.string().nullable(),
  headline: z.string().nullable(),
  institute: z.string().nullable(),
  graduationYear: z.number().nullable(),
  degree: z.string().nullable(),
  hasVerifiedDegree: z.boolean(),
  experienceMonths: z.number().nullable(),
  expectedSalary: z.number().nullable(),
  noticePeriod: NoticePeriod,
});
export type ApplicantCandidate = z.output<typeof ApplicantCandidate>;

/** A row in a recruiter's lists. */
export const Applicant = z.object({
  id: Id,
  job: z.object({ id: Id, title: z.string() }),
  candidate: ApplicantCandidate,
  status: ApplicationStatus,
  source: ApplicationSource,
  /** Why it is WITHDRAWN; null in every other state. */
  ending: Ending.nullable(),
  appliedAt: Timestamp.nullable(),
  statusChangedAt: Timestamp,
  /**
   * When the candidate will be notified of a rejection, which can be undone until then; null once they were
   * notified.
   */
  tellsAt: Timestamp.nullable(),
  createdAt: Timestamp,
  match: Match,
  /** The latest interview. */
  interview: ThreadInterview.nullable(),
  /** The stages to which a recruiter may move the application now. */
  nextStatuses: z.array(ApplicationStatus),
});
export type Applicant = z.output<typeof Applicant>;

export const ApplicationEvent = z.object({
  id: Id,
  fromStatus: ApplicationStatus.nullable(),
  toStatus: ApplicationStatus,
  reason: z.string().nullable(),
  actorName: z.string().nullable(),
  at: Timestamp,
});

/** `contact` is null until the candidate applied or accepted a request. */
export const Application = Applicant.extend({
  notes: z.string().nullable(),
  /** The note that the candidate sent with the application. */
  candidateNote: z.string().nullable(),
  rejectCategory: RejectCategory.nullable(),
  rejectReason: z.string().nullable(),
  /** The text that the candidate reads with a rejection. */
  rejectMessage: z.string().nullable(),
  contact: z
    .object({ email: z.string(), phone: z.string().nullable(), resumeFileId: Id.nullable() })
    .nullable(),
  skills: z.array(z.object({ skillName: z.string(), months: z.number(), level: z.number() })),
  history: z.array(ApplicationEvent),
});
export type Application = z.output<typeof Application>;
