import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What was decided after an interview is the company's turn until it is done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table interviews
      add column decide_by timestamptz,
      add column hold_until date,
      add column hold_told_at timestamptz,
      add check (hold_until is null or outcome = 'HOLD');
    create index interviews_on_hold on interviews (decide_by)
      where hold_until is not null and hold_told_at is null;

    update interviews set decide_by = updated_at + interval '3 days'
     where status = 'COMPLETED' and outcome is not null;
    update interviews i set ball_holder = 'RECRUITER', due_at = i.decide_by
      from applications a
     where a.id = i.application_id and a.status = 'INTERVIEW' and i.decide_by is not null
       and not exists (
         select 1 from interviews later
          where later.application_id = i.application_id and later.created_at > i.created_at
            and later.status not in ('DECLINED','WITHDRAWN','EXPIRED','CANCELLED'))
       and not (i.outcome = 'OFFER' and exists (
         select 1 from offers o where o.application_id = i.application_id and o.extended_at > upper(i.during)));
  `.execute(db);
}
