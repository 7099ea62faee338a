import type { ClientBase } from 'pg';
import { HIRES, INVOICES, OFFERS } from './hires.ts';
import { AUDIT, MAILS, PROOFS, REPORTS, VISITORS } from './inbox.ts';
import { REFERRALS, REFERRERS, REWARDS } from './programme.ts';
import { EMPLOYERS } from './vocabulary.ts';

/** The number of rows for this many candidates. */
export function sizesOf(candidates: number) {
  return {
    companies: Math.max(10, Math.min(EMPLOYERS.length, Math.floor(candidates / 50))),
    jobs: Math.floor(candidates / 5),
    applications: 2 * candidates,
    interviews: Math.floor(candidates / 2),
    notifications: 10 * candidates,
    audit: 3 * candidates,
  };
}

/** The same number and seed always give the same value. */
const FUNCTIONS = `
  create function pg_temp.roll(n bigint, seed bigint) returns double precision language sql immutable parallel safe
    return (hashint8extended(n, seed) & 1048575) / 1048576.0::double precision;
  create function pg_temp.id_of(at timestamptz, kind text, n bigint) returns uuid language sql stable parallel safe
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || n), 1, 3)
      || '8' || substr(md5(kind || n), 4, 15))::uuid`;

const PEOPLE = `
  create temp table people as
    select row_number() over (order by u.created_at, u.id) - 1 as n, u.id, u.created_at from users u
     where u.user_type = 'JOBSEEKER';
  create unique index on people (n);
  analyze people`;

const COMPANIES = `
  create temp table firms as
    select n - 1 as n, name, $2::text as password_hash, regexp_replace(lower(name), '[^a-z]', '', 'g') as slug,
           case when n % 50 < 42 then 'APPROVED' when n % 50 < 44 then 'PENDING' when n % 50 < 45 then 'UNDER_REVIEW'
             when n % 50 < 47 then 'REJECTED' when n % 50 < 48 then 'SUSPENDED' else 'NOT_SUBMITTED' end as status,
           now() - pg_temp.roll(n, 1) * interval '900 days' - interval '40 days' as at,
           pg_temp.id_of(now() - interval '1000 days', 'founder', n) as founder_id,
           pg_temp.id_of(now() - interval '1000 days', 'company', n) as id
      from unnest($1::text[]) with ordinality as e(name, n);
  insert into users (id, email, password_hash, user_type, first_name, last_name, email_verified_at, created_at, updated_at)
    select founder_id, 'talent@' || slug || n || '.example', password_hash, 'RECRUITER', 'Talent', 'Of ' || name, at, at, at from firms;
  insert into recruiters (user_id, designation, experience_years, profile_saved_at, updated_at)
    select founder_id, 'Head of Talent', 3 + n % 20, at, at from firms;
  insert into companies (id, name, website, size, industry, city, state, founder_id, approval_status, profile_saved_at,
      submitted_at, approved_at, created_at, updated_at)
    select id, name, 'https://' || slug || n || '.example',
           (array['STARTUP','SMALL','MEDIUM','LARGE','ENTERPRISE'])[1 + n % 5], 'Technology',
           (array['Bengaluru','Hyderabad','Pune','Mumbai','Chennai'])[1 + n % 5], 'Karnataka', founder_id, status, at,
           case when status <> 'NOT_SUBMITTED' then at + interval '1 day' end,
           case when status in ('APPROVED', 'SUSPENDED') then at + interval '2 days' end, at, at
      from firms;
  insert into company_members (company_id, user_id, role, created_at) select id, founder_id, 'OWNER', at from firms;
  create temp table employers as
    select row_number() over (order by id) - 1 as n, id, founder_id
      from companies where approval_status = 'APPROVED'`;

