import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Hires: one of an application, what each side said of it, and how it went in the first 90 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hires (
      id uuid primary key,
      application_id uuid not null unique references applications (id),
      offer_id uuid not null unique,
      job_id uuid not null references jobs (id),
      company_id uuid not null references companies (id),
      candidate_id uuid not null references candidates (user_id),
      status text not null default 'RECORDED' check (status in
        ('RECORDED','CONFIRMED','LEAVING','ABSENT','DISPUTED','LEFT','DID_NOT_JOIN','REJECTED')),
      joined_on date not null,
      annual_salary bigint not null check (annual_salary > 0),
      -- As they were when it was recorded: an invoice does not change with them.
      candidate_name text not null,
      company_name text not null,
      job_title text not null,
      recorded_by uuid not null references users (id),
      recorded_at timestamptz not null,
      confirm_by timestamptz,
      confirmed_at timestamptz,
      guarantee_ends_at timestamptz not null,
      retained_at timestamptz,
      ask_at timestamptz,
      left_on date,
      leave_cause text check (leave_cause in ('RESIGNED','DISMISSED','ROLE_DIFFERED','MUTUAL','OTHER')),
      reported_by text check (reported_by in ('RECRUITER','CANDIDATE')),
      dispute_of text check (dispute_of in ('JOINING','LEAVING','ABSENCE')),
      dispute_reason text,
      settled_reason text,
      -- Days are those of India: the 90th counts to its end.
      constraint hires_guaranteed_for_90_days
        check (guarantee_ends_at = ((joined_on + 91)::timestamp at time zone 'Asia/Kolkata')),
      constraint hires_leave_while_guaranteed check (left_on between joined_on and joined_on + 90),
      constraint hires_wait_with_an_end
        check ((status in ('RECORDED','LEAVING','ABSENT')) = (confirm_by is not null)),
      constraint hires_disputed_about_something check ((status = 'DISPUTED') = (dispute_of is not null)),
      constraint hires_leave_on_a_day check (
        (status in ('LEAVING','LEFT') or coalesce(dispute_of = 'LEAVING', false)) = (left_on is not null)),
      constraint hires_leave_for_a_cause
        check ((left_on is null) = (leave_cause is null) and (left_on is null) = (reported_by is null)),
      constraint hires_confirmed check (case
        when status in ('CONFIRMED','LEAVING','LEFT') or dispute_of = 'LEAVING' then confirmed_at is not null
        when status in ('RECORDED','REJECTED') or dispute_of = 'JOINING' then confirmed_at is null
        else true end),
      constraint hires_retained_once_complete
        check (retained_at is null or (status = 'CONFIRMED' and retained_at >= guarantee_ends_at))
    );
    create index hires_by_candidate on hires (candidate_id, recorded_at desc);
    create index hires_by_company on hires (company_id, recorded_at desc);
    create index hires_by_job on hires (job_id);
    create index hires_disputed on hires (recorded_at) where status = 'DISPUTED';
    create index hires_to_confirm on hires (confirm_by) where confirm_by is not null;
    create index hires_to_ask on hires (ask_at) where status = 'CONFIRMED' and ask_at is not null;
    create index hires_to_complete on hires (guarantee_ends_at)
      where status = 'CONFIRMED' and retained_at is null;

    create function keep_hire() returns trigger language plpgsql as $$
    begin
      if (new.application_id, new.offer_id, new.job_id, new.company_id, new.candidate_id, new.joined_on,
          new.annual_salary, new.company_name, new.job_title, new.recorded_at)
        is distinct from (old.application_id, old.offer_id, old.job_id, old.company_id, old.candidate_id,
          old.joined_on, old.annual_salary, old.company_name, old.job_title, old.recorded_at)
      then raise exception 'what was recorded of a hire never changes' using errcode = 'check_violation';
      end if;
      if old.status in ('LEFT','DID_NOT_JOIN','REJECTED') and new.status <> old.status
      then raise exception 'a hire that is over stays as it is' using errcode = 'check_violation';
      end if;
      if old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at
      then raise exception 'a hire is confirmed once' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger hires_keep before update on hires for each row execute function keep_hire();

    create table hire_events (
      id uuid primary key,
      hire_id uuid not null references hires (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      action text not null,
      from_status text,
      to_status text not null,
      reason text,
      at timestamptz not null
    );
    create index hire_events_by_hire on hire_events (hire_id, at);

    create table hire_checks (
      id uuid primary key,
      hire_id uuid not null references hires (id) on delete cascade,
      day smallint not null check (day between 30 and 90 and day % 30 = 0),
      side text not null check (side in ('RECRUITER','CANDIDATE')),
      asked_at timestamptz not null,
      is_good boolean,
      answered_by uuid references users (id) on delete set null,
      answered_at timestamptz,
      constraint hire_checks_once unique (hire_id, day, side),
      check ((is_good is null) = (answered_at is null))
    );
  `.execute(db);
}
