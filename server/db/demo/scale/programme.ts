/** Referrers: affiliates and some candidates; the first ones refer far more than the others. */
export const REFERRERS = `
  insert into users (id, email, password_hash, user_type, first_name, last_name, email_verified_at, created_at, updated_at)
    select pg_temp.id_of(at, 'affiliate', n), 'affiliate' || n || '@letters.example', $2::text, 'AFFILIATE', 'Writer',
           'Number ' || n, at, at, at
      from (select n, now() - pg_temp.roll(n, 13) * interval '600 days' - interval '100 days' as at
              from generate_series(0, $1::bigint / 50 - 1) n) a;
  insert into affiliates (user_id, website, experience, marketing_channels, status, reason, decided_at, created_at)
    select id, 'https://letters' || n || '.example', 'A weekly letter on salaries.', '{Blog/Website}', status,
           case when status = 'REJECTED' then 'The letter has no readers.' end,
           case when status <> 'PENDING' then created_at + interval '2 days' end, created_at
      from (select u.id, u.created_at, substr(u.email::text, 10, strpos(u.email::text, '@') - 10)::bigint as n
              from users u where u.email::text like 'affiliate%@letters.example') a
      cross join lateral (select case when n % 10 < 7 then 'APPROVED' when n % 10 < 9 then 'PENDING' else 'REJECTED' end as status) s;
  create temp table referrers as
    select row_number() over (order by kind, id) - 1 as n, id, created_at from (
      select 0 as kind, user_id as id, created_at from affiliates where status = 'APPROVED'
      union all select 1, id, created_at from people where n >= $1::bigint / 2 and n % 10 = 0) r
     where not exists (select from referral_codes c where c.owner_id = r.id);
  create unique index on referrers (n);
  analyze referrers;
  insert into referral_codes (owner_id, code, created_at)
    select id, 'SCALE' || n, created_at from referrers`;

/**
 * The number of a referrer, computed from the row alone: a join on an expression of both sides would compare
 * every pair.
 */
const referrerOf = (n: string, seed: number) =>
  `floor(pg_temp.roll(${n}, ${seed}) ^ 3 * (select count(*) from referrers))::bigint`;

/** Half of them have signed up: candidates, and founders of companies. One in fifty is flagged. */
export const REFERRALS = `
  create temp table referred as
    select d.*, r.id as referrer_id, pg_temp.id_of(d.at, 'referral', d.n) as id, h.application_id, h.confirmed_at,
           case when d.n % 50 = 7 then (array['DEVICE', 'PHONE', 'BURST'])[1 + d.n / 50 % 3] end as flag,
           case when d.n % 50 = 7 and d.n / 50 % 4 > 0 then (array['ALLOWED', 'REFUSED'])[1 + d.n / 50 % 2] end as review
      from (
        select p.n, p.id as user_id, 'JOBSEEKER' as kind, p.created_at as at from people p where p.n < $1::bigint / 2
         union all
        select $1::bigint + f.n, f.founder_id, 'RECRUITER', f.at from firms f) d
      join referrers r on r.n = ${referrerOf('d.n', 14)}
      left join hired h on h.candidate_id = d.user_id and h.confirmed_at is not null
     where not exists (select from referrals k where k.referred_user_id = d.user_id);
  insert into referrals (id, referrer_id, source, status, invited_at, referred_user_id, referred_kind, signed_up_at,
      approved_at, hired_at, application_id, flags, review, review_reason, reviewed_at)
    select id, referrer_id, case when n % 3 = 0 then 'INVITATION' else 'LINK' end,
           case when application_id is not null then 'HIRED' when n % 3 = 1 then 'SIGNUP' else 'APPROVED' end, at, user_id,
           kind, at, case when n % 3 <> 1 then at + interval '2 days' end, confirmed_at, application_id,
           case when flag is null then '{}' else array[flag] end, review,
           case when review is not null then 'Looked at both accounts.' end,
           case when review is not null then at + interval '3 days' end
      from referred;
  insert into sign_up_devices (user_id, device_hash)
    select user_id, md5('device' || case when flag = 'DEVICE' then n / 500 else n end) from referred on conflict do nothing;
  insert into referrals (id, referrer_id, source, status, invited_email, invited_at, sent_at, erase_at)
    select pg_temp.id_of(i.at, 'invitation', i.n), r.id, 'INVITATION', 'INVITED', 'friend' || i.n || '@guests.example', i.at,
           i.at, now() + interval '10 days' + pg_temp.roll(i.n, 15) * interval '80 days'
      from (select n, now() - pg_temp.roll(n, 16) * interval '90 days' as at from generate_series(0, $1::bigint / 2 - 1) n) i
      join referrers r on r.n = ${referrerOf('i.n', 17)};
  insert into referral_clicks (owner_id, device_hash, day, path, at)
    select r.id, md5('click' || c.n), c.at::date, '/candidate/signup', c.at
      from (select n, now() - pg_temp.roll(n, 18) * interval '120 days' as at from generate_series(0, $1::bigint - 1) n) c
      join referrers r on r.n = ${referrerOf('c.n', 19)}`;

/**
 * Two per confirmed hire, for the referrers of both sides, from earned to paid, with their transfers: too
 * little for any tax.
 */
