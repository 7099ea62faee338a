import { sql } from 'kysely';
import type { MemberRole, UserStatus } from '#contract/core/roles.ts';
import { OPEN_STATUSES, TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import { statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

interface MemberRow {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  designation: string | null;
  pictureFileId: string | null;
  role: MemberRole;
  joinedAt: Date;
  openRequests: number;
  interviews: number;
  overdueTurns: number;
  duties: number;
  ownedJobs: number;
}

/** The members by joining date, with the number of their open tasks. */
export async function listMemberRows(db: Db, companyId: string, at: Date): Promise<MemberRow[]> {
  const open = statusList(OPEN_STATUSES);
  const unanswered = statusList(TO_ANSWER_STATUSES);
  const { rows } = await sql<MemberRow>`
    select u.id, ${fullName('u')} as name, u.email, u.status, r.designation,
           u.picture_file_id, m.role, m.created_at as joined_at, w.*,
           (select count(*) from job_members t join jobs j on j.id = t.job_id
             where t.user_id = u.id and t.is_owner and j.company_id = m.company_id
               and j.deleted_at is null) as owned_jobs
      from company_members m
      join users u on u.id = m.user_id
      left join recruiters r on r.user_id = u.id
      cross join lateral (
        select count(*) filter (where i.status in ${unanswered} and i.requested_by = u.id) as open_requests,
               count(*) filter (where i.status in ${open} and i.status not in ${unanswered}
                                  and i.interviewer_id = u.id) as interviews,
               count(*) filter (where i.ball_holder = 'RECRUITER' and i.due_at <= ${at}
                                  and coalesce(upper(i.during) <= ${at}, true)
                                  and i.interviewer_id = u.id) as overdue_turns,
               count(*) filter (where i.status in ${open}
                                  or (i.status = 'COMPLETED' and (i.recruiter_feedback is null
                                      or i.ball_holder = 'RECRUITER'))) as duties
          from interviews i
         where i.company_id = m.company_id and (i.requested_by = u.id or i.interviewer_id = u.id)
      ) w
     where m.company_id = ${companyId}
     order by m.created_at, u.id`.execute(db);
  return rows;
}

/** Locks the member until the transaction ends. */
export function lockMember(
  db: Db,
  companyId: string,
  userId: string,
): Promise<{ userId: string; role: MemberRole } | undefined> {
  return db
    .selectFrom('companyMembers')
    .select(['userId', 'role'])
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Members who may take over open interviews, the longest in the company first. */
export function listSuccessors(
  db: Db,
  companyId: string,
  roles: readonly MemberRole[],
): Promise<{ userId: string; role: MemberRole }[]> {
  return db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.userId', 'm.role'])
    .where('m.companyId', '=', companyId)
    .where('m.role', 'in', roles)
    .where('u.status', '=', 'ACTIVE')
    .orderBy(sql`m.role = 'OWNER'`, 'desc')
    .orderBy('m.createdAt')
    .orderBy('m.userId')
    .execute();
}

/** False when they have another role by now. */
export async function updateRole(
  db: Db,
  { companyId, userId, from, to }: { companyId: string; userId: string; from: MemberRole; to: MemberRole },
): Promise<boolean> {
  const moved = await db
    .updateTable('companyMembers')
    .set({ role: to })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('role', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

export async function deleteMember(db: Db, companyId: string, userId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('companyMembers')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

export async function isMemberAddress(db: Db, companyId: string, email: string): Promise<boolean> {
  const member = await db
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.companyId', '=', companyId)
    .where('u.email', '=', email)
    .executeTakeFirst();
  return member !== undefined;
}
