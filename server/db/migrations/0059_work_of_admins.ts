import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What waits for an admin, in the order in which it waits, and who of them is at it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reports (
      id uuid primary key,
      kind text not null check (kind in ('JOB','COMPANY','PERSON','CONVERSATION')),
      job_id uuid references jobs (id) on delete cascade,
      company_id uuid references companies (id) on delete cascade,
      person_id uuid references users (id) on delete cascade,
      thread_id uuid references message_threads (id) on delete cascade,
      subject_id uuid not null generated always as (coalesce(job_id, company_id, person_id, thread_id)) stored,
      reporter_id uuid not null references users (id) on delete cascade,
      cause text not null check (cause in ('MONEY','UNTRUE','OFFENSIVE','IMPOSTOR','SPAM','PRESSURE','OTHER')),
      text text,
      created_at timestamptz not null,
      outcome text check (outcome in ('ACTED','DISMISSED')),
      outcome_reason text,
      decided_by uuid references users (id) on delete set null,
      decided_at timestamptz,
      check (num_nonnulls(job_id, company_id, person_id, thread_id) = 1),
      check (case kind when 'JOB' then job_id when 'COMPANY' then company_id when 'PERSON' then person_id
        else thread_id end is not null),
      check ((outcome is null) = (decided_at is null) and (outcome is null) = (outcome_reason is null))
    );
    create unique index reports_open on reports (reporter_id, kind, subject_id) where decided_at is null;
    create index reports_waiting on reports (created_at, id) where decided_at is null;
    create index reports_decided on reports (decided_at desc, id desc) where decided_at is not null;
    create index reports_by_subject on reports (subject_id);
    create index reports_by_job on reports (job_id) where job_id is not null;
    create index reports_by_company on reports (company_id) where company_id is not null;
    create index reports_by_person on reports (person_id) where person_id is not null;
    create index reports_by_thread on reports (thread_id) where thread_id is not null;
    create index reports_by_reporter on reports (reporter_id);
    create index reports_by_decider on reports (decided_by) where decided_by is not null;

    -- Of several reports of one conversation by one person the last waits.
    insert into reports (id, kind, thread_id, reporter_id, cause, text, created_at)
    select distinct on (reporter_id, thread_id) id, 'CONVERSATION', thread_id, reporter_id, 'OTHER', reason, created_at
      from message_reports order by reporter_id, thread_id, created_at desc, id;
    drop table message_reports;

    create table admin_claims (
      kind text not null check (kind in
        ('RECRUITER','IDENTITY','DEGREE','AFFILIATE','REFERRAL','CONTEST','HIRE','REPORT')),
      item_id uuid not null,
      admin_id uuid not null references users (id) on delete cascade,
      claimed_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (kind, item_id)
    );
    create index admin_claims_by_admin on admin_claims (admin_id);
    create index admin_claims_by_age on admin_claims (seen_at);

    alter table hires add column disputed_at timestamptz;
    update hires h set disputed_at = coalesce(
      (select max(e.at) from hire_events e where e.hire_id = h.id and e.action = 'DISPUTE'), h.recorded_at)
      where h.status = 'DISPUTED';
    drop index hires_disputed;
    create index hires_disputed on hires (disputed_at, id) where status = 'DISPUTED';

    create index companies_waiting on companies (submitted_at, id)
      where approval_status in ('PENDING','UNDER_REVIEW');
    create index company_identity_changes_waiting on company_identity_changes (proposed_at, id)
      where status = 'PENDING';
    create index affiliates_by_status on affiliates (status, created_at desc, user_id desc);
  `.execute(db);
}
