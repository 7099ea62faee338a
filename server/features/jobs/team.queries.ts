import { sql } from 'kysely';
import type { MemberRole } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';

export interface TeamRow {
  id: string;
  name: string;
  pictureFileId: string | null;
  role: MemberRole;
  isOwner: boolean;
}

/** Those who are still members of the company, the owner first. */
export async function listTeam(db: Db, jobId: string): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select u.id, ${fullName('u')} as name, u.picture_file_id, m.role, t.is_owner
      from job_members t
      join jobs j on j.id = t.job_id
      join company_members m on m.company_id = j.company_id and m.user_id = t.user_id
      join users u on u.id = t.user_id
     where t.job_id = ${jobId}::uuid
     order by t.is_owner desc, m.created_at, u.id`.execute(db);
  return rows;
}

export async function replaceTeam(
  db: Db,
  jobId: string,
  ownerId: string,
  memberIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('jobMembers').where('jobId', '=', jobId).execute();
  const rows = [
    { jobId, userId: ownerId, isOwner: true },
    ...memberIds.map((userId) => ({ jobId, userId, isOwner: false })),
  ];
  await db.insertInto('jobMembers').values(rows).execute();
}

/** A member's jobs in a company go to a colleague, who may already have been in the team. */
export async function moveOwned(
  db: Db,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<void> {
  await sql`
    with owned as (
      delete from job_members t using jobs j
       where j.id = t.job_id and j.company_id = ${companyId}::uuid and t.user_id = ${from}::uuid and t.is_owner
      returning t.job_id)
    insert into job_members (job_id, user_id, is_owner)
    select job_id, ${to}::uuid, true from owned
    on conflict (job_id, user_id) do update set is_owner = true`.execute(db);
}

/** Removes the member from all hiring teams of this company. */
export async function deleteFromTeams(db: Db, companyId: string, userId: string): Promise<void> {
  await sql`delete from job_members t using jobs j
     where j.id = t.job_id and j.company_id = ${companyId}::uuid and t.user_id = ${userId}::uuid
       and not t.is_owner`.execute(db);
}

interface Ownership {
  companyId: string;
  /** The owner of longest standing, besides the one who leaves. */
  heirId: string | null;
}

/** The companies where a person owns jobs, and who would take them over. */
export async function listOwnerships(db: Db, userId: string): Promise<Ownership[]> {
  const { rows } = await sql<Ownership>`
    select distinct j.company_id,
           (select m.user_id from company_members m join users u on u.id = m.user_id
             where m.company_id = j.company_id and m.role = 'OWNER' and u.status = 'ACTIVE'
               and m.user_id <> ${userId}::uuid
             order by m.created_at, m.user_id limit 1) as heir_id
      from job_members t join jobs j on j.id = t.job_id
     where t.user_id = ${userId}::uuid`.execute(db);
  return rows;
}
