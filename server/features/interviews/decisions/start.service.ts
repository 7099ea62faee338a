import type * as z from 'zod';
import type { RequestStart } from '#contract/interviews/decisions/decide.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import * as plan from '#server/features/jobs/plan/plan.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { findLastRound } from './decisions.queries.ts';

/** The round after the last that came about, as the job plans it; what it does not plan is as it was before. Without a candidate, the first. */
export async function start(
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
