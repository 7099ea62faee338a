import type { Db } from '#server/db/schema/database.ts';
import { companyBlocked } from '#server/features/candidates/candidates.events.ts';
import { lockCandidate } from '#server/features/candidates/candidates.queries.ts';
import { refreshIndexRows } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { deleteBlock, insertBlock } from './privacy.queries.ts';

export interface Blocking {
  candidateId: string;
  companyId: string;
  companyName: string;
  isBlocked: boolean;
}

/** Keeps a company away, or no longer; search follows in the same transaction. */
export async function setBlocked(db: Db, { candidateId, companyId, ...rest }: Blocking): Promise<void> {
  await lockCandidate(db, candidateId);
  if (rest.isBlocked) await insertBlock(db, { candidateId, companyId, blockedAt: now() });
  else await deleteBlock(db, candidateId, companyId);
  await refreshIndexRows(db, [candidateId]);
  await emit(db, companyBlocked, { userId: candidateId, companyId, ...rest });
}
