import { AUTO_COMPLETE_HOURS, type InterviewMove, interviewMoves } from '#contract/interviews/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { inHours, now } from '#server/platform/clock.ts';
import { BY_TIME, type Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import { defineSweep, forEachDue } from '#server/platform/tasks.ts';
import { claimHoldOver, listHoldsOver } from './decisions.queries.ts';
import * as due from './due.queries.ts';
import { holdOver, interviewDue } from './interviews.events.ts';
import type { InterviewRow } from './interviews.queries.ts';
import * as queries from './interviews.queries.ts';
import { findInterviewToMove, getInterviewToMove, move, NO_BALL } from './moves/moves.ts';
import { cancelInterview } from './moves/outcome.service.ts';

interface Closing extends Deed {
  /** The side on which the cause lies; the other side is notified. */
  party: Exclude<Party, 'ADMIN' | 'SYSTEM'>;
}

export const get = queries.getInterview;

/**
 * Ends every open interview of a candidate, an interviewer, a company or an application: the account was
 * suspended or deleted, or the application is over. Both sides are notified.
 */
export async function closeOpen(db: Db, deed: Closing, where: queries.Whose, reason: string): Promise<void> {
  for (const id of await queries.listOpenIds(db, where)) {
    const interview = await getInterviewToMove(db, id, {});
    // An interview that has started cannot be cancelled any more: it gets feedback, or completes
    // automatically.
    if (interview.startsAt && interview.startsAt <= now()) continue;
    const canCancel = !interviewMoves.refusal('CANCEL', interview, deed.party, now());
    if (canCancel) await cancelInterview(db, deed, interview, reason);
    else await closeRequest(db, deed, interview, reason);
  }
}

async function closeRequest(
  db: Db,
  deed: Deed,
  interview: queries.InterviewRow,
  reason: string,
): Promise<void> {
  const changes = { ...NO_BALL, closingReason: reason };
  if (interview.respondBy <= now()) return expire(db, interview);
  const isDeclined = deed.party === 'CANDIDATE';
  await move(db, deed, interview, isDeclined ? 'DECLINE' : 'WITHDRAW', { reason, changes });
  const ending = isDeclined ? 'DECLINED' : 'TAKEN_BACK';
  const { applicationId } = interview;
  await applications.releaseInvitation(db, deed, { applicationId, reason, ending });
}

/** The time to reply has passed. */
async function expire(db: Db, interview: queries.InterviewRow): Promise<void> {
  await move(db, BY_TIME, interview, 'EXPIRE', { changes: NO_BALL });
  const { applicationId } = interview;
  const reason = 'The request expired without a reply.';
  await applications.releaseInvitation(db, BY_TIME, { applicationId, reason, ending: 'EXPIRED' });
}

/** The row's lock serialises the processes; the second one finds nothing to do. */
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
      (interview) => move(tx, BY_TIME, interview, 'COMPLETE'),
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
