import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import type { InterviewPlan } from '#contract/interviews/plan.ts';
import { suggestTimes } from '#contract/interviews/suggestions.ts';
import type { Match } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findInterview, type InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/match-job.service.ts';
import * as cards from '#server/features/search/cards.service.ts';
import { now } from '#server/platform/clock.ts';
import * as availability from './availability.service.ts';
import { type BusyRow, listBusy, listInterviewerSpans } from './busy.queries.ts';

/** How the candidate fits what this request asks and pays, which may differ from what the job says in public. */
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

/** What a candidate looks at while choosing times for one of their interviews. */
export async function get(db: Db, candidateId: string, id: string): Promise<z.input<typeof InterviewPlan>> {
  const interview = await findInterview(db, id, { candidateId });
  if (!interview) throw new AppError('NOT_FOUND');
  const busy = await listBusy(db, candidateId, now());
  const own = busy.map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
  const theirs = await listInterviewerSpans(db, interview.interviewerId, now());
  const hours = await availability.get(db, candidateId);
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
