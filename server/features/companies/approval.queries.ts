import { type Insertable, sql } from 'kysely';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import type { CompanyDocumentsTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface ApplicationRow {
  approvalStatus: ApprovalStatus;
  rejectionReasons: string[];
  submittedAt: Date | null;
  approvedAt: Date | null;
  rejectedAt: Date | null;
  isPersonSaved: boolean;
  isCompanySaved: boolean;
  /** Without rejected ones. */
  documentCount: number;
  hasJobs: boolean;
}

/** The application of a company: its own details, its founder's and its documents. */
export function getApplication(db: Db, companyId: string): Promise<ApplicationRow> {
  return db
    .selectFrom('companies as c')
    .innerJoin('recruiters as r', 'r.userId', 'c.founderId')
    .select(['c.approvalStatus', 'c.rejectionReasons', 'c.submittedAt', 'c.approvedAt', 'c.rejectedAt'])
    .select((eb) => [
      eb('r.profileSavedAt', 'is not', null).$castTo<boolean>().as('isPersonSaved'),
      eb('c.profileSavedAt', 'is not', null).$castTo<boolean>().as('isCompanySaved'),
      sql<number>`(select count(*) from company_documents d
        where d.company_id = c.id and d.status <> 'REJECTED')`.as('documentCount'),
      eb
        .exists(
          eb
            .selectFrom('jobs as j')
            .select('j.id')
            .whereRef('j.companyId', '=', 'c.id')
            .where('j.deletedAt', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasJobs'),
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
}

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

/** The file of the document, which can be deleted now; undefined when the company has no such document. */
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

/** False when the company has no such document, or it is already rejected. */
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
