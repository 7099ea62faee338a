import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Vacancies and the applications to them: one row for a candidate and a job, reused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key,
      company_id uuid not null references companies (id),
      created_by uuid not null references users (id),
      title text not null,
      department text,
      description text not null default '',
      status text not null default 'DRAFT' check (status in ('DRAFT','PUBLISHED','CLOSED','ARCHIVED')),
      city text,
      country text not null default 'India',
      is_remote boolean not null default false,
      job_type text not null default 'FULL_TIME'
        check (job_type in ('FULL_TIME','PART_TIME','CONTRACT','INTERNSHIP')),
      work_mode text not null default 'ONSITE' check (work_mode in ('ONSITE','HYBRID','REMOTE')),
      experience_level text not null default 'MID'
        check (experience_level in ('ENTRY','MID','SENIOR','LEAD','EXECUTIVE')),
      experience_min int not null default 0 check (experience_min >= 0),
      experience_max int not null default 50 check (experience_max >= experience_min),
      salary_min bigint not null default 0 check (salary_min >= 0),
      salary_max bigint not null default 0 check (salary_max >= salary_min),
      salary_period text not null default 'YEARLY' check (salary_period in ('YEARLY','MONTHLY','HOURLY')),
      max_notice_period text,
      responsibilities text[] not null default '{}',
      qualifications text[] not null default '{}',
      benefits text[] not null default '{}',
      openings int not null default 1 check (openings > 0),
      published_at timestamptz,
      closed_at timestamptz,
      deleted_at timestamptz,
      version int not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index jobs_by_company on jobs (company_id, status, created_at desc) where deleted_at is null;
    create index jobs_published on jobs (published_at desc, id) where status = 'PUBLISHED' and deleted_at is null;

    create table job_skills (
      job_id uuid not null references jobs (id) on delete cascade,
      skill_name citext not null,
      min_years int not null default 0 check (min_years between 0 and 50),
      min_level int not null default 1 check (min_level between 1 and 4),
      position int not null,
      primary key (job_id, skill_name)
    );

    create table job_views (
      job_id uuid not null references jobs (id) on delete cascade,
      viewer text not null,
      day date not null,
      primary key (job_id, day, viewer)
    );

    create table applications (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      candidate_id uuid not null references candidates (user_id),
      company_id uuid not null references companies (id),
      source text not null check (source in ('APPLIED','INVITED')),
      status text not null check (status in
        ('NEW','REVIEWED','SHORTLISTED','INTERVIEW','OFFERED','HIRED','REJECTED','WITHDRAWN')),
      note text,
      reject_reason text,
      applied_at timestamptz,
      status_changed_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (job_id, candidate_id)
    );
    create index applications_by_company on applications (company_id, status, created_at desc);
    create index applications_by_job on applications (job_id, status, created_at desc);
    create index applications_by_candidate on applications (candidate_id, created_at desc);

    create table application_events (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      actor_id uuid references users (id) on delete set null,
      from_status text,
      to_status text not null,
      reason text,
      at timestamptz not null
    );
    create index application_events_by_application on application_events (application_id, at);

    create table saved_candidates (
      company_id uuid not null references companies (id) on delete cascade,
      candidate_id uuid not null references candidates (user_id) on delete cascade,
      saved_by uuid not null references users (id) on delete cascade,
      saved_at timestamptz not null,
      primary key (company_id, candidate_id)
    );
    create index saved_candidates_by_candidate on saved_candidates (candidate_id);
  `.execute(db);
}
