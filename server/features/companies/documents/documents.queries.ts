import type { Insertable } from 'kysely';
import type { CompanyDocumentsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

export function listDocuments(db: Db, companyId: string) {
  return db
    .selectFrom('companyDocuments as d')
    .innerJoin('files as f', 'f.id', 'd.fileId')
    .select(['d.id', 'd.fileId', 'd.documentType', 'd.status', 'd.rejectionReason', 'd.uploadedAt'])
    .select('f.name as fileName')
    .where('d.companyId', '=', companyId)
    .orderBy('d.uploadedAt')
    .orderBy('d.id')
    .execute();
}

export async function insertDocument(db: Db, document: Insertable<CompanyDocumentsTable>): Promise<void> {
  await db.insertInto('companyDocuments').values(document).execute();
}

/** The file of the document, which may go now; undefined when the company has no such document. */
export function deleteDocument(
  db: Db,
  companyId: string,
  id: string,
): Promise<{ fileId: string } | undefined> {
  return db
    .deleteFrom('companyDocuments')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .returning('fileId')
    .executeTakeFirst();
}

export async function verifyDocuments(db: Db, companyId: string): Promise<void> {
  await db
    .updateTable('companyDocuments')
    .set({ status: 'VERIFIED' })
    .where('companyId', '=', companyId)
    .where('status', '=', 'PENDING')
    .execute();
}

/** False when the company has no such document, or it is rejected already. */
export async function rejectDocument(
  db: Db,
  document: { companyId: string; id: string; reason: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('companyDocuments')
    .set({ status: 'REJECTED', rejectionReason: document.reason })
    .where('id', '=', document.id)
    .where('companyId', '=', document.companyId)
    .where('status', '!=', 'REJECTED')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
