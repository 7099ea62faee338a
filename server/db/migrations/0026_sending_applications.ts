import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * An application carries the candidate's note, says how it ended, and can be taken back for some seconds. While it is
 * held, `application_holds` has what the row was before (nothing of a row that is new), and companies read
 * `sent_applications`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applications
      add column candidate_note text check (char_length(candidate_note) <= 500),
      add column ending text check (ending in ('WITHDRAWN','DECLINED','EXPIRED','TAKEN_BACK'));

    update applications a set ending = case
      when e.actor_id is null then
        case when (select i.status from interviews i where i.application_id = a.id
          order by i.created_at desc, i.id desc limit 1) = 'EXPIRED' then 'EXPIRED' else 'TAKEN_BACK' end
      when e.actor_id <> a.candidate_id then 'TAKEN_BACK'
      when e.reason is not null then 'DECLINED'
      else 'WITHDRAWN' end
    from (
      select distinct on (application_id) application_id, actor_id, reason from application_events
      where to_status = 'WITHDRAWN' order by application_id, at desc, id desc
    ) e
    where a.status = 'WITHDRAWN' and e.application_id = a.id;
    update applications set ending = 'WITHDRAWN' where status = 'WITHDRAWN' and ending is null;

    create table application_holds (
      application_id uuid primary key references applications (id) on delete cascade,
      until timestamptz not null,
      source text check (source in ('APPLIED','INVITED')),
      status text check (status in
        ('NEW','REVIEWED','SHORTLISTED','INTERVIEW','OFFERED','HIRED','REJECTED','WITHDRAWN')),
      ending text check (ending in ('WITHDRAWN','DECLINED','EXPIRED','TAKEN_BACK')),
      candidate_note text,
      applied_at timestamptz,
      status_changed_at timestamptz,
      updated_at timestamptz
    );

    create view sent_applications as
      select a.id, a.job_id, a.candidate_id, a.company_id, a.note, a.reject_reason, a.created_at,
        case when h.application_id is null then a.source else h.source end as source,
        case when h.application_id is null then a.status else h.status end as status,
        case when h.application_id is null then a.ending else h.ending end as ending,
        case when h.application_id is null then a.candidate_note else h.candidate_note end as candidate_note,
        case when h.application_id is null then a.applied_at else h.applied_at end as applied_at,
        case when h.application_id is null then a.status_changed_at else h.status_changed_at end
          as status_changed_at,
        case when h.application_id is null then a.updated_at else h.updated_at end as updated_at
      from applications a left join application_holds h on h.application_id = a.id
      where h.application_id is null or h.status is not null;
  `.execute(db);
}
