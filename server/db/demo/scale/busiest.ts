import type { ClientBase } from 'pg';
import { runAll } from './market.ts';

/** Tables that only the busiest accounts fill. */
export const BUSIEST_TABLES = [
  ...['message_threads', 'messages', 'message_readers', 'saved_candidates', 'saved_candidate_tags'],
  ...['candidate_views', 'recent_candidates', 'job_views', 'saved_jobs', 'saved_searches'],
];

const ACCOUNTS = `
  create temp table busy as
    select m.company_id, u.id as recruiter_id, c.name as company_name,
           (select id from users where email = $2) as candidate_id, (select id from users where email = $3) as affiliate_id
      from users u join company_members m on m.user_id = u.id join companies c on c.id = m.company_id
     where u.email = $1`;

/** Jobs of a company that hires thousands. */
const JOBS = `
  create temp table busy_jobs as
    select o.n, o.id as model, pg_temp.id_of(o.at, 'busy job', o.n) as id, o.at,
           case when o.n % 4 = 0 then 'CLOSED' else 'PUBLISHED' end as status
      from openings o where o.n < $1::bigint / 50;
  insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', b.id, 'company_id', y.company_id,
      'created_by', y.recruiter_id, 'status', b.status, 'published_at', b.at, 'opened_at', b.at,
      'closed_at', case when b.status = 'CLOSED' then b.at + interval '20 days' end))).*
    from busy_jobs b join jobs j on j.id = b.model cross join busy y;
  insert into job_skills (job_id, skill_name, min_years, min_level, position)
    select b.id, k.skill_name, k.min_years, k.min_level, k.position from busy_jobs b join job_skills k on k.job_id = b.model;
  insert into job_members (job_id, user_id, is_owner)
    select b.id, y.recruiter_id, true from busy_jobs b cross join busy y where b.n % 2 = 0;
  insert into job_views (job_id, viewer, day)
    select b.id, 'visitor ' || v, current_date - (b.n + v)::int % 60 from busy_jobs b, generate_series(1, 40) v
     where b.n < 500 or v <= 4;
  create unique index on busy_jobs (n);
  analyze busy_jobs`;

/** A tenth of them are for one job. */
const APPLICATIONS = `
  create temp table busy_sent as
    select a.n, a.drawn, a.at, pg_temp.id_of(a.at, 'busy application', a.n) as id, b.id as job_id, p.id as candidate_id,
           y.company_id, y.recruiter_id, a.at + (now() - a.at) * a.drawn * 0.9 as moved_at,
           (array['NEW','NEW','NEW','REVIEWED','REVIEWED','SHORTLISTED','INTERVIEW','OFFERED','REJECTED','REJECTED'])
             [1 + a.n % 10] as status
      from (select n, pg_temp.roll(n, 31) as drawn,
              now() - pg_temp.roll(n, 32) * interval '200 days' - interval '3 days' as at
              from generate_series(0, $1::bigint / 5 - 1) n) a
      join people p on p.n = a.n * 4 % (select count(*) from people)
      join busy_jobs b on b.n = case when a.n % 10 = 3 or a.n % 100 = 0 then 0
        else 1 + a.n % (select greatest(1, count(*) - 1) from busy_jobs) end
      cross join busy y;
  insert into applications (id, job_id, candidate_id, company_id, source, status, applied_at, status_changed_at,
      created_at, updated_at)
    select id, job_id, candidate_id, company_id, case when n % 7 = 0 then 'INVITED' else 'APPLIED' end, status, at,
           moved_at, at, moved_at from busy_sent;
  insert into application_events (id, application_id, actor_id, from_status, to_status, at)
    select pg_temp.id_of(at, 'busy sent', n), id, candidate_id, null, 'NEW', at from busy_sent
    union all
    select pg_temp.id_of(moved_at, 'busy moved', n), id, recruiter_id, 'NEW', status, moved_at from busy_sent
     where status <> 'NEW'`;

