import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { Match } from '../matching/match.ts';
import { WeeklyAvailability } from './availability.ts';

const BusyTime = z.object({
  /**
   * BOOKED: a booked interview. OFFERED: a time that another company may still pick. CURRENT: the time that a
   * reschedule gives up.
   */
  kind: z.enum(['BOOKED', 'OFFERED', 'CURRENT']),
  companyName: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
});
export type BusyTime = z.output<typeof BusyTime>;

const Suggestion = z.object({ date: z.iso.date(), startTime: z.string(), endTime: z.string() });

export const InterviewPlan = z.object({
  /** Computed with the pay of this request; null if the job is gone. */
  match: Match.nullable(),
  busy: z.array(BusyTime),
  /** Times that suit both sides, in Indian time. */
  suggestions: z.array(Suggestion),
  availability: WeeklyAvailability,
});
export type InterviewPlan = z.output<typeof InterviewPlan>;

export const getInterviewPlan = endpoint({
  name: 'getInterviewPlan',
  method: 'GET',
  path: '/api/jobseeker/interviews/{id}/plan',
  summary: 'What one needs to offer times: the match, own busy times, three suggestions and the weekly hours',
  access: candidate,
  reads: ['interviews', 'profile', 'availability'],
  params: z.object({ id: Id }),
  response: InterviewPlan,
});
