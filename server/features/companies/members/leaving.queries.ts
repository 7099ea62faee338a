import { sql } from 'kysely';
import { applicationMoves } from '#contract/applications/transitions.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { OPEN_STATUSES } from '#contract/interviews/transitions.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';

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

/** The row stays, because the company's pages join it; what it says of the person goes. */
export async function blankRecruiter(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('recruiters')
    .set({ designation: null, phoneNumber: null, experienceYears: null, linkedinUrl: null, bio: null })
    .where('userId', '=', userId)
    .execute();
}
