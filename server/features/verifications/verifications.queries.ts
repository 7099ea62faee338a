import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
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

/** The last try, with the name of its document. */
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

/** Ends a try that still waits; undefined when somebody was faster. */
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

/** Whether the mailbox of this address has already proved a degree of somebody else. */
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

/** Documents that nobody needs any more: withdrawn, or decided before `decidedBefore`. */
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
