import type { Db } from '#server/db/schema/database.ts';
import { refresh } from '#server/features/interviews/interviews.live.ts';
import type { InterviewRow } from '#server/features/interviews/interviews.queries.ts';
import { settleTurns } from './decisions.queries.ts';

type Subject = Pick<InterviewRow, 'applicationId' | 'candidateId' | 'companyId'>;

/** Something has happened to the application or one of its interviews: what was decided before may be done by it. */
export async function refreshTurns(db: Db, subject: Subject): Promise<void> {
  if (await settleTurns(db, subject.applicationId)) await refresh(db, subject);
}
