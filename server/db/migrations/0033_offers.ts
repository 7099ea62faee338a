import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Offers: one row a version. Its terms never change; what comes of it does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offers (
      id uuid primary key,
      application_id uuid not null references applications (id),
      job_id uuid not null references jobs (id),
      company_id uuid not null references companies (id),
      candidate_id uuid not null references candidates (user_id),
      version smallint not null check (version >= 1),
      status text not null default 'EXTENDED' check (status in
        ('EXTENDED','ACCEPTED','DECLINED','EXPIRED','WITHDRAWN')),
      annual_salary bigint not null check (annual_salary > 0),
      variable_pay bigint not null check (variable_pay between 0 and annual_salary),
      joining_date date not null,
      -- Days are those of India: an offer runs until the end of its last one.
      extended_on date not null,
      expires_on date not null,
      expires_at timestamptz not null,
      note text,
      request_min bigint,
      request_max bigint,
      job_min bigint,
      job_max bigint,
      -- As they were when it was made: a letter does not change with them.
      candidate_name text not null,
      company_name text not null,
      job_title text not null,
      extended_by uuid not null references users (id),
      extended_by_name text not null,
      extended_at timestamptz not null,
      -- When the candidate is reminded next; null once they were.
      remind_half_at timestamptz,
      remind_last_at timestamptz,
      accepted_name text,
      closing_reason text,
      closed_at timestamptz,
      constraint offers_versions unique (application_id, version),
      constraint offers_run_at_most_30_days check (expires_on between extended_on and extended_on + 30),
      constraint offers_end_by_the_joining_date check (expires_on <= joining_date),
      constraint offers_end_with_their_last_day
        check (expires_at = ((expires_on + 1)::timestamp at time zone 'Asia/Kolkata')),
      constraint offers_accepted_by_name check ((status = 'ACCEPTED') = (accepted_name is not null)),
      constraint offers_closed check ((status = 'EXTENDED') = (closed_at is null)),
      check ((request_min is null) = (request_max is null) and (job_min is null) = (job_max is null))
    );
    -- One that waits or is agreed on, for an application.
    create unique index offers_standing on offers (application_id) where status in ('EXTENDED','ACCEPTED');
    create index offers_by_candidate on offers (candidate_id, extended_at desc);
    create index offers_by_company on offers (company_id, extended_at desc);
    create index offers_by_job on offers (job_id);
    create index offers_ending on offers (expires_at) where status = 'EXTENDED';
    create index offers_to_remind on offers (least(remind_half_at, remind_last_at)) where status = 'EXTENDED';

    create function keep_offer_terms() returns trigger language plpgsql as $$
    begin
      if (new.application_id, new.version, new.annual_salary, new.variable_pay, new.joining_date, new.extended_on,
          new.expires_on, new.job_title, new.company_name)
        is distinct from (old.application_id, old.version, old.annual_salary, old.variable_pay, old.joining_date,
          old.extended_on, old.expires_on, old.job_title, old.company_name)
      then raise exception 'the terms of an offer never change' using errcode = 'check_violation';
      end if;
      if old.status <> 'EXTENDED' and new.status <> old.status
      then raise exception 'an offer that is closed stays as it is' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger offers_keep_terms before update on offers for each row execute function keep_offer_terms();

    create table offer_events (
      id uuid primary key,
      offer_id uuid not null references offers (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      action text not null,
      from_status text,
      to_status text not null,
      reason text,
      at timestamptz not null
    );
    create index offer_events_by_offer on offer_events (offer_id, at);
  `.execute(db);
}
