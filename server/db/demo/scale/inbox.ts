/** Work and records for admins: mails, forms of the public pages, reports, degree proofs, audit events. */
export const MAILS = `
  insert into mails (id, message_id, kind, to_address, subject, text_body, html_body, due_at, sent_at, attempts, last_error,
      created_at, user_id, give_up_at, failed_at)
    select m.id, '<' || m.id || '@medallist>', s.kind, u.email, s.subject, repeat('An application of yours was read. ', 8),
           repeat('<p>An application of yours was read.</p>', 20),
           case when m.turn = 1 then now() + interval '1 day' + m.n % 500 * interval '1 minute' else at end,
           case when m.turn > 1 then at + interval '20 seconds' end, case when m.turn = 0 then 29 else 1 end,
           case when m.turn = 0 then '550 5.1.1 User unknown' end, at, p.id,
           case when m.turn = 1 then now() + interval '3 days' else at + interval '1 day' end,
           case when m.turn = 0 then at + interval '1 day' end
      from (select n, n % 100 as turn, floor(pg_temp.roll(n, 20) * $2::bigint)::bigint as person, at,
              pg_temp.id_of(at, 'mail', n) as id
              from (select n, now() - pg_temp.roll(n, 21) * interval '29 days' - interval '1 hour' as at
                      from generate_series(0, 2 * $1::bigint - 1) n) m) m
      join people p on p.n = m.person join users u on u.id = p.id
      join (values (0, 'Your application was read', 'APPLICATION'), (1, 'An interview was requested', 'INTERVIEW'),
        (2, 'You have a new message', 'MESSAGE'))
        as s (place, subject, kind) on s.place = m.n % 3`;

export const VISITORS = `
  insert into analytics_events (id, event, path, created_at)
    select pg_temp.id_of(at, 'visit', n), 'page_view', '/', at
      from (select n, now() - pg_temp.roll(n, 25) * interval '700 days' as at
              from generate_series(0, 3 * $1::bigint - 1) n) v;
  insert into waitlist_entries (id, list, name, email, phone, college, experience, company, created_at, invited_at)
    select pg_temp.id_of(at, 'waiting', n), case when n % 4 = 0 then 'RECRUITER' else 'JOBSEEKER' end, name,
           'visitor' || n || '@visitors.example', lpad((7000000000 + n)::text, 10, '0'),
           case when n % 4 > 0 then 'IIT Bombay' end, case when n % 4 > 0 then '3 to 5 years' end,
           case when n % 4 = 0 then 'Company ' || n end, at, case when n % 3 = 0 then at + interval '2 days' end
      from (select w.n, w.at, u.first_name || coalesce(' ' || u.last_name, '') as name
              from (select n, now() - pg_temp.roll(n, 22) * interval '400 days' as at
                      from generate_series(0, $1::bigint / 20 - 1) n) w
              join people p on p.n = w.n join users u on u.id = p.id) v;
  insert into quick_messages (id, sender_name, sender_email, message, repetition, created_at, answered_at)
    select pg_temp.id_of(at, 'question', n), name, 'asker' || n || '@visitors.example', 'When will there be jobs in city ' || n % 90,
           tstzrange(at, at + interval '1 day', '[)'), at, case when n % 3 > 0 then at + interval '1 day' end
      from (select w.n, w.at, u.first_name || coalesce(' ' || u.last_name, '') as name
              from (select n, now() - pg_temp.roll(n, 23) * interval '400 days' as at
                      from generate_series(0, $1::bigint / 20 - 1) n) w
              join people p on p.n = w.n join users u on u.id = p.id) v`;

