import { fieldFault } from '#contract/core/errors.ts';
import { HOLD_DAYS, HOLD_OVER_AT, LONGEST_HOLD_DAYS } from '#contract/interviews/decisions/decide.ts';
import { DECISION_WORKING_DAYS } from '#contract/interviews/transitions.ts';
import { addWorkingDays } from '#contract/kit/working-days.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import type { InterviewOutcome } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { InterviewChanges } from '#server/features/interviews/interviews.queries.ts';
import { getInterviewToMove, move } from '#server/features/interviews/moves/moves.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { refreshTurns } from './turns.service.ts';

export interface Decided {
  outcome: InterviewOutcome;
  holdUntil?: string | null | undefined;
}

/** What an outcome says about the time in which it is followed. */
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

/** Judges a candidate anew after an interview. */
export async function decide(db: Db, actor: Actor, id: string, decided: Decided): Promise<void> {
  const interview = await getInterviewToMove(db, id, { companyId: companyOf(actor).id });
  const mover = { party: 'RECRUITER', actorId: actor.userId } as const;
  await move(db, interview, 'DECIDE', mover, { changes: changesOf(decided) });
  await refreshTurns(db, interview);
}
