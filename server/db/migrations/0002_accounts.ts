import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Sessions, e-mail codes, companies and the people who recruit for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companies (
      id uuid primary key,
      name text not null,
      website text,
      size text not null default 'SMALL' check (size in ('STARTUP','SMALL','MEDIUM','LARGE','ENTERPRISE')),
      industry text,
      description text,
      address text,
      city text,
      state text,
      country text not null default 'India',
      pincode text,
      gst_number text,
      logo_file_id uuid references files (id) on delete set null,
      founder_id uuid not null references users (id),
      approval_status text not null default 'NOT_SUBMITTED' check (approval_status in
        ('NOT_SUBMITTED','PENDING','UNDER_REVIEW','APPROVED','REJECTED','SUSPENDED')),
      profile_saved_at timestamptz,
      submitted_at timestamptz,
      approved_at timestamptz,
      rejected_at timestamptz,
      suspended_at timestamptz,
      rejection_reasons text[] not null default '{}',
      version int not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index companies_by_status on companies (approval_status, created_at desc);
    create index companies_by_age on companies (created_at desc);
    create index companies_by_name on companies (lower(name));
    create index companies_name_trgm on companies using gin (name gin_trgm_ops);
    create index companies_by_founder on companies (founder_id);
    create index users_name_trgm on users
      using gin ((first_name || ' ' || last_name || ' ' || email::text) gin_trgm_ops);

    create table company_members (
      company_id uuid not null references companies (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role in ('VIEWER','RECRUITER','ADMIN','OWNER')),
      created_at timestamptz not null,
      primary key (company_id, user_id)
    );
    create index company_members_by_user on company_members (user_id);

    create table recruiters (
      user_id uuid primary key references users (id) on delete cascade,
      designation text,
      phone_number text,
      experience_years int check (experience_years between 0 and 50),
      linkedin_url text,
      bio text,
      profile_saved_at timestamptz,
      version int not null default 1,
      updated_at timestamptz not null
    );

    create table company_documents (
      id uuid primary key,
      company_id uuid not null references companies (id) on delete cascade,
      file_id uuid not null references files (id),
      document_type text not null check (document_type in
        ('COMPANY_REGISTRATION','GST_CERTIFICATE','PAN_CARD','BUSINESS_LICENSE','OTHER')),
      status text not null default 'PENDING' check (status in ('PENDING','VERIFIED','REJECTED')),
      rejection_reason text,
      uploaded_at timestamptz not null
    );
    create index company_documents_by_company on company_documents (company_id, uploaded_at);
    create index company_documents_by_file on company_documents (file_id);

    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      company_id uuid references companies (id) on delete set null,
      ip text,
      user_agent text,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index sessions_by_user on sessions (user_id) where revoked_at is null;

    create table refresh_tokens (
      id uuid primary key,
      session_id uuid not null references sessions (id) on delete cascade,
      parent_id uuid references refresh_tokens (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null,
      used_at timestamptz,
      replaced_at timestamptz
    );
    create index refresh_tokens_by_session on refresh_tokens (session_id);
    create index refresh_tokens_by_parent on refresh_tokens (parent_id);

    create table email_codes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('VERIFY_EMAIL','CHANGE_EMAIL')),
      email citext not null,
      code_hash text not null,
      link_hash text not null unique,
      attempts_left int not null check (attempts_left >= 0),
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    -- One live code for each purpose: a new one replaces the old.
    create unique index email_codes_live on email_codes (user_id, purpose);
  `.execute(db);
}
