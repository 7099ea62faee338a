import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { Presence } from '../labels/applications.ts';
import { CompanySize } from '../labels/companies.ts';
import {
  InterviewMode,
  InterviewOutcome,
  InterviewStatus,
  InterviewType,
  Priority,
  Side,
} from '../labels/interviews.ts';
import { ExperienceLevel, WorkMode } from '../labels/jobs.ts';
import { NextAct } from './next-act.ts';
import { AvailabilitySlot, ScheduledSlot } from './slots.ts';
import { INTERVIEW_ACTIONS } from './transitions.ts';

const SalaryRange = z.object({ min: z.number(), max: z.number(), currency: z.literal('INR') });

/** An offered slot as stored, with an id to pick it by. */
export const OfferedSlot = AvailabilitySlot.extend({ id: Id });
export type OfferedSlot = z.output<typeof OfferedSlot>;

export const InterviewCompany = z.object({
  id: Id,
  name: z.string(),
  logo: z.string().nullable(),
  industry: z.string().nullable(),
  size: CompanySize,
  location: z.string().nullable(),
  description: z.string().nullable(),
  /** Skills and benefits from the company's published jobs. */
  techStack: z.array(z.string()),
  benefits: z.array(z.string()),
  glassdoorRating: z.number().nullable(),
  employeeCount: z.string(),
  website: z.string().nullable(),
});

export const InterviewRecruiter = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  designation: z.string().nullable(),
  profilePicture: z.string().nullable(),
  phone: z.string().nullable(),
});

export const InterviewJobRole = z.object({
  id: Id,
  title: z.string(),
  department: z.string().nullable(),
  level: ExperienceLevel,
  salaryRange: SalaryRange,
  location: z.string().nullable(),
  isRemote: z.boolean(),
  workMode: WorkMode,
  requiredSkills: z.array(z.string()),
  experienceRequired: z.object({ min: z.number(), max: z.number() }),
  description: z.string(),
});

const NoShow = z.object({
  absent: Side,
  reportedAt: Timestamp,
  contestedAt: Timestamp.nullable(),
  contestReason: z.string().nullable(),
  /** When an admin decided about the contest. */
  settledAt: Timestamp.nullable(),
});

const shared = {
  id: Id,
  interviewType: InterviewType,
  interviewMode: InterviewMode,
  priority: Priority,
  status: InterviewStatus,
  message: z.string(),
  /** Minutes. */
  duration: z.number(),
  requestedAt: Timestamp,
  respondByDate: Timestamp,
  /** The salary that the company offers. */
  expectedSalary: SalaryRange,
  isUrgentHiring: z.boolean(),
  interviewStage: z.number(),
  totalStages: z.number(),
  availabilitySlots: z.array(OfferedSlot),
  candidateMessage: z.string().nullable(),
  scheduledSlot: ScheduledSlot.nullable(),
  startsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  meetingLink: z.string().nullable(),
  meetingPassword: z.string().nullable(),
  expectedQuestions: z.array(z.string()),
  documentsRequired: z.array(z.string()),
  rescheduleCount: z.number(),
  slotRequestCount: z.number(),
  canReschedule: z.boolean(),
  acceptedAt: Timestamp.nullable(),
  scheduledAt: Timestamp.nullable(),
  /** For a decline, a withdrawal, a cancellation or the last reschedule. */
  closingReason: z.string().nullable(),
  noShow: NoShow.nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

/** What a candidate sees of an interview. */
export const CandidateInterview = z.object({
  ...shared,
  company: InterviewCompany,
  recruiter: InterviewRecruiter,
  /** The person who interviews, often the recruiter. */
  interviewer: z.object({ id: Id, name: z.string(), designation: z.string().nullable() }),
  jobRole: InterviewJobRole,
  preparationNotes: z.string(),
  feedback: z.string().nullable(),
  /** Notes that interviewers shared with the candidate. */
  sharedNotes: z.array(z.object({ author: z.string(), notes: z.string() })),
  /** The company's deadline for picking one of the times that were sent. */
  pickBy: Timestamp.nullable(),
  /** The candidate's own values, for the comparison. */
  yourProfile: z.object({
    expectedSalary: z.number(),
    experienceMonths: z.number().nullable(),
    matchedSkills: z.array(z.string()),
  }),
});
export type CandidateInterview = z.output<typeof CandidateInterview>;

/** What the company sees. E-mail and phone are null until the candidate accepts. */
export const RecruiterInterview = z.object({
  ...shared,
  applicationId: Id,
  candidate: z.object({
    id: Id,
    name: z.string(),
    presence: Presence,
    headline: z.string().nullable(),
    profilePicture: z.string().nullable(),
    hasVerifiedDegree: z.boolean(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  job: z.object({ id: Id, title: z.string() }),
  requestedBy: z.object({ id: Id, name: z.string() }),
  interviewer: z.object({ id: Id, name: z.string() }),
  canRequestSlots: z.boolean(),
  ballHolder: Side.nullable(),
  dueAt: Timestamp.nullable(),
  isOverdue: z.boolean(),
  outcome: InterviewOutcome.nullable(),
  feedback: z.string().nullable(),
  /** The reader took part, or could have, and has not sent a scorecard. */
  maySendScorecard: z.boolean(),
  /** The company's next action; null while it waits, and when nothing is left to do. */
  nextAct: NextAct.nullable(),
  /** The day on which the hold ends and the candidate has to be decided about. */
  holdUntil: z.iso.date().nullable(),
  /** Until then a withdrawal is an undo: nothing has been mailed yet. */
  undoUntil: Timestamp.nullable(),
});
export type RecruiterInterview = z.output<typeof RecruiterInterview>;

export const InterviewEvent = z.object({
  action: z.enum(INTERVIEW_ACTIONS),
  from: InterviewStatus.nullable(),
  to: InterviewStatus,
  reason: z.string().nullable(),
  /** Null if it happened automatically. */
  actorName: z.string().nullable(),
  at: Timestamp,
});

export const RecruiterInterviewDetails = RecruiterInterview.extend({ events: z.array(InterviewEvent) });
export type RecruiterInterviewDetails = z.output<typeof RecruiterInterviewDetails>;
