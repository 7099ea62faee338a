import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';
import { seenBy } from '#server/features/candidates/privacy/visible-to.sql.ts';

interface Saving {
  companyId: string;
  candidateId: string;
  savedBy: string;
  savedAt: Date;
}

export async function insertSaved(db: Db, saving: Saving): Promise<void> {
  await db
    .insertInto('savedCandidates')
    .values(saving)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSaved(db: Db, companyId: string, candidateId: string): Promise<void> {
  await db
    .deleteFrom('savedCandidates')
    .where('companyId', '=', companyId)
    .where('candidateId', '=', candidateId)
    .execute();
}

/** Whoever has since hidden from the company or left the search is not there, unless there is an application. */
function visible(db: Db, companyId: string, companyKeys: string[]) {
  return db
    .selectFrom('savedCandidates as s')
    .leftJoin('candidateIndex as d', 'd.candidateId', 's.candidateId')
    .where('s.companyId', '=', companyId)
    .where(seenBy({ candidateId: sql.ref('s.candidateId'), companyId, companyKeys }));
}

export async function listSavedIds(
  db: Db,
  companyId: string,
  companyKeys: string[],
  { page, size }: PageQuery,
): Promise<string[]> {
  const rows = await visible(db, companyId, companyKeys)
    .select('s.candidateId')
    .orderBy('s.savedAt', 'desc')
    .orderBy('s.candidateId')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ candidateId }) => candidateId);
}

export async function countSaved(db: Db, companyId: string, companyKeys: string[]): Promise<number> {
  const { count } = await visible(db, companyId, companyKeys)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