export const REWARDS = `
  create temp table earned as
    select o.*, pg_temp.id_of(o.confirmed_at, 'reward', o.k * 2 + o.side) as id,
           case when o.state in ('LEFT', 'DID_NOT_JOIN') or o.review = 'REFUSED' then 'VOID'
             when o.state <> 'CONFIRMED' or o.ends_at > now() - interval '15 days'
               or o.flag is not null and o.review is null then 'EARNED'
             when o.turn < 3 then 'PAYABLE' when o.turn = 3 then 'IN_PAYOUT' else 'PAID' end as standing
      from (
        select h.k, h.state, h.application_id, h.confirmed_at, h.ends_at, 0 as side, r.id as referral_id, r.referrer_id,
               10000 as amount, h.k / 30 % 20 as turn, r.flag, r.review
          from hired h join referred r on r.user_id = h.candidate_id where h.confirmed_at is not null
         union all
        select h.k, h.state, h.application_id, h.confirmed_at, h.ends_at, 1, r.id, r.referrer_id, 20000,
               (h.k / 30 + 7) % 20, r.flag, r.review
          from hired h join referred r on r.user_id = h.founder_id
          join referred other on other.user_id = h.candidate_id and other.referrer_id <> r.referrer_id
         where h.confirmed_at is not null) o;
  create temp table transfers as
    select e.id as reward_id, e.referrer_id, e.amount, e.standing, pg_temp.id_of(e.ends_at, 'transfer', e.k * 2 + e.side) as id,
           e.ends_at + interval '3 days' as sent_at,
           e.standing || (row_number() over (partition by e.standing order by e.ends_at, e.id) - 1) / 100 as batch
      from earned e where e.standing in ('PAID', 'IN_PAYOUT');
  create temp table batches as
    select batch, min(standing) as standing, pg_temp.id_of(max(sent_at), batch, 0) as id, max(sent_at) as at,
           case when min(standing) = 'PAID' then 'SETTLED' when max(hashtext(batch)) % 2 = 0 then 'SENT' else 'DRAFT' end as status
      from transfers group by batch;
  insert into rewards (id, referral_id, beneficiary_id, application_id, amount, state, earned_at, due_at, payable_at,
      paid_at, ended_at, hold_reason, held_at)
    select id, referral_id, referrer_id, application_id, amount, standing, confirmed_at, ends_at,
           case when standing in ('PAYABLE', 'IN_PAYOUT', 'PAID') then ends_at + interval '1 hour' end,
           case when standing = 'PAID' then ends_at + interval '10 days' end,
           case when standing = 'VOID' then confirmed_at + interval '9 days' end,
           case when standing = 'PAYABLE' and turn = 2 then 'The referrer and the hired person share an address.' end,
           case when standing = 'PAYABLE' and turn = 2 then ends_at + interval '1 day' end
      from earned;
  insert into payout_batches (id, status, created_at, sent_at, settled_at, lines, open_lines, paid_lines, gross, net)
    select b.id, b.status, b.at, case when b.status <> 'DRAFT' then b.at + interval '1 hour' end,
           case when b.status = 'SETTLED' then b.at + interval '7 days' end, t.lines,
           case when b.status = 'SETTLED' then 0 else t.lines end, case when b.status = 'SETTLED' then t.lines else 0 end,
           t.gross, t.gross
      from batches b join (select batch, count(*) as lines, sum(amount) as gross from transfers group by batch) t using (batch)
     order by b.at, b.id;
  insert into payout_lines (id, batch_id, reward_id, beneficiary_id, status, gross, set_off, taxable, withheld, tds_threshold,
      tds_percent, financial_year, sent_at, account, reference, paid_on, settled_at)
    select t.id, b.id, t.reward_id, t.referrer_id, case b.status when 'SETTLED' then 'PAID' else b.status end, t.amount, 0,
           0, 0, 100000000, 2.00,
           case when b.status <> 'DRAFT' then financial_year_of(b.at + interval '1 hour') end,
           case when b.status <> 'DRAFT' then b.at + interval '1 hour' end, '•••• 7812',
           case when b.status = 'SETTLED' then 'NEFT ' || right(t.id::text, 8) end,
           case when b.status = 'SETTLED' then (b.at + interval '7 days')::date end,
           case when b.status = 'SETTLED' then b.at + interval '7 days' end
      from transfers t join batches b using (batch) order by b.at, t.sent_at, t.id;
  insert into reward_entries (id, referral_id, beneficiary_id, application_id, state, amount, at, financial_year, payout_line_id)
    select pg_temp.id_of(s.at, s.state || e.side, e.k), e.referral_id, e.referrer_id, e.application_id, s.state, e.amount, s.at,
           coalesce(l.financial_year, financial_year_of(s.at)), l.id
      from earned e
      join lateral (values ('EARNED', e.confirmed_at, true),
        ('PAYABLE', e.ends_at + interval '1 hour', e.standing in ('PAYABLE', 'IN_PAYOUT', 'PAID')),
        ('PAID', e.ends_at + interval '10 days', e.standing = 'PAID'),
        ('VOID', e.confirmed_at + interval '9 days', e.standing = 'VOID')) as s (state, at, is_so) on s.is_so
      left join payout_lines l on l.reward_id = e.id and s.state = 'PAID'`;
