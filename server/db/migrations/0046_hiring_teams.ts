import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Who of a company answers for a job, and who hires for it with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_members (
      job_id uuid not null references jobs (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      is_owner boolean not null default false,
      primary key (job_id, user_id)
    );
    create unique index job_members_one_owner on job_members (job_id) where is_owner;
    create index job_members_by_user on job_members (user_id);

    -- Whoever made a job and is still there owns it; else who owns the company the longest.
    insert into job_members (job_id, user_id, is_owner)
    select j.id, coalesce(
             (select m.user_id from company_members m
               where m.company_id = j.company_id and m.user_id = j.created_by and m.role <> 'VIEWER'),
             (select m.user_id from company_members m
               where m.company_id = j.company_id and m.role = 'OWNER'
               order by m.created_at, m.user_id limit 1),
             j.created_by), true
      from jobs j;
  `.execute(db);
}
