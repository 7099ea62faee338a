import type { Db } from '#server/db/schema/database.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as live from '#server/platform/live.ts';
import type { InterviewRow } from './interviews.queries.ts';

/** The screens of both sides follow an interview that moves. */
export async function refresh(
  db: Db,
  interview: Pick<InterviewRow, 'candidateId' | 'companyId'>,
): Promise<void> {
  const members = await companies.listMemberIds(db, interview.companyId);
  await live.changed(db, [interview.candidateId, ...members], ['interviews']);
}
