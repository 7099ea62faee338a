import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import {
  WEEKDAYS,
  type WeeklyAvailability,
  type WeeklyAvailabilityInput,
} from '#contract/interviews/availability.ts';
import type { PickTimes } from '#contract/interviews/pick-times.ts';
import type { InterviewPlan } from '#contract/interviews/plan.ts';
import { suggestTimes } from '#contract/interviews/suggestions.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import type { Match } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import * as cards from '#server/features/search/cards.service.ts';
import { now } from '#server/platform/clock.ts';
import { findInterview, type InterviewRow } from './interviews.queries.ts';
import * as queries from './times.queries.ts';
import { type BusyRow, listBusy, listInterviewerSpans, listTaken } from './times.queries.ts';

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The weekly hours, from Monday on; without days until the candidate has entered some. */
export async function getAvailability(
  db: Db,
  candidateId: string,
): Promise<z.input<typeof WeeklyAvailability>> {
  const answer = await queries.findAvailability(db, candidateId);
  if (!answer) return { timezone: INDIA, days: [], updatedAt: null };
  const ranges = Map.groupBy(await queries.listRanges(db, candidateId), ({ weekday }) => weekday);
  const days = WEEKDAYS.flatMap((weekday) => {
    const timeRanges = ranges.get(weekday)?.map(({ startMinute, endMinute }) => ({
      startTime: clock(startMinute),
      endTime: clock(endMinute),
    }));
    return timeRanges ? [{ weekday, timeRanges }] : [];
  });
  return { timezone: answer.timezone, days, updatedAt: answer.updatedAt };
}

/** The last answer wins. */
export async function saveAvailability(
  db: Db,
  candidateId: string,
  { timezone, days }: z.output<typeof WeeklyAvailabilityInput>,
): Promise<z.input<typeof WeeklyAvailability>> {
  const ranges = days.flatMap(({ weekday, timeRanges }) =>
    timeRanges.map(({ startTime, endTime }) => ({
      candidateId,
      weekday,
      startMinute: minutesOf(startTime),
      endMinute: minutesOf(endTime),
    })),
  );
  await queries.upsertAvailability(db, { candidateId, timezone, updatedAt: now() });
  await queries.replaceRanges(db, candidateId, ranges);
  return getAvailability(db, candidateId);
}

/** How the candidate matches the terms of this request, which may differ from the public job. */
async function matchOf(db: Db, interview: InterviewRow): Promise<Match | null> {
  const { candidateId, companyId, jobId, salaryMin: min, salaryMax: max } = interview;
  const [job] = await jobs.listOwn(db, companyId, [jobId]);
  if (!job) return null;
  const matches = await cards.matches(db, [candidateId], { ...toMatchJob(job), salary: { min, max } });
  return matches.get(candidateId) ?? null;
}

function kindOf({ interviewId, isBooked }: BusyRow, id: string): 'BOOKED' | 'OFFERED' | 'CURRENT' {
  if (interviewId === id) return 'CURRENT';
  return isBooked ? 'BOOKED' : 'OFFERED';
}

/** What a candidate needs while choosing times for one of their interviews. */
export async function getPlan(
  db: Db,
  candidateId: string,
  id: string,
): Promise<z.input<typeof InterviewPlan>> {
  const interview = await findInterview(db, id, { candidateId });
  if (!interview) throw new AppError('NOT_FOUND');
  const busy = await listBusy(db, candidateId, now());
  const own = busy.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
  const theirs = await listInterviewerSpans(db, interview.interviewerId, now());
  const hours = await getAvailability(db, candidateId);
  const suggestions = suggestTimes({
    now: now(),
    minutes: interview.durationMinutes,
    busy: [...own, ...theirs],
    hours,
  });
  return {
    match: await matchOf(db, interview),
    busy: busy.map((row) => ({ ...row, kind: kindOf(row, id) })),
    suggestions,
    availability: hours,
  };
}

/** What a recruiter needs while picking one of the offered times; empty when there is nothing to pick. */
export async function listPickTimes(
  db: Db,
  companyId: string,
  id: string,
): Promise<z.input<typeof PickTimes>> {
  const interview = await findInterview(db, id, { companyId });
  if (!interview) throw new AppError('NOT_FOUND');
  const { interviewerId, interviewerName, status } = interview;
  const isOpen = TO_PICK_STATUSES.includes(status);
  return {
    interviewer: { id: interviewerId, name: interviewerName },
    taken: isOpen ? await listTaken(db, interview) : [],
  };
}
