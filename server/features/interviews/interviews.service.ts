import { OPEN_STATUSES, type Party } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import { getThreadToMove, type Mover, move, NO_BALL } from '#server/features/interviews/moves/moves.ts';
import { cancelThread } from '#server/features/interviews/moves/outcome.service.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './interviews.queries.ts';

interface Closing {
  /** On whose side the cause lies; the other side is told. */
  party: Exclude<Party, 'ADMIN' | 'SYSTEM'>;
  actorId: string | null;
  reason: string;
}

/**
 * Ends every open interview of a candidate, an interviewer, a company or an application: their account was
 * suspended or deleted, or the application is over. Both sides are told.
 */
export async function closeOpen(db: Db, where: queries.Whose, { reason, ...mover }: Closing): Promise<void> {
  for (const id of await queries.listOpenIds(db, where, OPEN_STATUSES)) {
    const thread = await getThreadToMove(db, id, {});
    // What has begun cannot be called off any more: it is judged, or completes by itself.
    if (thread.startsAt && thread.startsAt <= now()) continue;
    if (thread.status !== 'PENDING') await cancelThread(db, thread, mover, reason);
    else await closeRequest(db, thread, mover, reason);
  }
}

async function closeRequest(db: Db, thread: queries.Thread, mover: Mover, reason: string): Promise<void> {
  const changes = { ...NO_BALL, closingReason: reason };
  if (thread.respondBy <= now()) return expire(db, thread);
  await move(db, thread, mover.party === 'CANDIDATE' ? 'DECLINE' : 'WITHDRAW', mover, { reason, changes });
  await release(db, thread, mover.actorId, reason);
}

/** The time to reply has passed. */
export async function expire(db: Db, thread: queries.Thread): Promise<void> {
  await move(db, thread, 'EXPIRE', { party: 'SYSTEM', actorId: null }, { changes: NO_BALL });
  await release(db, thread, null, 'The request expired without a reply.');
}

function release(
  db: Db,
  { applicationId }: queries.Thread,
  actorId: string | null,
  reason: string,
): Promise<void> {
  return applications.releaseInvitation(db, { applicationId, actorId, reason });
}
