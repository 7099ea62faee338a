import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Interview requests and bookings. The two exclusion constraints are what makes double booking impossible. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interviews (
      id uuid primary key,
      application_id uuid not null references applications (id),
      job_id uuid not null references jobs (id),
      company_id uuid not null references companies (id),
      candidate_id uuid not null references candidates (user_id),
      requested_by uuid not null references users (id),
      interviewer_id uuid not null references users (id),
      status text not null default 'PENDING' check (status in
        ('PENDING','ACCEPTED','SCHEDULED','RESCHEDULE_REQUESTED','COMPLETED','DECLINED','WITHDRAWN','EXPIRED','CANCELLED','NO_SHOW')),
      interview_type text not null check (interview_type in
        ('TECHNICAL','HR','MANAGERIAL','CULTURAL_FIT','FINAL','CODING')),
      interview_mode text not null check (interview_mode in ('VIDEO_CALL','PHONE_CALL','IN_PERSON')),
      priority text not null default 'MEDIUM' check (priority in ('LOW','MEDIUM','HIGH','URGENT')),
      is_urgent_hiring boolean not null default false,
      message text not null default '',
      duration_minutes int not null check (duration_minutes between 15 and 480),
      salary_min bigint not null,
      salary_max bigint not null check (salary_max >= salary_min),
      interview_stage int not null default 1,
      total_stages int not null default 1 check (total_stages >= interview_stage and interview_stage >= 1),
      expected_questions text[] not null default '{}',
      documents_required text[] not null default '{}',
      respond_by timestamptz not null,
      accepted_at timestamptz,
      scheduled_at timestamptz,
      during tstzrange,
      timezone text,
      slot_id uuid,
      meeting_link text,
      meeting_password text,
      candidate_message text,
      preparation_notes text not null default '',
      reschedule_count int not null default 0 check (reschedule_count between 0 and 2),
      slot_request_count int not null default 0 check (slot_request_count between 0 and 2),
      offer_no int not null default 0,
      closing_reason text,
      outcome text check (outcome in ('ADVANCE','HOLD','REJECT','OFFER')),
      recruiter_feedback text,
      candidate_feedback text,
      no_show_side text check (no_show_side in ('CANDIDATE','RECRUITER')),
      no_show_at timestamptz,
      contested_at timestamptz,
      contest_reason text,
      contest_settled_at timestamptz,
      ball_holder text check (ball_holder in ('CANDIDATE','RECRUITER')),
      due_at timestamptz,
      reminded_day_at timestamptz,
      reminded_hour_at timestamptz,
      calendar_sequence int not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status = 'SCHEDULED') <= (during is not null and timezone is not null)),
      constraint candidate_not_double_booked
        exclude using gist (candidate_id with =, during with &&) where (status = 'SCHEDULED'),
      constraint interviewer_not_double_booked
        exclude using gist (interviewer_id with =, during with &&) where (status = 'SCHEDULED')
    );
    create index interviews_by_candidate on interviews (candidate_id, status, respond_by);
    create index interviews_by_company on interviews (company_id, status, created_at desc);
    create index interviews_by_application on interviews (application_id);
    create index interviews_by_job on interviews (job_id);
    create index interviews_due on interviews (due_at) where due_at is not null;
    create index interviews_starting on interviews (lower(during)) where status = 'SCHEDULED';
    create index interviews_contested on interviews (contested_at)
      where contested_at is not null and contest_settled_at is null;
    -- One open thread for an application at a time.
    create unique index interviews_open on interviews (application_id)
      where status in ('PENDING','ACCEPTED','SCHEDULED','RESCHEDULE_REQUESTED');

    create table interview_slots (
      id uuid primary key,
      interview_id uuid not null references interviews (id) on delete cascade,
      offer_no int not null,
      slot_id uuid not null,
      position int not null,
      during tstzrange not null,
      timezone text not null,
      is_flexible boolean not null default false
    );
    create index interview_slots_by_interview on interview_slots (interview_id, offer_no, position);

    create table interview_events (
      id uuid primary key,
      interview_id uuid not null references interviews (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      action text not null,
      from_status text,
      to_status text not null,
      reason text,
      at timestamptz not null
    );
    create index interview_events_by_interview on interview_events (interview_id, at);

    -- The token is the address itself and is shown again and again, so it cannot be hashed.
    create table calendar_feeds (
      user_id uuid primary key references users (id) on delete cascade,
      token text not null unique,
      created_at timestamptz not null
    );
  `.execute(db);
}
