import { AppError } from '#contract/core/errors.ts';
import { lockNames } from '#server/db/named-locks.ts';
import type { Db } from '#server/db/schema/database.ts';
import { listDutyIds } from '#server/features/interviews/interviews.queries.ts';
import { getInterviewToMove, move } from './moves.ts';
import { EXCLUSION_VIOLATION } from './schedule.service.ts';

interface HandOver {
  companyId: string;
  from: string;
  to: string;
  /** Who changed the team. */
  actorId: string;
}

/** Gives what a member of the team has open to a colleague. Throws COLLEAGUE_BUSY where that books them twice. */
export async function handOver(db: Db, { companyId, from, to, actorId }: HandOver): Promise<void> {
  await lockNames(db, 'booking', [to]);
  for (const id of await listDutyIds(db, companyId, from)) {
    const interview = await getInterviewToMove(db, id, { companyId });
    const { interviewerId, requestedBy, calendarSequence } = interview;
    const changes = {
      interviewerId: interviewerId === from ? to : interviewerId,
      requestedBy: requestedBy === from ? to : requestedBy,
      calendarSequence: calendarSequence + 1,
    };
    await move(db, interview, 'HAND_OVER', { party: 'SYSTEM', actorId }, { changes }).catch(explainOverlap);
  }
}

function explainOverlap(error: unknown): never {
  if ((error as { code?: unknown }).code !== EXCLUSION_VIOLATION) throw error;
  throw new AppError('COLLEAGUE_BUSY', {
    errors: [{ path: 'successorId', message: 'This colleague is busy at one of these times.' }],
  });
}
