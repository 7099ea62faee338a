import { fieldFault } from '#contract/core/errors.ts';
import type { PlannedRound } from '#contract/jobs/plan.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as queries from './plan.queries.ts';

/** The planned rounds of a job, in order; empty without a plan. */
export const list = queries.listRounds;

/** Stores the plan of a job; undefined leaves it as it is. */
export async function save(
  db: Db,
  job: { jobId: string; companyId: string },
  rounds: readonly PlannedRound[] | undefined,
): Promise<void> {
  if (!rounds) return;
  const wanted = rounds.flatMap(({ interviewerIds }) => interviewerIds);
  const members = new Set(await queries.listMembersAmong(db, job.companyId, wanted));
  const stranger = rounds.findIndex(({ interviewerIds }) => interviewerIds.some((id) => !members.has(id)));
  if (stranger >= 0) {
    const message = 'Please choose interviewers from your team.';
    throw fieldFault(`interviewPlan.${stranger}.interviewerIds`, message);
  }
  await queries.replaceRounds(db, job, rounds);
}
