import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import type { PickTimes } from '#contract/interviews/pick-times.ts';
import { TO_PICK_STATUSES } from '#contract/interviews/transitions.ts';
import type { Db } from '#server/db/schema/database.ts';
import { findInterview } from '#server/features/interviews/interviews.queries.ts';
import { listTaken } from './taken.queries.ts';

/** What a recruiter looks at while picking one of the offered times; nothing where there is nothing to pick. */
export async function listPickTimes(
  db: Db,
  companyId: string,
  id: string,
): Promise<z.input<typeof PickTimes>> {
  const interview = await findInterview(db, id, { companyId });
  if (!interview) throw new AppError('NOT_FOUND');
  const { interviewerId, interviewerName, status } = interview;
  const isOpen = TO_PICK_STATUSES.includes(status);
  return {
    interviewer: { id: interviewerId, name: interviewerName },
    taken: isOpen ? await listTaken(db, interview) : [],
  };
}
