import { AppError } from '#contract/core/errors.ts';
import { type InterviewMove, interviewMoves } from '#contract/interviews/transitions.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as applications from '#server/features/applications/applications.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import { interviewMoved } from '#server/features/interviews/interviews.events.ts';
import type {
  InterviewChanges,
  InterviewRow,
  Owner,
} from '#server/features/interviews/interviews.queries.ts';
import * as queries from '#server/features/interviews/interviews.queries.ts';
import { now } from '#server/platform/clock.ts';
import type { Deed } from '#server/platform/deed.ts';
import { emit } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { defineMove } from '#server/platform/move.ts';

/** Refreshes the screens of both sides when an interview moves. */
export async function refresh(
  db: Db,
  interview: Pick<InterviewRow, 'candidateId' | 'companyId'>,
): Promise<void> {
  const members = await companies.listMemberIds(db, interview.companyId);
  await live.changed(db, [interview.candidateId, ...members], ['interviews']);
}

/** Locked after its application, the same order as in decisions about applications. */
export async function findInterviewToMove(
  db: Db,
  id: string,
  owner: Owner,
): Promise<InterviewRow | undefined> {
  const applicationId = await queries.findApplicationId(db, id, owner);
  if (!applicationId) return undefined;
  await applications.hold(db, applicationId);
  return queries.lockInterview(db, id, owner);
}

/** Throws NOT_FOUND if it does not exist or is not theirs. */
export async function getInterviewToMove(db: Db, id: string, owner: Owner): Promise<InterviewRow> {
  const interview = await findInterviewToMove(db, id, owner);
  if (!interview) throw new AppError('NOT_FOUND');
  return interview;
}

/** The next state. Throws the error that explains why this move is not possible now. */
export function admitMove({ party }: Deed, interview: InterviewRow, action: InterviewMove): InterviewStatus {
  return interviewMoves.admit(action, interview, party, now());
}

/** Moves that a company makes only with a candidate whom it has not rejected. */
const GOES_ON: readonly InterviewMove[] = ['SCHEDULE', 'REQUEST_SLOTS'];

/** Moves an interview, and takes along what follows from it. */
export const move = defineMove<InterviewRow, InterviewMove, InterviewChanges>({
  moves: interviewMoves,
  async update(db, interview, changes, { action, at }) {
    if (GOES_ON.includes(action)) await applications.goOn(db, interview.applicationId);
    return queries.updateFrom(db, interview, { ...changes, updatedAt: at });
  },
  record: (db, { id: interviewId }, entry) => queries.insertEvent(db, { ...entry, interviewId }),
  emit: (db, before, step) => emit(db, interviewMoved, { ...step, interviewId: before.id, before }),
});

/** Neither side has to act, and no deadline runs. */
export const NO_BALL = { ballHolder: null, dueAt: null } as const;
