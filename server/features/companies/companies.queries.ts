import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ApprovalStatus, MemberRole } from '#contract/core/roles.ts';
import type { CompaniesTable, CompanyMembersTable } from '#server/db/schema/accounts.ts';
import type { Db } from '#server/db/schema/database.ts';

export type CompanyRow = Selectable<CompaniesTable>;

export async function insertCompany(db: Db, company: Insertable<CompaniesTable>): Promise<void> {
  await db.insertInto('companies').values(company).execute();
}

/** False when they are a member already. */
export async function insertMember(db: Db, member: Insertable<CompanyMembersTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('companyMembers')
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export function getCompany(db: Db, id: string): Promise<CompanyRow> {
  return db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Whoever changes the company, its application or its documents goes one after the other. */
export function lockCompany(db: Db, id: string): Promise<CompanyRow> {
  return db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Counts the version up. */
export function updateProfile(db: Db, id: string, change: Updateable<CompaniesTable>): Promise<CompanyRow> {
  return db
    .updateTable('companies')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateLogo(db: Db, id: string, logoFileId: string | null, at: Date): Promise<void> {
  await db.updateTable('companies').set({ logoFileId, updatedAt: at }).where('id', '=', id).execute();
}

/** Moves the application if it still stands at `from`; undefined when somebody was faster. */
export function updateApproval(
  db: Db,
  id: string,
  from: ApprovalStatus,
  change: Updateable<CompaniesTable>,
): Promise<CompanyRow | undefined> {
  return db
    .updateTable('companies')
    .set(change)
    .where('id', '=', id)
    .where('approvalStatus', '=', from)
    .returningAll()
    .executeTakeFirst();
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

export interface Member {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  role: MemberRole;
}

export function listMembers(db: Db, companyId: string): Promise<Member[]> {
  return db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.userId', 'u.firstName', 'u.lastName', 'u.email', 'm.role'])
    .where('m.companyId', '=', companyId)
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .execute();
}
