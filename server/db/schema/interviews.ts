import { WEEKDAYS } from '#contract/interviews/availability.ts';
import {
  INTERVIEW_MODES,
  INTERVIEW_OUTCOMES,
  INTERVIEW_STATUSES,
  INTERVIEW_TYPES,
  PRIORITIES,
  SIDES,
  VERDICTS,
} from '#contract/labels/interviews.ts';
import {
  bigint,
  boolean,
  date,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  textArray,
  timestamptz,
  tstzrange,
  uuid,
  withDefault,
} from './columns.ts';

export const interviews = {
  id: uuid,
  applicationId: uuid,
  jobId: uuid,
  companyId: uuid,
  candidateId: uuid,
  requestedBy: uuid,
  interviewerId: uuid,
  status: withDefault(oneOf(INTERVIEW_STATUSES)),
  interviewType: oneOf(INTERVIEW_TYPES),
  interviewMode: oneOf(INTERVIEW_MODES),
  priority: withDefault(oneOf(PRIORITIES)),
  isUrgentHiring: withDefault(boolean),
  message: withDefault(text),
  durationMinutes: integer,
  salaryMin: bigint,
  salaryMax: bigint,
  interviewStage: withDefault(integer),
  totalStages: withDefault(integer),
  expectedQuestions: withDefault(textArray),
  documentsRequired: withDefault(textArray),
  respondBy: timestamptz,
  acceptedAt: nullable(timestamptz),
  scheduledAt: nullable(timestamptz),
  during: nullable(tstzrange),
  timezone: nullable(text),
  slotId: nullable(uuid),
  meetingLink: nullable(text),
  meetingPassword: nullable(text),
  candidateMessage: nullable(text),
  preparationNotes: withDefault(text),
  rescheduleCount: withDefault(integer),
  slotRequestCount: withDefault(integer),
  /** Counts the sets of times that the candidate has offered; slots have the number of their set. */
  offerNo: withDefault(integer),
  closingReason: nullable(text),
  outcome: nullable(oneOf(INTERVIEW_OUTCOMES)),
  recruiterFeedback: nullable(text),
  /** Deadline for what the company decided; equal to `dueAt` until that is done. */
  decideBy: nullable(timestamptz),
  holdUntil: nullable(date),
  /** When the company was notified that a hold is over. */
  holdToldAt: nullable(timestamptz),
  candidateFeedback: nullable(text),
  /** Who did not come. */
  noShowSide: nullable(oneOf(SIDES)),
  noShowAt: nullable(timestamptz),
  contestedAt: nullable(timestamptz),
  contestReason: nullable(text),
  contestSettledAt: nullable(timestamptz),
  ballHolder: nullable(oneOf(SIDES)),
  dueAt: nullable(timestamptz),
  remindedDayAt: nullable(timestamptz),
  remindedHourAt: nullable(timestamptz),
  calendarSequence: withDefault(integer),
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
export type InterviewsTable = Row<typeof interviews>;

export const interviewSlots = {
  id: uuid,
  interviewId: uuid,
  offerNo: integer,
  slotId: uuid,
  position: integer,
  during: tstzrange,
  timezone: text,
  isFlexible: withDefault(boolean),
};
export type InterviewSlotsTable = Row<typeof interviewSlots>;

export const interviewEvents = {
  id: uuid,
  interviewId: uuid,
  actorId: nullable(uuid),
  action: text,
  fromStatus: nullable(text),
  toStatus: text,
  reason: nullable(text),
  at: timestamptz,
};
export type InterviewEventsTable = Row<typeof interviewEvents>;

/** One per interviewer. */
export const scorecards = {
  id: uuid,
  interviewId: uuid,
  authorId: uuid,
  verdict: oneOf(VERDICTS),
  notes: text,
  /** The candidate can read the notes. */
  isShared: withDefault(boolean),
  sentAt: timestamptz,
};
export type ScorecardsTable = Row<typeof scorecards>;

export const scorecardRatings = {
  scorecardId: uuid,
  position: integer,
  criterion: text,
  rating: integer,
};
export type ScorecardRatingsTable = Row<typeof scorecardRatings>;

export const calendarFeeds = {
  userId: uuid,
  token: text,
  createdAt: timestamptz,
};
export type CalendarFeedsTable = Row<typeof calendarFeeds>;

/** A row means that the candidate has answered, even with no hours. */
export const weeklyAvailability = {
  candidateId: uuid,
  timezone: text,
  updatedAt: timestamptz,
};
export type WeeklyAvailabilityTable = Row<typeof weeklyAvailability>;

/** Minutes since midnight on the wall clock of the zone. */
export const weeklyAvailabilityRanges = {
  candidateId: uuid,
  weekday: oneOf(WEEKDAYS),
  startMinute: integer,
  endMinute: integer,
};
export type WeeklyAvailabilityRangesTable = Row<typeof weeklyAvailabilityRanges>;
