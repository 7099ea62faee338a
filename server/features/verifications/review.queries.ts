import { sql } from 'kysely';
import type { ReviewStatus } from '#contract/verifications/review.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

function selectReview(db: Db) {
  return db
    .selectFrom('degreeVerifications as v')
    .innerJoin('users as u', 'u.id', 'v.candidateId')
    .leftJoin('users as a', 'a.id', 'v.decidedBy')
    .leftJoin('files as f', 'f.id', 'v.fileId')
    .selectAll('v')
    .select(['u.firstName', 'u.lastName', 'u.email as address'])
    .select(['a.firstName as adminFirstName', 'a.lastName as adminLastName'])
    .select(['f.name as fileName', 'f.mimeType', 'f.sizeBytes'])
    .where('v.method', '=', 'DOCUMENT');
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>[number];

/** The ids first: however deep the page lies, only its own rows are looked up in the other tables. */
export async function listReviews(
  db: Db,
  status: ReviewStatus,
  { page, size }: { page: number; size: number },
) {
  const found = await db
    .selectFrom('degreeVerifications')
    .select('id')
    .where('method', '=', 'DOCUMENT')
    .where('status', '=', status)
    .orderBy('createdAt', status === 'PENDING' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
  const ids = found.map(({ id }) => id);
  return selectReview(db)
    .where('v.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], v.id)`)
    .execute();
}

export function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return selectReview(db).where('v.id', '=', id).executeTakeFirst();
}

export async function countReviews(db: Db): Promise<Record<ReviewStatus, number>> {
  const { rows } = await sql<{ status: ReviewStatus; count: number }>`/*@countDegreeReviews*/
    select status, count(*) from degree_verifications where method = 'DOCUMENT' group by status`.execute(db);
  const of = (status: ReviewStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { PENDING: of('PENDING'), VERIFIED: of('VERIFIED'), REJECTED: of('REJECTED') };
}
