import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Candidate profiles and the token document that recruiters search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table candidates (
      user_id uuid primary key references users (id) on delete cascade,
      headline text,
      professional_summary text,
      resume_file_id uuid references files (id) on delete set null,
      salary_fixed int not null default 0 check (salary_fixed >= 0),
      salary_variable int not null default 0 check (salary_variable >= 0),
      salary_esop int not null default 0 check (salary_esop >= 0),
      salary_total bigint generated always as (salary_fixed::bigint + salary_variable + salary_esop) stored,
      expected_total bigint not null default 0 check (expected_total >= 0),
      expected_fixed bigint not null default 0 check (expected_fixed >= 0),
      notice_period text not null default 'ONE_MONTH' check (notice_period in
        ('FIFTEEN_DAYS_OR_LESS','ONE_MONTH','TWO_MONTHS','THREE_MONTHS','MORE_THAN_THREE_MONTHS','SERVING_NOTICE_PERIOD')),
      last_working_day date,
      preferred_locations text[] not null default '{}',
      offer_company text,
      offer_amount bigint check (offer_amount > 0),
      offer_joining_date date,
      domain text,
      primary_role text,
      is_visible boolean not null default true,
      basic_info_saved_at timestamptz,
      basic_info_version int not null default 1,
      skills_saved_at timestamptz,
      skills_version int not null default 1,
      experience_saved_at timestamptz,
      experience_version int not null default 1,
      education_saved_at timestamptz,
      education_version int not null default 1,
      last_active_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((notice_period = 'SERVING_NOTICE_PERIOD') or last_working_day is null)
    );

    create table candidate_skills (
      id uuid primary key,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      skill_name citext not null,
      years int not null check (years between 0 and 50),
      months int not null check (months between 0 and 11),
      level int not null check (level between 1 and 4),
      position int not null,
      unique (candidate_id, skill_name)
    );

    create table candidate_experiences (
      id uuid primary key,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      company_name text not null,
      designation text not null,
      start_month date,
      end_month date,
      is_current_job boolean not null default false,
      location text,
      employment_type text,
      description text,
      key_achievements text[] not null default '{}',
      technologies_used text[] not null default '{}',
      position int not null,
      check (not (is_current_job and end_month is not null))
    );
    create index candidate_experiences_by_candidate on candidate_experiences (candidate_id, position);

    create table candidate_educations (
      id uuid primary key,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      university_name text not null,
      education_degree text not null,
      field_of_study text not null,
      specialization text,
      course_type text not null default 'FULL_TIME',
      start_year int not null,
      end_year int not null check (end_year >= start_year),
      cgpa numeric(4, 2),
      percentage numeric(5, 2),
      verification_status text not null default 'UNVERIFIED'
        check (verification_status in ('UNVERIFIED','PENDING','VERIFIED','REJECTED')),
      position int not null
    );
    create index candidate_educations_by_candidate on candidate_educations (candidate_id, end_year desc);

    create table candidate_drafts (
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      section text not null,
      body jsonb not null,
      saved_at timestamptz not null,
      primary key (candidate_id, section)
    );

    create table candidate_views (
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      viewer_id uuid not null references users (id) on delete cascade,
      company_id uuid references companies (id) on delete cascade,
      day date not null,
      primary key (candidate_id, day, viewer_id)
    );
    create index candidate_views_by_viewer on candidate_views (viewer_id);

    create table search_terms (
      id int generated always as identity primary key,
      kind text not null check (kind in ('skill','city','institute','domain','role')),
      name citext not null,
      unique (kind, name)
    );
    create index search_terms_name_trgm on search_terms using gin ((name::text) gin_trgm_ops);

    create table candidate_documents (
      candidate_id uuid primary key references candidates (user_id) on delete cascade,
      is_searchable boolean not null,
      tokens int[] not null,
      words tsvector not null,
      skill_ids int[] not null,
      city_ids int[] not null,
      institute_ids int[] not null,
      domain_id int,
      role_id int,
      graduation_year smallint,
      experience_months int not null,
      expected_total bigint not null,
      current_total bigint not null,
      notice_step smallint not null,
      quality smallint not null,
      hidden_from text[] not null default '{}',
      last_active_at timestamptz not null
    );
    alter table candidate_documents alter tokens set statistics 1000;
    create index candidate_documents_tokens on candidate_documents using gin (tokens) where is_searchable;
    create index candidate_documents_words on candidate_documents using gin (words) where is_searchable;
    create index candidate_documents_quality on candidate_documents (quality desc, candidate_id) where is_searchable;
    create index candidate_documents_active on candidate_documents (last_active_at desc, candidate_id) where is_searchable;
    create index candidate_documents_experience on candidate_documents (experience_months desc, candidate_id) where is_searchable;
    create index candidate_documents_salary on candidate_documents (expected_total, candidate_id) where is_searchable;
  `.execute(db);
}
