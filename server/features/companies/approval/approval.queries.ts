import { sql } from 'kysely';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';

export interface ApplicationRow {
  approvalStatus: ApprovalStatus;
  rejectionReasons: string[];
  submittedAt: Date | null;
  approvedAt: Date | null;
  rejectedAt: Date | null;
  isPersonSaved: boolean;
  isCompanySaved: boolean;
  /** Rejected ones do not count. */
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
