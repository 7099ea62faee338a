import { sql } from 'kysely';
import { WAITING_STATUSES } from '#contract/companies/approval.transitions.ts';
import { identityChangeMoves } from '#contract/companies/identity.transitions.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import { contains, statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { namedPeople } from '#server/features/users/users.sql.ts';

/** One row per company, with its founder. */
function applications(db: Db) {
  return (
    db
      .selectFrom('companies as c')
      .innerJoin('users as u', 'u.id', 'c.founderId')
      .innerJoin('recruiters as r', 'r.userId', 'c.founderId')
      // So that the plan does not scan candidates.
      .where('u.userType', '=', 'RECRUITER')
  );
}

/** Has requested another name, website or GST number. */
const hasPendingChange = sql<boolean>`exists (select from company_identity_changes ch
  where ch.company_id = c.id and ch.status in ${statusList(identityChangeMoves.statusesIn('WAITING'))})`;

const ROW = [
  'u.id',
  'u.firstName',
  'u.lastName',
  'u.email',
  'c.name as companyName',
  'r.designation',
  'c.approvalStatus',
  'c.createdAt',
  hasPendingChange.as('hasPendingChange'),
] as const;

export interface Filter {
  status?: ApprovalStatus | undefined;
  search?: string | null | undefined;
  change?: 'PENDING' | undefined;
}

function filtered(db: Db, { status, search, change }: Filter) {
  let query = applications(db);
  if (status) query = query.where('c.approvalStatus', '=', status);
  if (change) query = query.where(hasPendingChange);
  if (search) {
    // One index for each of the two ways to match, so that the others are not scanned.
    query = query.where(
      sql<boolean>`c.id in (
        select named.id from companies named where ${contains(sql`named.name`, search)}
         union all
        select founded.id from companies founded
         where founded.founder_id in (${namedPeople(search, 'RECRUITER')}))`,
    );
  }
  return query;
}

export function listRecruiters(db: Db, filter: Filter, { page, size }: PageQuery) {
  return filtered(db, filter)
    .select(ROW)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countRecruiters(db: Db, filter: Filter): Promise<number> {
  const count = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await count.executeTakeFirstOrThrow()).count;
}

const QUEUE_MAX = 100;

export function listWaiting(db: Db) {
  return applications(db)
    .select(ROW)
    .where('c.approvalStatus', 'in', WAITING_STATUSES)
    .orderBy('c.submittedAt')
    .orderBy('c.id')
    .limit(QUEUE_MAX)
    .execute();
}

export async function countByStatus(db: Db) {
  const count = sql<number>`count(*)`;
  const having = (status: ApprovalStatus) =>
    sql<number>`count(*) filter (where c.approval_status = ${status})`;
  return applications(db)
    .select([
      having('PENDING').as('pendingApprovalCount'),
      sql<number>`count(*) filter (where c.approval_status = 'APPROVED' and u.status = 'ACTIVE')`.as(
        'activeRecruiters',
      ),
      count.as('totalRecruiters'),
      having('APPROVED').as('approvedCount'),
      having('REJECTED').as('rejectedCount'),
      having('UNDER_REVIEW').as('underReviewCount'),
      having('SUSPENDED').as('suspendedCount'),
      sql<number>`count(*) filter (where ${hasPendingChange})`.as('pendingChangeCount'),
      sql<Date | null>`min(c.submitted_at) filter (where c.approval_status in ${statusList(WAITING_STATUSES)})`.as(
        'oldestSubmittedAt',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** The founder of a company or one of its members; of several companies, the one they founded. */
export function findRecruiter(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('recruiters as r', 'r.userId', 'u.id')
    .leftJoin('companyMembers as m', 'm.userId', 'u.id')
    .innerJoin('companies as c', (join) =>
      join.on((eb) =>
        eb.or([eb('c.id', '=', eb.ref('m.companyId')), eb('c.founderId', '=', eb.ref('u.id'))]),
      ),
    )
    .select(ROW)
    .select(['c.id as companyId', 'u.phone', 'r.phoneNumber', 'r.experienceYears', 'r.bio', 'r.linkedinUrl'])
    .select(['c.submittedAt', 'c.approvedAt', 'c.rejectedAt', 'c.rejectionReasons', 'c.updatedAt'])
    .select(['u.lastLoginAt', 'u.emailVerifiedAt', 'u.status as accountStatus', 'm.role'])
    .select((eb) => eb('c.founderId', '=', eb.ref('u.id')).$castTo<boolean>().as('isFounder'))
    .where('u.id', '=', userId)
    .orderBy('isFounder', 'desc')
    .orderBy('c.createdAt')
    .executeTakeFirst();
}

/** The moves of an application with who made them, oldest first. */
export function listHistory(db: Db, companyId: string) {
  return db
    .selectFrom('auditEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .select(['e.id', 'e.action', 'e.at', 'u.firstName', 'u.lastName'])
    .select(sql<string | null>`e.after ->> 'reason'`.as('reason'))
    .where('e.subjectType', '=', 'company')
    .where('e.subjectId', '=', companyId)
    .where('e.action', 'like', 'company.%')
    .where('e.action', '!=', 'company.updated')
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}
