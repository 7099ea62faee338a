import { applicationMoves, stateOf } from '#contract/applications/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { lockApplication } from '#server/features/applications/applications.queries.ts';
import { change } from '#server/features/applications/moving/change.ts';
import { now } from '#server/platform/clock.ts';
import { takeWaiting } from './rejections.queries.ts';

/** The time to undo it is over: the rejection happens, and its candidate is told. */
export async function tell(db: Db, applicationId: string): Promise<void> {
  const row = await lockApplication(db, applicationId);
  const waiting = row && (await takeWaiting(db, row.id));
  // It has been taken back, or the application has ended otherwise.
  if (!waiting || applicationMoves.refusal('REJECT', stateOf(row), 'RECRUITER', now())) return;
  const { actorId, category, reason, message } = waiting;
  await change(db, row, { to: 'REJECTED', actorId, cause: 'HAND', category, reason, message });
}
