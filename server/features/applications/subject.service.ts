import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import * as applicants from './applicants.queries.ts';
import type { ApplicationRow } from './applications.queries.ts';
import * as queries from './applications.queries.ts';

export type Subject = Pick<ApplicationRow, 'id' | 'jobId' | 'companyId' | 'candidateId'>;

/** The candidate and job of an application of this company. */
export async function getSubject(db: Db, id: string, companyId: string): Promise<Subject> {
  const row = await queries.findOwn(db, id, { companyId });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The same, with a lock on the candidate, who must not have left for good. */
export async function holdSubject(db: Db, id: string, companyId: string): Promise<Subject> {
  const subject = await getSubject(db, id, companyId);
  const standing = await users.holdStatuses(db, [subject.candidateId]);
  if (standing.some(({ status }) => status === 'DELETED')) throw new AppError('CANDIDATE_AWAY');
  return subject;
}

export const getHeadline = applicants.getHeadline;
