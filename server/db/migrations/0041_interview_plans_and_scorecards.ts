import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The rounds of a job, and what each interviewer thought of a candidate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_rounds (
      job_id uuid not null references jobs (id) on delete cascade,
      round integer not null check (round between 1 and 8),
      name text not null,
      interview_type text not null check (interview_type in
        ('TECHNICAL','HR','MANAGERIAL','CULTURAL_FIT','FINAL','CODING')),
      duration_minutes integer not null check (duration_minutes between 15 and 480),
      criteria text[] not null check (cardinality(criteria) between 3 and 6),
      primary key (job_id, round)
    );

    -- Whoever leaves the team interviews for it no more.
    create table job_round_interviewers (
      job_id uuid not null,
      round integer not null,
      company_id uuid not null,
      user_id uuid not null,
      position integer not null,
      primary key (job_id, round, user_id),
      foreign key (job_id, round) references job_rounds (job_id, round) on delete cascade,
      foreign key (company_id, user_id) references company_members (company_id, user_id) on delete cascade
    );
    create index job_round_interviewers_by_member on job_round_interviewers (company_id, user_id);

    create table scorecards (
      id uuid primary key,
      interview_id uuid not null references interviews (id) on delete cascade,
      author_id uuid not null references users (id),
      verdict text not null check (verdict in ('STRONG_YES','YES','NO','STRONG_NO')),
      notes text not null,
      is_shared boolean not null default false,
      sent_at timestamptz not null,
      unique (interview_id, author_id)
    );
    create index scorecards_by_author on scorecards (author_id);

    create table scorecard_ratings (
      scorecard_id uuid not null references scorecards (id) on delete cascade,
      position integer not null,
      criterion text not null,
      rating integer not null check (rating between 1 and 4),
      primary key (scorecard_id, position)
    );
  `.execute(db);
}
