import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { ApplicationStatus } from '../labels/applications.ts';
import { InterviewStatus } from '../labels/interviews.ts';
import { NoticePeriod } from '../labels/profile.ts';
import { Match } from '../matching/match.ts';

/** What this company, including the caller's colleagues, has in progress with the candidate. */
export const CandidateApplication = z.object({
  applicationId: Id,
  applicationStatus: ApplicationStatus,
  interviewId: Id.nullable(),
  interviewStatus: InterviewStatus.nullable(),
  jobId: Id,
  jobTitle: z.string(),
  /** The colleague who requested the interview. */
  requestedBy: z.string().nullable(),
  /** When the application reached its current state. */
  at: Timestamp,
});
export type CandidateApplication = z.output<typeof CandidateApplication>;

/** A candidate in a list, without contact details. */
export const CandidateCard = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.string().nullable(),
  headline: z.string().nullable(),
  currentDesignation: z.string().nullable(),
  currentCompany: z.string().nullable(),
  education: z
    .object({ degree: z.string(), fieldOfStudy: z.string(), institute: z.string(), year: z.number() })
    .nullable(),
  /** The degree shown is verified: the medal. */
  hasVerifiedDegree: z.boolean(),
  experienceMonths: z.number(),
  /** Rupees a year; null if the profile gives none. */
  expectedSalary: z.number().nullable(),
  noticePeriod: NoticePeriod,
  preferredLocations: z.array(z.string()),
  skills: z.array(z.object({ name: z.string(), months: z.number(), level: z.number() })),
  lastActiveAt: Timestamp,
  isSaved: z.boolean(),
  /** The company's tags for a saved person. */
  tags: z.array(z.string()),
  /** The team has a note about the person. */
  hasTeamNote: z.boolean(),
  application: CandidateApplication.nullable(),
  /** Only if the search names a job. */
  match: Match.nullable(),
});
export type CandidateCard = z.output<typeof CandidateCard>;
