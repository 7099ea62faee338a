import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ReviewStatus } from '#contract/verifications/review.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { DegreeVerificationsTable } from '#server/db/schema/candidate-profile.ts';
import type { Db } from '#server/db/schema/database.ts';

export type VerificationRow = Selectable<DegreeVerificationsTable>;

export async function insertVerification(
  db: Db,
  verification: Insertable<DegreeVerificationsTable>,
): Promise<void> {
  await db.insertInto('degreeVerifications').values(verification).execute();
}

/** The last proof, with the name of its document. */
export function findLast(db: Db, educationId: string) {
  return db
    .selectFrom('degreeVerifications as v')
    .leftJoin('files as f', 'f.id', 'v.fileId')
    .selectAll('v')
    .select('f.name as documentName')
    .where('v.educationId', '=', educationId)
    .orderBy('v.createdAt', 'desc')
    .orderBy('v.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Takes one attempt before the code is compared, so that parallel guesses cannot share one. */
export function takeAttempt(db: Db, id: string): Promise<VerificationRow | undefined> {
  return db
    .updateTable('degreeVerifications')
    .set((eb) => ({ attemptsLeft: eb('attemptsLeft', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('attemptsLeft', '>', 0)
    .returningAll()
    .executeTakeFirst();
}

/** Settles a pending proof; undefined when another decision came first. */
export function settle(
  db: Db,
  id: string,
  change: Updateable<DegreeVerificationsTable>,
): Promise<VerificationRow | undefined> {
  return db
    .updateTable('degreeVerifications')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returningAll()
    .executeTakeFirst();
}

export async function withdrawOpen(db: Db, educationIds: string[], at: Date): Promise<number> {
  const withdrawn = await db
    .updateTable('degreeVerifications')
    .set({ status: 'WITHDRAWN', decidedAt: at })
    .where('educationId', '=', anyOf(educationIds))
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return Number(withdrawn.numUpdatedRows);
}

/** Whether the mailbox of this address has already proved a degree of another person. */
export async function isUsedElsewhere(db: Db, email: string, candidateId: string): Promise<boolean> {
  const other = await db
    .selectFrom('degreeVerifications')
    .select('id')
    .where(sql`mailbox_of(email)`, '=', sql`mailbox_of(${email})`)
    .where('status', '=', 'VERIFIED')
    .where('candidateId', '!=', candidateId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export function listOf(db: Db, candidateId: string): Promise<VerificationRow[]> {
  return db
    .selectFrom('degreeVerifications')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .orderBy('createdAt')
    .execute();
}

export function listExpired(db: Db, at: Date): Promise<VerificationRow[]> {
  return db
    .selectFrom('degreeVerifications')
    .selectAll()
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', at)
    .limit(500)
    .execute();
}

/** Documents that are no longer needed: withdrawn, or decided before `decidedBefore`. */
export async function takeSpentDocuments(db: Db, decidedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('degreeVerifications')
    .select(['id', 'fileId'])
    .where('fileId', 'is not', null)
    .where('status', '!=', 'PENDING')
    .where((eb) => eb.or([eb('status', '=', 'WITHDRAWN'), eb('decidedAt', '<', decidedBefore)]))
    .limit(200)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

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

/** The ids first, so that only the rows of the page are looked up in the other tables, however deep it is. */
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