/** For every fourth application: past, waiting for either side, and booked, without overlaps. */
const INTERVIEWS = `
  create temp table busy_met as
    select s.*, pg_temp.id_of(s.at, 'busy interview', s.n) as interview_id, row_number() over (order by s.n) as turn
      from busy_sent s where s.status in ('INTERVIEW', 'OFFERED') or s.status = 'REJECTED' and s.n % 20 = 8;
  alter table busy_met add column state text;
  update busy_met set state = case when status <> 'INTERVIEW' then 'COMPLETED' when turn % 10 < 2 then 'PENDING'
    when turn % 10 < 3 then 'ACCEPTED' when turn % 10 < 5 then 'SCHEDULED' when turn % 10 < 6 then 'DECLINED'
    when turn % 10 < 7 then 'EXPIRED' else 'COMPLETED' end;
  insert into interviews (id, application_id, job_id, company_id, candidate_id, requested_by, interviewer_id, status,
      interview_type, interview_mode, duration_minutes, salary_min, salary_max, respond_by, accepted_at, scheduled_at,
      during, timezone, outcome, ball_holder, due_at, decide_by, created_at, updated_at)
    select interview_id, id, job_id, company_id, candidate_id, recruiter_id, recruiter_id, state, 'TECHNICAL',
           'VIDEO_CALL', 60, 1500000, 2500000, now() + interval '2 days' + drawn * interval '5 days',
           case when has_time or state = 'ACCEPTED' then at end, case when has_time then at end,
           case when has_time then tstzrange(begins, begins + interval '1 hour', '[)') end,
           case when has_time then 'Asia/Kolkata' end,
           case when status = 'REJECTED' then 'REJECT' when status = 'OFFERED' then 'OFFER' end,
           case when state = 'PENDING' then 'CANDIDATE' when state in ('ACCEPTED', 'SCHEDULED') or undecided then 'RECRUITER' end,
           case when state = 'SCHEDULED' then begins + interval '8 days' when undecided then now() + drawn * interval '5 days'
             when state in ('PENDING', 'ACCEPTED') then now() + interval '2 days' + drawn * interval '5 days' end,
           case when undecided then now() + drawn * interval '5 days' end, at, moved_at
      from (select *, state in ('SCHEDULED', 'COMPLETED') as has_time,
              state = 'COMPLETED' and status = 'INTERVIEW' as undecided,
              case when state = 'SCHEDULED' then date_trunc('day', now()) + interval '40 days' + turn * interval '1 hour'
                else moved_at end as begins from busy_met) m;
  insert into interview_events (id, interview_id, actor_id, action, from_status, to_status, at)
    select pg_temp.id_of(at, 'busy requested', n), interview_id, recruiter_id, 'REQUEST', null, 'PENDING', at from busy_met`;

const OFFERS = `
  create temp table busy_offers as
    select s.*, u.first_name || ' ' || u.last_name as candidate_name, j.title, y.company_name,
           'Demo Recruiter'::text as recruiter_name, (now() - interval '2 days')::date as recent, n % 40 = 17 as is_hired,
           pg_temp.id_of(s.moved_at, 'busy offer', s.n) as offer_id, (s.moved_at at time zone 'Asia/Kolkata')::date as on_day
      from busy_sent s join users u on u.id = s.candidate_id join jobs j on j.id = s.job_id cross join busy y
     where s.status = 'OFFERED';
  insert into offers (id, application_id, job_id, company_id, candidate_id, version, status, annual_salary, variable_pay,
      joining_date, extended_on, expires_on, expires_at, candidate_name, company_name, job_title, extended_by,
      extended_by_name, extended_at, accepted_name, closed_at)
    select offer_id, id, job_id, company_id, candidate_id, 1, state, 2000000 + n % 50 * 20000, 0,
           since + 28, since, since + 14, (since + 15)::timestamp at time zone 'Asia/Kolkata',
           coalesce(candidate_name, 'Somebody'), company_name, title, recruiter_id, recruiter_name, since,
           case when state = 'ACCEPTED' then coalesce(candidate_name, 'Somebody') end,
           case when state <> 'EXTENDED' then since + interval '3 days' end
      from (select *, case when is_hired then 'ACCEPTED' when n % 40 = 7 then 'EXTENDED' when n % 40 = 27 then 'DECLINED'
                else 'WITHDRAWN' end as state, case when n % 40 = 7 then recent else on_day end as since
              from busy_offers) o;
  insert into hires (id, application_id, offer_id, job_id, company_id, candidate_id, status, joined_on, annual_salary,
      candidate_name, company_name, job_title, recorded_by, recorded_at, confirm_by, guarantee_ends_at)
    select pg_temp.id_of(moved_at, 'busy hire', n), id, offer_id, job_id, company_id, candidate_id, 'RECORDED', joined,
           2000000, coalesce(candidate_name, 'Somebody'), company_name, title, recruiter_id, moved_at,
           now() + interval '6 days', (joined + 91)::timestamp at time zone 'Asia/Kolkata'
      from (select *, current_date - 5 - (drawn * 80)::int as joined from busy_offers where is_hired) h;
  update applications a set status = 'HIRED' from busy_offers o where o.is_hired and a.id = o.id`;