/** Copies of the demo's jobs, for other companies, with other cities, pay and dates. */
const JOBS = `
  create temp table openings as
    with models as (select id, row_number() over (order by id) - 1 as place, count(*) over () as models
      from jobs where status = 'PUBLISHED' and deleted_at is null)
    select g.n, m.id as model, e.id as company_id, e.founder_id,
           case when g.n % 20 < 14 then 'PUBLISHED' when g.n % 20 < 17 then 'CLOSED' when g.n % 20 < 19 then 'DRAFT'
             else 'ARCHIVED' end as status,
           now() - pg_temp.roll(g.n, 2) * interval '300 days' as at,
           pg_temp.id_of(now() - pg_temp.roll(g.n, 2) * interval '300 days', 'job', g.n) as id
      from generate_series(0, $1::bigint - 1) g(n)
      join models m on m.place = g.n % m.models
      join employers e on e.n = floor(pg_temp.roll(g.n, 3) ^ 1.6 * (select count(*) from employers))::bigint;
  insert into jobs (id, company_id, created_by, title, description, status, city, is_remote, work_mode, job_type,
      experience_level, experience_min, experience_max, salary_min, salary_max, max_notice_period, openings,
      published_at, opened_at, closed_at, created_at, updated_at)
    select o.id, o.company_id, o.founder_id, j.title, j.description, o.status,
           (array['Bengaluru','Mumbai','Pune','Chennai','Hyderabad','Delhi','Gurugram','Noida','Kochi'])[1 + n % 9],
           n % 5 = 0, (array['REMOTE','ONSITE','HYBRID','HYBRID','HYBRID'])[1 + n % 5], j.job_type, j.experience_level,
           j.experience_min, j.experience_max, j.salary_min + n % 7 * 100000, j.salary_max + n % 9 * 100000,
           j.max_notice_period, 1 + n % 3, case when o.status <> 'DRAFT' then o.at end,
           case when o.status <> 'DRAFT' then o.at end,
           case when o.status in ('CLOSED', 'ARCHIVED') then o.at + (now() - o.at) / 2 end, o.at, o.at
      from openings o join jobs j on j.id = o.model;
  insert into job_skills (job_id, skill_name, min_years, min_level, position)
    select o.id, k.skill_name, k.min_years, k.min_level, k.position from openings o join job_skills k on k.job_id = o.model;
  create temp table targets as
    select row_number() over (order by id) - 1 as n, id, company_id, founder_id
      from openings where status in ('PUBLISHED', 'CLOSED');
  create unique index on targets (n);
  analyze targets`;

/**
 * Two per person, to two different jobs. For every second person the first one has an interview. Three in ten
 * of the second ones led to a hire, a few more to an offer.
 */
