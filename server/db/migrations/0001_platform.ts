import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What every feature stands on: extensions, accounts of the platform itself, files, mail, limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists citext;
    create extension if not exists pg_trgm;
    create extension if not exists btree_gist;
    create extension if not exists unaccent;
    -- intarray redefines @> for int[] where it is visible; the search index needs the core operator.
    create schema if not exists ia;
    create extension if not exists intarray schema ia;

    create table users (
      id uuid primary key,
      email citext not null unique,
      password_hash text not null,
      user_type text not null check (user_type in ('JOBSEEKER','RECRUITER','AFFILIATE','ADMIN','SUPER_ADMIN')),
      first_name text not null,
      last_name text not null,
      phone text,
      status text not null default 'ACTIVE'
        check (status in ('ACTIVE','INACTIVE','SUSPENDED','DISABLED','DELETED')),
      email_verified_at timestamptz,
      picture_file_id uuid,
      last_login_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index users_by_type on users (user_type, created_at desc);

    create table files (
      id uuid primary key,
      owner_id uuid not null references users (id),
      company_id uuid,
      purpose text not null,
      name text not null,
      mime_type text not null,
      size_bytes int not null,
      sha256 text not null,
      storage_key text not null unique,
      is_public boolean not null default false,
      created_at timestamptz not null
    );
    create index files_by_owner on files (owner_id);
    alter table users add foreign key (picture_file_id) references files (id) on delete set null;

    create table file_tickets (
      token_hash text primary key,
      file_id uuid not null references files (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index file_tickets_by_file on file_tickets (file_id);
    create index file_tickets_by_expiry on file_tickets (expires_at);

    create table mails (
      id uuid primary key,
      message_id text not null unique,
      hold_key text,
      to_address citext not null,
      subject text not null,
      text_body text not null,
      html_body text not null,
      calendar text,
      calendar_method text,
      due_at timestamptz not null,
      sent_at timestamptz,
      attempts int not null default 0,
      last_error text,
      created_at timestamptz not null
    );
    create index mails_due on mails (due_at) where sent_at is null;
    create index mails_by_address on mails (to_address, created_at desc);
    create index mails_by_hold on mails (hold_key) where sent_at is null and hold_key is not null;

    create table notifications (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      kind text not null,
      title text not null,
      body text not null,
      link text,
      read_at timestamptz,
      created_at timestamptz not null
    );
    create index notifications_by_user on notifications (user_id, created_at desc);
    create index notifications_unread on notifications (user_id) where read_at is null;

    create table audit_events (
      id uuid primary key,
      actor_id uuid references users (id) on delete set null,
      action text not null,
      subject_type text not null,
      subject_id uuid,
      company_id uuid,
      summary text not null,
      before jsonb,
      after jsonb,
      ip text,
      at timestamptz not null
    );
    create index audit_by_actor on audit_events (actor_id, at desc);
    create index audit_by_subject on audit_events (subject_type, subject_id, at desc);
    create index audit_by_time on audit_events (at desc);

    create table idempotency_keys (
      actor text not null,
      endpoint text not null,
      key text not null,
      body_hash text not null,
      status int,
      answer jsonb,
      created_at timestamptz not null,
      primary key (actor, endpoint, key)
    );
    create index idempotency_by_age on idempotency_keys (created_at);

    create table rate_limits (key varchar(255) primary key, points int not null default 0, expire bigint);

    create table clock_shift (
      only_row boolean primary key default true check (only_row),
      offset_seconds int not null default 0
    );
    insert into clock_shift default values;
  `.execute(db);
}
