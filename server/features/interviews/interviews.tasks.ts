import { AUTO_COMPLETE_HOURS, type InterviewMove, interviewMoves } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { claimHoldOver, listHoldsOver } from '#server/features/interviews/decisions/decisions.queries.ts';
import { findInterviewToMove, move } from '#server/features/interviews/moves/moves.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import * as due from './interviews.due.queries.ts';
import { holdOver, interviewDue } from './interviews.events.ts';
import type { InterviewRow } from './interviews.queries.ts';
import { expire } from './interviews.service.ts';

/** The row's lock makes processes take turns; whoever comes second finds it done. */
async function ifStill(
  tx: Db,
  id: string,
  isDue: (interview: InterviewRow) => boolean,
  act: (interview: InterviewRow) => Promise<void>,
): Promise<void> {
  const interview = await findInterviewToMove(tx, id, {});
  if (interview && isDue(interview)) await act(interview);
}

function isAdmitted(interview: InterviewRow, action: InterviewMove): boolean {
  return !interviewMoves.refusal(action, interview, 'SYSTEM', now());
}

export const expireInterviewRequests = defineSweep('expireInterviewRequests', async (db) => {
  await forEachDue(db, await due.listExpired(db, now()), (tx, id) =>
    ifStill(
      tx,
      id,
      (interview) => isAdmitted(interview, 'EXPIRE'),
      (interview) => expire(tx, interview),
    ),
  );
});

export const completePastInterviews = defineSweep('completePastInterviews', async (db) => {
  await forEachDue(db, await due.listUnspoken(db, inHours(-AUTO_COMPLETE_HOURS)), (tx, id) =>
    ifStill(
      tx,
      id,
      (interview) => isAdmitted(interview, 'COMPLETE'),
      (interview) => move(tx, interview, 'COMPLETE', { party: 'SYSTEM', actorId: null }),
    ),
  );
});

async function sendReminders(db: Db, reminder: due.Reminder, hours: number): Promise<void> {
  const [at, until] = [now(), inHours(hours)];
  await forEachDue(db, await due.listToRemind(db, reminder, at, until), async (tx, id) => {
    if (await due.claimReminder(tx, id, reminder, at, until))
      await emit(tx, interviewDue, { interviewId: id });
  });
}

export const remindOfInterviews = defineSweep('remindOfInterviews', async (db) => {
  await sendReminders(db, 'remindedHourAt', 1);
  await sendReminders(db, 'remindedDayAt', 24);
});

export const remindOfHolds = defineSweep('remindOfHolds', async (db) => {
  const at = now();
  await forEachDue(db, await listHoldsOver(db, at), async (tx, id) => {
    if (await claimHoldOver(tx, id, at)) await emit(tx, holdOver, { interviewId: id });
  });
});