const APPLICATIONS = `
  create temp table sent as
    select a.*, case when a.offered is null then now() - pg_temp.roll(a.n, 7) * interval '120 days' - interval '3 days'
             else now() - pg_temp.roll(a.n, 7) * interval '700 days' - interval '30 days' end as at,
           t.id as job_id, t.company_id, t.founder_id, p.id as candidate_id
      from (
        select n, n / 2 as person, case when n % 4 = 0 then 1 + floor(pg_temp.roll(n, 4) * 20)::int else 0 end as meets,
               pg_temp.roll(n, 5) as drawn,
               case when n % 2 = 0 or n / 2 >= $1::bigint * 7 / 40 then null
                 when n / 2 >= $1::bigint * 3 / 20 then (array['EXTENDED', 'EXTENDED', 'DECLINED', 'EXPIRED'])[1 + n / 2 % 4]
                 when n / 2 % 30 > 7 then 'CONFIRMED'
                 else (array['RECORDED', 'DISPUTED', 'ABSENT', 'RECORDED', 'REJECTED', 'LEAVING', 'LEFT', 'DID_NOT_JOIN'])[1 + n / 2 % 30]
               end as offered,
               (floor(pg_temp.roll(n / 2, 6) ^ 1.5 * $2::bigint)::bigint + (n % 2) * (1 + n / 2 % ($2::bigint - 1))) % $2::bigint as target
          from generate_series(0, $1::bigint - 1) n) a
      join people p on p.n = a.person
      join targets t on t.n = a.target;
  alter table sent add column id uuid, add column interview text, add column status text, add column moved_at timestamptz;
  update sent set id = pg_temp.id_of(at, 'application', n), moved_at = at + (now() - at) * drawn * 0.9,
    interview = case when meets = 0 then null when meets <= 7 then 'COMPLETED' when meets <= 10 then 'PENDING'
      when meets = 11 then 'ACCEPTED' when meets <= 14 then 'SCHEDULED' when meets <= 16 then 'DECLINED'
      when meets = 17 then 'EXPIRED' when meets = 18 then 'CANCELLED' when meets = 19 then 'WITHDRAWN' else 'NO_SHOW' end,
    status = case when offered = 'EXTENDED' then 'OFFERED' when offered in ('DECLINED', 'EXPIRED') then 'WITHDRAWN'
      when offered is not null then 'HIRED' when meets between 1 and 7 then (case when drawn < 0.4 then 'INTERVIEW' else 'REJECTED' end)
      when meets between 8 and 10 then 'SHORTLISTED' when meets between 11 and 14 then 'INTERVIEW'
      when meets between 15 and 17 then 'WITHDRAWN' when meets >= 18 then 'REVIEWED'
      when drawn < 0.42 then 'NEW' when drawn < 0.62 then 'REVIEWED' when drawn < 0.74 then 'SHORTLISTED'
      when drawn < 0.95 then 'REJECTED' else 'WITHDRAWN' end;
  insert into applications (id, job_id, candidate_id, company_id, source, status, ending, reject_reason, applied_at,
      status_changed_at, created_at, updated_at)
    select id, job_id, candidate_id, company_id, case when interview = 'PENDING' then 'INVITED' else 'APPLIED' end, status,
           case when status <> 'WITHDRAWN' then null when offered is not null then offered when interview in ('DECLINED', 'EXPIRED') then interview
             else 'WITHDRAWN' end,
           case when status = 'REJECTED' then 'The role needs other years.' end,
           case when interview is distinct from 'PENDING' then at end,
           case when status = 'NEW' then at else moved_at end, at, moved_at
      from sent;
  insert into application_events (id, application_id, actor_id, from_status, to_status, at)
    select pg_temp.id_of(at, 'sent', n), id, candidate_id, null, 'NEW', at from sent;
  insert into application_events (id, application_id, actor_id, from_status, to_status, at)
    select pg_temp.id_of(moved_at, 'moved', n), id, founder_id, 'NEW', status, moved_at from sent where status <> 'NEW'`;

const INTERVIEWS = `
  insert into interviews (id, application_id, job_id, company_id, candidate_id, requested_by, interviewer_id, status,
      interview_type, interview_mode, duration_minutes, salary_min, salary_max, respond_by, accepted_at, scheduled_at,
      during, timezone, outcome, ball_holder, due_at, created_at, updated_at)
    select pg_temp.id_of(at, 'interview', n), id, job_id, company_id, candidate_id, founder_id, founder_id, interview,
           'TECHNICAL', 'VIDEO_CALL', 60, 1500000, 2500000, now() + interval '2 days' + drawn * interval '5 days',
           case when met then at end, case when met and interview <> 'ACCEPTED' then at end,
           case when met and interview <> 'ACCEPTED' then tstzrange(begins, begins + interval '1 hour', '[)') end,
           case when met and interview <> 'ACCEPTED' then 'Asia/Kolkata' end,
           case when interview = 'COMPLETED' then (case when status = 'REJECTED' then 'REJECT' else 'ADVANCE' end) end,
           case when interview = 'PENDING' then 'CANDIDATE' when interview in ('ACCEPTED', 'SCHEDULED') then 'RECRUITER' end,
           case when interview = 'SCHEDULED' then begins + interval '8 days'
             when interview in ('PENDING', 'ACCEPTED') then now() + interval '2 days' + drawn * interval '5 days' end,
           at, moved_at
      from (select s.*, interview in ('COMPLETED', 'ACCEPTED', 'SCHEDULED', 'NO_SHOW') as met,
              case when interview = 'SCHEDULED'
                then date_trunc('day', now()) + interval '3 days' + turn * interval '1 hour'
                else moved_at end as begins
              from (select *, row_number() over (partition by founder_id, interview order by n) as turn
                from sent where interview is not null) s) i;
  insert into interview_events (id, interview_id, actor_id, action, from_status, to_status, at)
    select pg_temp.id_of(at, 'requested', n), pg_temp.id_of(at, 'interview', n), founder_id, 'REQUEST', null, 'PENDING', at
      from sent where interview is not null`;

