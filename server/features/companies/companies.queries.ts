import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { applicationMoves } from '#contract/applications/transitions.ts';
import type { ApprovalStatus, MemberRole } from '#contract/core/roles.ts';
import { OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { CompaniesTable, CompanyMembersTable, RecruitersTable } from '#server/db/schema/accounts.ts';
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

/** Serialises changes to the company, its application and its documents. */
export function lockCompany(db: Db, id: string): Promise<CompanyRow> {
  return db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Increments the version. */
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

/** Moves the application if its state is still `from`; undefined when another change came first. */
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

interface Membership {
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

interface Member {
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

/** Does nothing for a person who already recruits for another company. */
export async function insertRecruiter(db: Db, recruiter: Insertable<RecruitersTable>): Promise<void> {
  await db
    .insertInto('recruiters')
    .values(recruiter)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function getPerson(db: Db, userId: string) {
  return db
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .selectAll('r')
    .select(['u.firstName', 'u.lastName', 'u.email'])
    .where('r.userId', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Increments the version if it is still the expected one. */
export async function updatePerson(
  db: Db,
  userId: string,
  change: Updateable<RecruitersTable>,
  expected: number | undefined,
): Promise<boolean> {
  let query = db
    .updateTable('recruiters')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('userId', '=', userId);
  if (expected !== undefined) query = query.where('version', '=', expected);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

const WAITING = statusList([...applicationMoves.statusesFor('DROP'), 'OFFERED']);
const OPEN = statusList(OPEN_STATUSES);

export interface OwnRole {
  companyId: string;
  name: string;
  role: MemberRole;
  closedAt: Date | null;
}

export function listRoles(db: Db, userId: string): Promise<OwnRole[]> {
  return db
    .selectFrom('companyMembers as m')
    .innerJoin('companies as c', 'c.id', 'm.companyId')
    .select(['m.companyId', 'm.role', 'c.name', 'c.closedAt'])
    .where('m.userId', '=', userId)
    .orderBy('m.companyId')
    .execute();
}

export async function hasColleague(db: Db, companyId: string, userId: string): Promise<boolean> {
  const colleague = await db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.companyId', '=', companyId)
    .where('m.userId', '!=', userId)
    .where('u.status', '!=', 'DELETED')
    .executeTakeFirst();
  return colleague !== undefined;
}

export async function countOpen(db: Db, companyId: string) {
  const { rows } = await sql<{ openJobs: number; openApplications: number; openInterviews: number }>`
    select (select count(*) from jobs j
             where j.company_id = ${companyId} and j.status = 'PUBLISHED' and j.deleted_at is null) as open_jobs,
           (select count(*) from sent_applications a
             where a.company_id = ${companyId} and a.status in ${WAITING}) as open_applications,
           (select count(*) from interviews i
             where i.company_id = ${companyId} and i.status in ${OPEN}) as open_interviews`.execute(db);
  return rows[0] ?? { openJobs: 0, openApplications: 0, openInterviews: 0 };
}

export async function hasOtherOwner(db: Db, companyId: string, userId: string): Promise<boolean> {
  const owner = await db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.companyId', '=', companyId)
    .where('m.role', '=', 'OWNER')
    .where('m.userId', '!=', userId)
    .where('u.status', '!=', 'DELETED')
    .executeTakeFirst();
  return owner !== undefined;
}

export async function deleteMemberships(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('companyMembers').where('userId', '=', userId).execute();
}

/** The row stays, because the company's pages join it; the personal data is erased. */
export async function blankRecruiter(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('recruiters')
    .set({ designation: null, phoneNumber: null, experienceYears: null, linkedinUrl: null, bio: null })
    .where('userId', '=', userId)
    .execute();
}
