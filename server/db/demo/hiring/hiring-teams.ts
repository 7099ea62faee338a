import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/**
 * Whoever posted a job owns it, with up to two colleagues beside them. Where there are colleagues who may act, every
 * third job is one of theirs.
 */
export async function addHiringTeams(db: Db): Promise<void> {
  await sql`
    with placed as (
      select id, company_id, created_by, row_number() over (partition by company_id order by created_at, id) as place
        from jobs),
    colleagues as (
      select m.company_id, m.user_id, m.role,
             row_number() over (partition by m.company_id order by m.created_at, m.user_id) as place
        from company_members m join companies c on c.id = m.company_id
       where m.user_id <> c.founder_id),
    owners as (
      select p.*, coalesce(k.user_id, p.created_by) as owner_id
        from placed p
        left join colleagues k on k.company_id = p.company_id and p.place % 3 = 0
                              and k.place = 1 + (p.place / 3) % 2 and k.role <> 'VIEWER')
    insert into job_members (job_id, user_id, is_owner)
    select id, owner_id, true from owners
    union all
    select o.id, k.user_id, false
      from owners o join colleagues k on k.company_id = o.company_id
     where k.user_id <> o.owner_id and (o.place + k.place) % 2 = 0`.execute(db);
}
