import { AppError, type ErrorCode } from '#contract/core/errors.ts';
import type { InterviewRequests } from '#contract/interviews/request.ts';
import { attempt } from '#server/db/attempt.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { request } from './request.service.ts';

/** Faults of what is asked, whoever is asked. */
const OF_ALL: ReadonlySet<ErrorCode> = new Set(['VALIDATION_FAILED', 'JOB_CLOSED', 'JOB_NOT_FOUND']);

interface Answer {
  sent: { candidateId: string; interviewId: string }[];
  failed: { candidateId: string; code: string; message: string }[];
}

/**
 * Asks each candidate for the first round. Whoever cannot be asked is named with the reason and hinders nobody.
 * People are held and asked in one order, so that two colleagues who ask the same ones wait for each other.
 */
export async function requestSeveral(db: Db, actor: Actor, input: InterviewRequests): Promise<Answer> {
  const { people, ...shared } = input;
  const inOrder = people.toSorted((a, b) => (a.candidateId < b.candidateId ? -1 : 1));
  await users.holdStatuses(db, [actor.userId, ...inOrder.map(({ candidateId }) => candidateId)]);
  const answer: Answer = { sent: [], failed: [] };
  for (const { candidateId, salaryRange } of inOrder) {
    try {
      const wish = { ...shared, candidateId, salaryRange, interviewStage: 1 };
      const interviewId = await attempt(db, () => request(db, actor, wish));
      answer.sent.push({ candidateId, interviewId });
    } catch (error) {
      if (!(error instanceof AppError) || OF_ALL.has(error.code)) throw error;
      answer.failed.push({ candidateId, code: error.code, message: error.message });
    }
  }
  return answer;
}
