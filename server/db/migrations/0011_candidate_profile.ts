import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Whom a candidate hides from, how a degree was proved, and the cards beside the four sections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table candidates
      add hide_from_current_employer boolean not null default true,
      add current_industry text,
      add department text,
      add role_category text,
      add job_role text,
      add desired_job_type text not null default 'PERMANENT',
      add desired_employment_type text not null default 'FULL_TIME',
      add preferred_shift text not null default 'DAY';

    create table candidate_hidden_companies (
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      position int not null,
      company_id uuid references companies (id) on delete set null,
      name text not null,
      primary key (candidate_id, position)
    );
    create index candidate_hidden_companies_by_company on candidate_hidden_companies (company_id);

    create table candidate_online_profiles (
      id uuid primary key,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      platform_type text not null,
      profile_url text not null,
      position int not null
    );
    create index candidate_online_profiles_by_candidate on candidate_online_profiles (candidate_id, position);

    create table candidate_projects (
      id uuid primary key,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      project_title text not null,
      client_name text,
      start_month date,
      end_month date,
      is_ongoing boolean not null default false,
      project_details text,
      technologies_used text[] not null default '{}',
      project_url text,
      position int not null,
      check (not (is_ongoing and end_month is not null))
    );
    create index candidate_projects_by_candidate on candidate_projects (candidate_id, position);

    create table degree_verifications (
      id uuid primary key,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      -- What was proved outlives the entry it was proved for.
      education_id uuid references candidate_educations (id) on delete set null,
      method text not null check (method in ('MAIL','DOCUMENT')),
      status text not null default 'PENDING'
        check (status in ('PENDING','VERIFIED','REJECTED','WITHDRAWN','EXPIRED')),
      university_name text not null,
      education_degree text not null,
      field_of_study text not null,
      start_year int not null,
      end_year int not null,
      email citext,
      code_hash text,
      attempts_left int check (attempts_left >= 0),
      expires_at timestamptz,
      file_id uuid references files (id) on delete set null,
      reason text,
      decided_by uuid references users (id) on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null,
      check (method <> 'MAIL' or (email is not null and code_hash is not null and attempts_left is not null
        and expires_at is not null))
    );
    create unique index degree_verifications_open on degree_verifications (education_id) where status = 'PENDING';
    create index degree_verifications_by_education on degree_verifications (education_id, created_at desc);
    create index degree_verifications_by_candidate on degree_verifications (candidate_id, created_at desc);
    create index degree_verifications_by_status on degree_verifications (status, created_at) where method = 'DOCUMENT';
    create index degree_verifications_by_expiry on degree_verifications (expires_at) where status = 'PENDING';
    create index degree_verifications_by_file on degree_verifications (file_id) where file_id is not null;
    create index degree_verifications_by_decider on degree_verifications (decided_by) where decided_by is not null;

    -- Companies that share a mail domain or a web address are one employer to those who hide from it.
    create index recruiters_by_mail_domain on users (lower(split_part(email::text, '@', 2)))
      where user_type = 'RECRUITER' and email_verified_at is not null;

    -- Until their next save those who have an employer are hidden from its domain too.
    update candidate_documents
       set hidden_from = hidden_from || array(select 'site:' || replace(name, ' ', '') from unnest(hidden_from) name)
     where hidden_from <> '{}';
  `.execute(db);
}
