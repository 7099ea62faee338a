import type { Insertable } from 'kysely';
import type { ApprovalStatus, MemberRole } from '#contract/core/roles.ts';
import type { CompaniesTable, CompanyMembersTable, RecruitersTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export async function insertCompany(db: Db, company: Insertable<CompaniesTable>): Promise<void> {
  await db.insertInto('companies').values(company).execute();
}

export async function insertMember(db: Db, member: Insertable<CompanyMembersTable>): Promise<void> {
  await db.insertInto('companyMembers').values(member).execute();
}

export async function insertRecruiter(db: Db, recruiter: Insertable<RecruitersTable>): Promise<void> {
  await db.insertInto('recruiters').values(recruiter).execute();
}

export interface Membership {
  id: string;
  name: string;
  role: MemberRole;
  approvalStatus: ApprovalStatus;
}

export function listMemberships(db: Db, userId: string): Promise<Membership[]> {
  return db
    .selectFrom('companyMembers as m')
    .innerJoin('companies as c', 'c.id', 'm.companyId')
    .select(['c.id', 'c.name', 'm.role', 'c.approvalStatus'])
    .where('m.userId', '=', userId)
    .orderBy('m.createdAt')
    .execute();
}
