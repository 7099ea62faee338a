import type { Generated } from 'kysely';

export type InterviewStatus =
  | 'PENDING'
  | 'ACCEPTED'
  | 'SCHEDULED'
  | 'RESCHEDULE_REQUESTED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'NO_SHOW';

export interface InterviewsTable {
  id: string;
  applicationId: string;
  jobId: string;
  companyId: string;
  candidateId: string;
  requestedBy: string;
  interviewerId: string;
  status: Generated<InterviewStatus>;
  interviewType: string;
  interviewMode: string;
  priority: Generated<string>;
  isUrgentHiring: Generated<boolean>;
  message: Generated<string>;
  durationMinutes: number;
  salaryMin: number;
  salaryMax: number;
  interviewStage: Generated<number>;
  totalStages: Generated<number>;
  expectedQuestions: Generated<string[]>;
  documentsRequired: Generated<string[]>;
  respondBy: Date;
  acceptedAt: Date | null;
  scheduledAt: Date | null;
  /** A tstzrange in PostgreSQL's text form; write with sql`tstzrange(a, b, '[)')`, read lower() and upper(). */
  during: string | null;
  timezone: string | null;
  slotId: string | null;
  meetingLink: string | null;
  meetingPassword: string | null;
  candidateMessage: string | null;
  preparationNotes: Generated<string>;
  rescheduleCount: Generated<number>;
  slotRequestCount: Generated<number>;
  /** Counts the sets of times the candidate has offered; slots carry the number of their set. */
  offerNo: Generated<number>;
  closingReason: string | null;
  outcome: string | null;
  recruiterFeedback: string | null;
  candidateFeedback: string | null;
  /** Who did not come. */
  noShowSide: 'CANDIDATE' | 'RECRUITER' | null;
  noShowAt: Date | null;
  contestedAt: Date | null;
  contestReason: string | null;
  contestSettledAt: Date | null;
  ballHolder: 'CANDIDATE' | 'RECRUITER' | null;
  dueAt: Date | null;
  remindedDayAt: Date | null;
  remindedHourAt: Date | null;
  calendarSequence: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface InterviewSlotsTable {
  id: string;
  interviewId: string;
  offerNo: number;
  slotId: string;
  position: number;
  during: string;
  timezone: string;
  isFlexible: Generated<boolean>;
}

export interface InterviewEventsTable {
  id: string;
  interviewId: string;
  actorId: string | null;
  action: string;
  fromStatus: string | null;
  toStatus: string;
  reason: string | null;
  at: Date;
}

export interface CalendarFeedsTable {
  userId: string;
  token: string;
  createdAt: Date;
}
