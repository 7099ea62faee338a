import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { InterviewStatus, InterviewType } from '../labels/interviews.ts';

/** A week in any zone, including one with the change from summer time. */
export const LONGEST_WEEK_HOURS = 7 * 24 + 2;

const Instant = z.iso.datetime({ offset: true, error: 'Please enter a time with its zone.' });

export const TeamWeekQuery = z
  .object({
    from: Instant,
    to: Instant,
    jobId: Id.optional(),
    interviewerId: Id.optional(),
    /** Every word must occur in the name of the candidate or of the job. */
    search: z.string().trim().max(200).optional(),
  })
  .refine(
    ({ from, to }) => {
      const hours = (Date.parse(to) - Date.parse(from)) / 3_600_000;
      return hours > 0 && hours <= LONGEST_WEEK_HOURS;
    },
    { path: ['to'], error: 'Please ask for a week at most.' },
  );
export type TeamWeekQuery = z.output<typeof TeamWeekQuery>;

export const TeamBooking = z.object({
  id: Id,
  status: InterviewStatus,
  candidateName: z.string(),
  jobTitle: z.string(),
  interviewer: z.object({ id: Id, name: z.string() }),
  interviewType: InterviewType,
  interviewStage: z.number(),
  totalStages: z.number(),
  startsAt: Timestamp,
  endsAt: Timestamp,
});
export type TeamBooking = z.output<typeof TeamBooking>;

export const listTeamWeek = endpoint({
  name: 'listTeamWeek',
  method: 'GET',
  path: '/api/recruiter/interviews/week',
  summary: 'Every interview of the company that begins in a week, booked or over, by its start',
  access: workspace('VIEWER'),
  reads: ['interviews'],
  query: TeamWeekQuery,
  response: z.array(TeamBooking),
});
