import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What visitors leave on the public pages: waitlists, messages to support, counted events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waitlist_entries (
      id uuid primary key,
      list text not null check (list in ('JOBSEEKER','RECRUITER')),
      name text not null,
      email citext not null,
      phone text not null check (phone ~ '^[0-9]{10}$'),
      college text,
      experience text,
      company text,
      created_at timestamptz not null,
      check ((list = 'JOBSEEKER') = (college is not null and experience is not null)),
      check ((list = 'RECRUITER') = (company is not null)),
      unique (list, email),
      unique (list, phone)
    );
    create index waitlist_entries_by_age on waitlist_entries (list, created_at desc, id);

    create table visitor_messages (
      id uuid primary key,
      sender_name text not null,
      sender_email citext not null,
      sender_phone text check (sender_phone ~ '^[0-9]{10}$'),
      message text not null,
      -- The time in which the same words of the same sender are a repetition.
      repetition tstzrange not null,
      created_at timestamptz not null,
      constraint visitor_message_not_repeated exclude using gist
        (lower(sender_email::text) with =, md5(message) with =, repetition with &&)
    );
    create index visitor_messages_by_age on visitor_messages (created_at desc, id);

    -- No address, no device, no person: who caused an event cannot be found out.
    create table analytics_events (
      id uuid primary key,
      event text not null,
      path text,
      cta text,
      list text check (list in ('JOBSEEKER','RECRUITER')),
      status int,
      created_at timestamptz not null
    );
    create index analytics_events_by_name on analytics_events (event, created_at);
  `.execute(db);
}