/** Four messages each, between every eighth pair of the market and of the busiest accounts. */
const MESSAGES = `
  create temp table talks as
    select distinct on (company_id, candidate_id) company_id, candidate_id, recruiter_id, at, n
      from (select company_id, candidate_id, founder_id as recruiter_id, at, n from sent where n % 8 = 0
            union all select company_id, candidate_id, recruiter_id, at, n from busy_sent where n % 8 = 0) t
     where not exists (select from message_threads o where o.company_id = t.company_id and o.candidate_id = t.candidate_id)
     order by company_id, candidate_id, n;
  alter table talks add column id uuid;
  update talks set id = pg_temp.id_of(at, 'talk' || company_id, n);
  insert into message_threads (id, company_id, candidate_id, last_number, last_message_at, is_answered, started_by, created_at)
    select id, company_id, candidate_id, 4, at + interval '2 days', true, recruiter_id, at from talks;
  insert into messages (id, thread_id, number, sender_id, side, text, sent_at)
    select pg_temp.id_of(at + m * interval '10 hours', 'message' || m || company_id, n), id, m,
           case when m % 2 = 1 then recruiter_id else candidate_id end, case when m % 2 = 1 then 'COMPANY' else 'CANDIDATE' end,
           'Would a call on the ' || 1 + n % 28 || 'th suit you?', at + m * interval '12 hours'
      from talks, generate_series(1, 4) m;
  insert into message_readers (thread_id, user_id, unread_count, has_written)
    select id, candidate_id, 0, true from talks
    union all select id, recruiter_id, case when n % 10 = 0 then 1 else 0 end, true from talks`;

/** The demo candidate's own rows, hundreds of each kind. */
const CANDIDATE = `
  create temp table wanted as
    select t.n, t.id as job_id, t.company_id, t.founder_id, y.candidate_id,
           now() - pg_temp.roll(t.n, 41) * interval '300 days' - interval '4 days' as at
      from targets t cross join busy y
     where t.n < $1::bigint / 100
       and not exists (select from applications a where a.job_id = t.id and a.candidate_id = y.candidate_id);
  insert into applications (id, job_id, candidate_id, company_id, source, status, applied_at, status_changed_at,
      created_at, updated_at)
    select pg_temp.id_of(at, 'wanted', n), job_id, candidate_id, company_id, 'APPLIED',
           (array['NEW', 'REVIEWED', 'SHORTLISTED', 'INTERVIEW', 'REJECTED'])[1 + n % 5], at, at + interval '1 day', at,
           at + interval '1 day' from wanted;
  insert into application_events (id, application_id, actor_id, from_status, to_status, at)
    select pg_temp.id_of(at, 'wanted sent', n), pg_temp.id_of(at, 'wanted', n), candidate_id, null, 'NEW', at from wanted;
  insert into interviews (id, application_id, job_id, company_id, candidate_id, requested_by, interviewer_id, status,
      interview_type, interview_mode, duration_minutes, salary_min, salary_max, respond_by, accepted_at, scheduled_at,
      during, timezone, outcome, created_at, updated_at)
    select pg_temp.id_of(at, 'wanted interview', n), pg_temp.id_of(at, 'wanted', n), job_id, company_id, candidate_id,
           founder_id, founder_id, case when n % 2 = 0 then 'COMPLETED' else 'DECLINED' end, 'HR', 'PHONE_CALL', 45, 1500000,
           2500000, at + interval '3 days', at, at, tstzrange(at, at + interval '45 minutes', '[)'), 'Asia/Kolkata',
           case when n % 2 = 0 then 'REJECT' end, at, at from wanted where n % 5 >= 3;
  insert into saved_jobs (candidate_id, job_id, saved_at) select candidate_id, job_id, at from wanted on conflict do nothing;
  insert into saved_jobs (candidate_id, job_id, saved_at)
    select p.id, t.id, now() - pg_temp.roll(p.n, 42) * interval '100 days' from people p join targets t
      on t.n = p.n * 7 % (select count(*) from targets) where p.n % 2 = 0 on conflict do nothing;
  insert into saved_searches (id, owner_id, kind, place, name, filter, due_at, told_until, created_at)
    select pg_temp.id_of(now(), 'search', p.n), p.id, 'JOBS', 20, 'Of the market', '{"skill": ["React"]}',
           now() + pg_temp.roll(p.n, 43) * interval '1 day' + interval '2 hours', now(), now()
      from people p where p.n % 4 = 1;
  insert into candidate_views (candidate_id, viewer_id, company_id, day)
    select s.candidate_id, s.recruiter_id, s.company_id, s.at::date from busy_sent s on conflict do nothing;
  insert into candidate_views (candidate_id, viewer_id, company_id, day)
    select y.candidate_id, e.founder_id, e.id, current_date - e.n::int % 90 from employers e cross join busy y
    on conflict do nothing`;