const NOTIFICATIONS = `
  insert into notifications (id, user_id, kind, title, body, link, read_at, created_at)
    select pg_temp.id_of(at, 'notice', d.n), p.id, 'application.reviewed', 'Your application was read', 'It goes on.',
           '/applications', case when d.n % 5 < 3 then at + interval '2 hours' end, at
      from (select n, now() - pg_temp.roll(n, 8) * interval '90 days' as at,
              floor(pg_temp.roll(n, 9) ^ 1.3 * $2::bigint)::bigint as person from generate_series(0, $1::bigint - 1) n) d
      join people p on p.n = d.person`;

const SUSPENSIONS = `
  insert into account_suspensions (user_id, reason, suspended_at, ends_at)
    select u.id, 'Two profiles of one person.', now() - interval '3 days', now() + interval '27 days'
      from users u where u.user_type = 'JOBSEEKER' and u.status = 'SUSPENDED'
        on conflict do nothing`;

/**
 * Everything between these people, from companies and their jobs to hires, payments and audit events, table
 * by table.
 */
export async function writeMarket(
  client: ClientBase,
  { candidates, passwordHash }: { candidates: number; passwordHash: string },
): Promise<void> {
  const sizes = sizesOf(candidates);
  const run = (text: string, values: readonly unknown[] = []) => runAll(client, text, values);
  await client.query('set session_replication_role = replica');
  await run(FUNCTIONS);
  await run(PEOPLE);
  await run(COMPANIES, [EMPLOYERS.slice(0, sizes.companies), passwordHash]);
  await run(JOBS, [sizes.jobs]);
  const { rows } = await client.query<{ targets: number; people: number }>(
    'select (select count(*) from targets) as targets, (select count(*) from people) as people',
  );
  const { targets = 2, people = 1 } = rows[0] ?? {};
  await run('insert into job_index select * from jobs_on_board order by place on conflict do nothing');
  await run(APPLICATIONS, [sizes.applications, targets]);
  await run(INTERVIEWS);
  await run(NOTIFICATIONS, [sizes.notifications, people]);
  await run(OFFERS);
  await run(HIRES);
  await run(INVOICES);
  await run(REFERRERS, [candidates, passwordHash]);
  await run(REFERRALS, [candidates]);
  await run(REWARDS);
  await run(MAILS, [candidates, people]);
  await run(VISITORS, [candidates]);
  await run(REPORTS);
  await run(PROOFS);
  await run(AUDIT, [sizes.audit, people]);
  await run(SUSPENSIONS);
}

/**
 * Runs statements that share their values one at a time, because the driver accepts only one statement with
 * values.
 */
export async function runAll(client: ClientBase, text: string, values: readonly unknown[]): Promise<void> {
  for (const statement of text.split(/;\n/)) {
    const used = values.slice(
      0,
      Math.max(0, ...[...statement.matchAll(/\$(\d)/g)].map(([, at]) => Number(at))),
    );
    await client.query(statement, used);
  }
}
