import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Conversations between a company and a candidate, and whom a candidate keeps away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_blocks (
      candidate_id uuid not null references users (id) on delete cascade,
      company_id uuid not null references companies (id) on delete cascade,
      blocked_at timestamptz not null,
      primary key (candidate_id, company_id)
    );
    create index company_blocks_by_company on company_blocks (company_id);

    create table message_threads (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      candidate_id uuid not null references users (id) on delete cascade,
      last_number integer not null default 0,
      last_message_at timestamptz,
      is_answered boolean not null default false,
      started_by uuid references users (id),
      created_at timestamptz not null,
      constraint message_threads_pair unique (company_id, candidate_id),
      check ((last_number = 0) = (last_message_at is null))
    );
    create index message_threads_of_company on message_threads (company_id, last_message_at desc)
      where last_number > 0;
    create index message_threads_of_candidate on message_threads (candidate_id, last_message_at desc);
    create index message_threads_started on message_threads (started_by, created_at)
      where started_by is not null;

    create table messages (
      id uuid primary key,
      thread_id uuid not null references message_threads (id) on delete cascade,
      number integer not null check (number > 0),
      sender_id uuid not null references users (id),
      side text not null check (side = any (array['CANDIDATE','COMPANY'])),
      text text not null check (char_length(text) between 1 and 4000),
      has_contact_details boolean not null default false,
      sent_at timestamptz not null,
      constraint messages_in_order unique (thread_id, number)
    );
    create index messages_by_sender on messages (sender_id);

    create table message_readers (
      thread_id uuid not null references message_threads (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      unread_count integer not null default 0 check (unread_count >= 0),
      is_muted boolean not null default false,
      has_written boolean not null default false,
      mail_due_at timestamptz,
      primary key (thread_id, user_id)
    );
    create index message_readers_unread on message_readers (user_id) where unread_count > 0;
    create index message_readers_due on message_readers (mail_due_at) where mail_due_at is not null;

    create table message_reports (
      id uuid primary key,
      thread_id uuid not null references message_threads (id) on delete cascade,
      reporter_id uuid not null references users (id) on delete cascade,
      side text not null check (side = any (array['CANDIDATE','COMPANY'])),
      reason text not null,
      created_at timestamptz not null
    );
    create index message_reports_by_thread on message_reports (thread_id);
    create index message_reports_by_reporter on message_reports (reporter_id);

    -- Whoever applied or was asked has a conversation to write in.
    insert into message_threads (id, company_id, candidate_id, created_at)
    select gen_random_uuid(), a.company_id, a.candidate_id, min(a.created_at)
      from applications a group by a.company_id, a.candidate_id;
  `.execute(db);
}
