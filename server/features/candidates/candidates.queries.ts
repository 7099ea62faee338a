import type { Insertable } from 'kysely';
import type { CandidatesTable } from '#server/db/schema/candidates.ts';
import type { Db } from '#server/db/schema/database.ts';

export async function insertCandidate(db: Db, candidate: Insertable<CandidatesTable>): Promise<void> {
  await db.insertInto('candidates').values(candidate).execute();
}
