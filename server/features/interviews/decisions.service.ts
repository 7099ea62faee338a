import type * as z from 'zod';
import { fieldFault } from '#contract/core/errors.ts';
import {
  HOLD_DAYS,
  HOLD_OVER_AT,
  LONGEST_HOLD_DAYS,
  type RequestStart,
} from '#contract/interviews/decide.ts';
import { DECISION_WORKING_DAYS } from '#contract/interviews/transitions.ts';
import { addWorkingDays, localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { InterviewOutcome } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as plan from '#server/features/jobs/plan.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { asMember } from '#server/platform/deed.ts';
import { findLastRound, settleTurns } from './decisions.queries.ts';
import type { InterviewChanges, InterviewRow } from './interviews.queries.ts';
import { getInterviewToMove, move, refresh } from './moves/moves.ts';

type Subject = Pick<InterviewRow, 'applicationId' | 'candidateId' | 'companyId'>;

/**
 * Called when the application or one of its interviews has changed: the change may be what an earlier outcome
 * required.
 */
export async function refreshTurns(db: Db, subject: Subject): Promise<void> {
  if (await settleTurns(db, subject.applicationId)) await refresh(db, subject);
}

export interface Decided {
  outcome: InterviewOutcome;
  holdUntil?: string | null | undefined;
}

/** The fields that an outcome sets for its follow-up deadline. */
export function changesOf({ outcome, holdUntil }: Decided): InterviewChanges {
  const day = outcome === 'HOLD' ? holdDay(holdUntil) : null;
  return {
    outcome,
    holdUntil: day,
    holdToldAt: null,
    decideBy: day ? toInstant(day, HOLD_OVER_AT) : addWorkingDays(now(), DECISION_WORKING_DAYS),
  };
}

function holdDay(chosen: string | null | undefined): string {
  if (!chosen) return localDate(inDays(HOLD_DAYS));
  if (chosen <= localDate(now())) throw fieldFault('holdUntil', 'Please choose a day after today.');
  if (chosen > localDate(inDays(LONGEST_HOLD_DAYS))) {
    throw fieldFault('holdUntil', `Please choose a day within ${LONGEST_HOLD_DAYS} days.`);
  }
  return chosen;
}

/** Changes the outcome of a candidate after an interview. */
export async function decide(db: Db, actor: Actor, id: string, decided: Decided): Promise<void> {
  const interview = await getInterviewToMove(db, id, { companyId: companyOf(actor).id });
  await move(db, asMember(actor), interview, 'DECIDE', { changes: changesOf(decided) });
  await refreshTurns(db, interview);
}

/**
 * The round after the last one that took place, as the job plans it; fields that the plan lacks are copied
 * from the last round. Without a candidate, the first round.
 */
export async function startDecision(
  db: Db,
  actor: Actor,
  { jobId, candidateId }: { jobId: string; candidateId?: string | undefined },
): Promise<z.input<typeof RequestStart>> {
  const companyId = companyOf(actor).id;
  await jobs.getOwn(db, companyId, jobId);
  const rounds = await plan.list(db, jobId);
  const last = candidateId ? await findLastRound(db, { jobId, candidateId, companyId }) : undefined;
  const interviewStage = (last?.interviewStage ?? 0) + 1;
  const planned = rounds[interviewStage - 1];
  return {
    interviewType: planned?.interviewType ?? last?.interviewType ?? 'TECHNICAL',
    interviewMode: last?.interviewMode ?? 'VIDEO_CALL',
    duration: planned?.duration ?? last?.durationMinutes ?? 60,
    interviewStage,
    totalStages: Math.max(rounds.length, last?.totalStages ?? 1, interviewStage),
    interviewerId: planned?.interviewers[0]?.id ?? null,
    salaryRange: last ? { min: last.salaryMin, max: last.salaryMax } : null,
  };
}