/** The demo recruiter's own rows. */
const RECRUITER = `
  insert into saved_candidates (company_id, candidate_id, saved_by, saved_at)
    select company_id, candidate_id, recruiter_id, max(at) from busy_sent where n % 3 = 0 group by 1, 2, 3
    on conflict do nothing;
  insert into saved_candidate_tags (company_id, candidate_id, tag)
    select s.company_id, s.candidate_id, case when hashtext(s.candidate_id::text) % 2 = 0 then 'Phase one' else 'Later' end
      from saved_candidates s join busy y on y.company_id = s.company_id on conflict do nothing;
  insert into recent_candidates (viewer_id, company_id, candidate_id, viewed_at)
    select recruiter_id, company_id, candidate_id, max(moved_at) from busy_sent where n % 40 = 0 group by 1, 2, 3
    on conflict do nothing;
  insert into notifications (id, user_id, kind, title, body, link, read_at, created_at)
    select pg_temp.id_of(s.at, 'busy notice' || k.user_id, s.n), k.user_id, k.kind, k.title, 'It goes on.', k.link,
           case when s.n % 5 > 0 then s.at + interval '2 hours' end, s.at
      from busy_sent s cross join busy y
      cross join lateral (values (y.recruiter_id, 'application.submitted', 'A new application', '/recruiter/applications'),
        (y.candidate_id, 'application.reviewed', 'Your application was read', '/applications')) as k(user_id, kind, title, link)
     where s.n % 2 = 0;
  insert into audit_events (id, actor_id, action, subject_type, subject_id, summary, ip, at)
    select pg_temp.id_of(s.at, 'busy trace' || who, s.n), who, 'user.signed_in', 'user', who, 'Signed in', '203.0.113.7', s.at
      from busy_sent s cross join busy y cross join lateral unnest(array[y.recruiter_id, y.candidate_id]) who
     where s.n % 4 = 0;
  insert into referrals (id, referrer_id, source, status, invited_email, invited_at, sent_at, erase_at)
    select pg_temp.id_of(s.at, 'busy referral' || who, s.n), who, 'INVITATION', 'INVITED', 'friend' || s.n || '@invited.example',
           s.at, s.at, now() + interval '20 days'
      from busy_sent s cross join busy y cross join lateral unnest(array[y.affiliate_id, y.recruiter_id, y.candidate_id]) who
     where s.n % 20 = 0 on conflict do nothing`;

/** The demo accounts to sign in with. */
const ACCOUNTS_OF_THE_DEMO = ['recruiter', 'candidate', 'affiliate'].map((name) => `${name}@medallist.test`);

/**
 * A company, a candidate and a referrer with long lists: a fifth of all candidates have applied to the
 * company.
 */
export async function writeBusiest(client: ClientBase, candidates: number): Promise<void> {
  await runAll(client, ACCOUNTS, ACCOUNTS_OF_THE_DEMO);
  for (const text of [JOBS, APPLICATIONS, INTERVIEWS, OFFERS, MESSAGES, CANDIDATE, RECRUITER]) {
    await runAll(client, text, [candidates]);
  }
}
