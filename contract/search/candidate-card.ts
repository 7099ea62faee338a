import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { ApplicationStatus } from '../labels/applications.ts';
import { InterviewStatus } from '../labels/interviews.ts';
import { NoticePeriod } from '../labels/profile.ts';
import { Match } from '../matching/match.ts';

/** What this company and the candidate already have open together; a colleague's contact is shown too. */
export const CandidateApplication = z.object({
  applicationId: Id,
  applicationStatus: ApplicationStatus,
  interviewId: Id.nullable(),
  interviewStatus: InterviewStatus.nullable(),
  jobId: Id,
  jobTitle: z.string(),
  /** The colleague who asked for the interview. */
  requestedBy: z.string().nullable(),
  /** When the application came into its present state. */
  at: Timestamp,
});
export type CandidateApplication = z.output<typeof CandidateApplication>;

/** A candidate in a list. Contact details are not part of it. */
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
  /** The degree shown has been verified: the medal. */
  hasVerifiedDegree: z.boolean(),
  experienceMonths: z.number(),
  /** Rupees a year; null when the profile names none. */
  expectedSalary: z.number().nullable(),
  noticePeriod: NoticePeriod,
  preferredLocations: z.array(z.string()),
  skills: z.array(z.object({ name: z.string(), months: z.number(), level: z.number() })),
  lastActiveAt: Timestamp,
  isSaved: z.boolean(),
  /** The company's words for a saved person. */
  tags: z.array(z.string()),
  /** Its team has written a note. */
  hasTeamNote: z.boolean(),
  application: CandidateApplication.nullable(),
  /** Only when the search names a job. */
  match: Match.nullable(),
});
export type CandidateCard = z.output<typeof CandidateCard>;