/** About jobs, companies and people; a quarter is pending. */
export const REPORTS = `
  insert into reports (id, kind, job_id, company_id, person_id, reporter_id, cause, text, created_at, outcome,
      outcome_reason, decided_at)
    select pg_temp.id_of(s.at, 'report', s.n), case s.n % 3 when 0 then 'JOB' when 1 then 'COMPANY' else 'PERSON' end,
           case when s.n % 3 = 0 then s.job_id end, case when s.n % 3 = 1 then s.company_id end,
           case when s.n % 3 = 2 then s.candidate_id end, case when s.n % 3 = 2 then s.founder_id else s.candidate_id end,
           (array['MONEY', 'UNTRUE', 'OFFENSIVE', 'IMPOSTOR', 'SPAM'])[1 + s.n % 5], 'They ask for money.', s.at,
           case when s.n % 16 >= 4 then (case when s.n % 5 = 0 then 'ACTED' else 'DISMISSED' end) end,
           case when s.n % 16 >= 4 then 'Read both sides.' end, case when s.n % 16 >= 4 then s.at + interval '2 days' end
      from sent s where s.n % 40 = s.n / 40 % 40`;

/** A quarter of the proofs is pending, and half of the contested no-shows. */
export const PROOFS = `
  insert into degree_verifications (id, candidate_id, education_id, method, status, university_name, education_degree,
      field_of_study, start_year, end_year, reason, decided_at, created_at)
    select pg_temp.id_of(at, 'proof', n), candidate_id, id, 'DOCUMENT', status, university_name, education_degree,
           coalesce(field_of_study, 'Physics'), coalesce(start_year, end_year - 4), end_year,
           case when status = 'REJECTED' then 'The name on it is another.' end,
           case when status <> 'PENDING' then at + interval '1 day' end, at
      from (select distinct on (p.n) p.n, e.*, now() - pg_temp.roll(p.n, 24) * interval '200 days' as at,
              (array['PENDING', 'VERIFIED', 'VERIFIED', 'REJECTED'])[1 + p.n / 20 % 4] as status
              from people p join candidate_educations e on e.candidate_id = p.id
             where p.n % 20 = 0 and e.end_year is not null
               and not exists (select from degree_verifications v where v.education_id = e.id)
             order by p.n, e.position) d;
  update interviews i set no_show_side = 'CANDIDATE', no_show_at = i.updated_at, contested_at = i.updated_at + interval '1 hour',
      contest_reason = 'I waited for half an hour.',
      contest_settled_at = case when s.n / 16 % 2 = 0 then i.updated_at + interval '2 days' end
    from sent s where i.application_id = s.id and s.interview = 'NO_SHOW' and s.n % 16 = 0`;

/** Actions of people, and actions of admins about them. */
export const AUDIT = `
  insert into audit_events (id, actor_id, action, subject_type, subject_id, summary, before, after, ip, at)
    select pg_temp.id_of(at, 'audit', d.n), case when d.n % 3 = 2 then d.admin else p.id end, a.action, 'user', p.id,
           a.summary, a.before::jsonb, a.after::jsonb, '203.0.113.7', at
      from (select n, now() - pg_temp.roll(n, 10) * interval '200 days' as at,
              floor(pg_temp.roll(n, 11) * $2::bigint)::bigint as person,
              (select id from users where user_type = 'SUPER_ADMIN' order by id limit 1) as admin
              from generate_series(0, $1::bigint - 1) n) d
      join people p on p.n = d.person
      join (values (0, 'user.signed_in', 'Signed in', null, null), (1, 'user.signed_out', 'Signed out', null, null),
        (2, 'user.password_changed', 'Changed the password', null, null), (3, 'user.renamed', 'Changed the name', null, null),
        (4, 'user.suspended', 'Suspended for 30 days', '{"status":"ACTIVE"}', '{"status":"SUSPENDED"}'),
        (5, 'user.activated', 'Activated', '{"status":"SUSPENDED"}', '{"status":"ACTIVE"}'))
        as a(place, action, summary, before, after)
        on a.place = case when d.n % 3 = 2 then 4 + d.n / 3 % 2 when d.n % 10 < 6 then 0 else d.n % 4 end`;
