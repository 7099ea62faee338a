import { interviewMoves } from '#contract/interviews/transitions.ts';
import type { Party } from '#contract/kit/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { getInterviewToMove, type Mover, move, NO_BALL } from '#server/features/interviews/moves/moves.ts';
import { cancelInterview } from '#server/features/interviews/moves/outcome.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './interviews.queries.ts';

interface Closing {
  /** On whose side the cause lies; the other side is told. */
  party: Exclude<Party, 'ADMIN' | 'SYSTEM'>;
  actorId: string | null;
  reason: string;
}

export const get = queries.getInterview;

/**
 * Ends every open interview of a candidate, an interviewer, a company or an application: their account was
 * suspended or deleted, or the application is over. Both sides are told.
 */
export async function closeOpen(db: Db, where: queries.Whose, { reason, ...mover }: Closing): Promise<void> {
  for (const id of await queries.listOpenIds(db, where)) {
    const interview = await getInterviewToMove(db, id, {});
    // What has begun cannot be called off any more: it is judged, or completes by itself.
    if (interview.startsAt && interview.startsAt <= now()) continue;
    const canCancel = !interviewMoves.refusal('CANCEL', interview, mover.party, now());
    if (canCancel) await cancelInterview(db, interview, mover, reason);
    else await closeRequest(db, interview, mover, reason);
  }
}

async function closeRequest(
  db: Db,
  interview: queries.InterviewRow,
  mover: Mover,
  reason: string,
): Promise<void> {
  const changes = { ...NO_BALL, closingReason: reason };
  if (interview.respondBy <= now()) return expire(db, interview);
  const isDeclined = mover.party === 'CANDIDATE';
  await move(db, interview, isDeclined ? 'DECLINE' : 'WITHDRAW', mover, { reason, changes });
  const ending = isDeclined ? 'DECLINED' : 'TAKEN_BACK';
  const { applicationId } = interview;
  await applications.releaseInvitation(db, { applicationId, actorId: mover.actorId, reason, ending });
}

/** The time to reply has passed. */
export async function expire(db: Db, interview: queries.InterviewRow): Promise<void> {
  await move(db, interview, 'EXPIRE', { party: 'SYSTEM', actorId: null }, { changes: NO_BALL });
  const { applicationId } = interview;
  const reason = 'The request expired without a reply.';
  await applications.releaseInvitation(db, { applicationId, actorId: null, reason, ending: 'EXPIRED' });
}
