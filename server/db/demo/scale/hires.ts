/** Results of successful applications: offers, hires in every state, and invoices of the confirmed ones. */
export const OFFERS = `
  create temp table hired as
    select s.person as k, s.id as application_id, s.job_id, s.company_id, s.founder_id, s.candidate_id, s.at,
           u.first_name || coalesce(' ' || u.last_name, '') as candidate_name, c.name as company_name, j.title as job_title,
           1000000 + floor(pg_temp.roll(s.n, 12) * 60)::bigint * 50000 as salary,
           (s.at + interval '7 days')::date as offered_on, (s.at + interval '20 days')::date as joined_on, s.offered as state
      from sent s join users u on u.id = s.candidate_id join companies c on c.id = s.company_id join jobs j on j.id = s.job_id
     where s.offered is not null;
  update hired set offered_on = current_date - (k % 3)::int, joined_on = current_date + 30 where state = 'EXTENDED';
  insert into offers (id, application_id, job_id, company_id, candidate_id, version, status, annual_salary, variable_pay,
      joining_date, extended_on, expires_on, expires_at, candidate_name, company_name, job_title, extended_by,
      extended_by_name, extended_at, accepted_name, closed_at)
    select pg_temp.id_of(at, 'offer', k), application_id, job_id, company_id, candidate_id, 1,
           case when state in ('EXTENDED', 'DECLINED', 'EXPIRED') then state else 'ACCEPTED' end, salary, 0, joined_on,
           offered_on, offered_on + 10, (offered_on + 11)::timestamp at time zone 'Asia/Kolkata', candidate_name,
           company_name, job_title, founder_id, 'Talent Of ' || company_name, offered_on + interval '1 hour',
           case when state not in ('EXTENDED', 'DECLINED', 'EXPIRED') then candidate_name end,
           case when state <> 'EXTENDED' then offered_on + interval '3 days' end
      from hired;
  insert into offer_events (id, offer_id, actor_id, action, from_status, to_status, at)
    select pg_temp.id_of(at, 'offered', k), pg_temp.id_of(at, 'offer', k), founder_id, 'EXTEND', null, 'EXTENDED',
           offered_on + interval '1 hour' from hired;
  delete from hired where state in ('EXTENDED', 'DECLINED', 'EXPIRED')`;

export const HIRES = `
  alter table hired add column id uuid, add column confirmed_at timestamptz, add column ends_at timestamptz;
  update hired set id = pg_temp.id_of(at, 'hire', k),
    confirmed_at = case when state in ('CONFIRMED', 'LEAVING', 'LEFT', 'DID_NOT_JOIN') then joined_on + interval '3 days' end,
    ends_at = (joined_on + 91)::timestamp at time zone 'Asia/Kolkata';
  insert into hires (id, application_id, offer_id, job_id, company_id, candidate_id, status, joined_on, annual_salary,
      candidate_name, company_name, job_title, recorded_by, recorded_at, confirm_by, confirmed_at, guarantee_ends_at,
      retained_at, left_on, leave_cause, reported_by, dispute_of, dispute_reason, disputed_at)
    select id, application_id, pg_temp.id_of(at, 'offer', k), job_id, company_id, candidate_id, state, joined_on, salary,
           candidate_name, company_name, job_title, founder_id, joined_on + interval '1 day',
           case when state in ('RECORDED', 'LEAVING', 'ABSENT') then now() + interval '1 day' + k % 100 * interval '1 hour' end,
           confirmed_at, ends_at,
           case when state = 'CONFIRMED' and ends_at < now() - interval '1 day' then ends_at + interval '1 minute' end,
           case when state in ('LEAVING', 'LEFT') then joined_on + 40 end,
           case when state in ('LEAVING', 'LEFT') then 'RESIGNED' end,
           case when state in ('LEAVING', 'LEFT') then 'RECRUITER' end,
           case when state = 'DISPUTED' then 'JOINING' end,
           case when state = 'DISPUTED' then 'Nobody has seen me there.' end,
           case when state = 'DISPUTED' then joined_on + interval '4 days' end
      from hired;
  insert into hire_events (id, hire_id, actor_id, action, from_status, to_status, at)
    select pg_temp.id_of(at, 'recorded', k), id, founder_id, 'RECORD', null, 'RECORDED', joined_on + interval '1 day' from hired`;

/**
 * Numbered within their financial years; of ten, seven are paid in full, one in part, one is unpaid and one
 * is corrected.
 */
export const INVOICES = `
  create temp table billed as
    select h.*, financial_year_of(h.confirmed_at) as year, pg_temp.id_of(h.at, 'invoice', h.k) as invoice_id,
           (h.confirmed_at at time zone 'Asia/Kolkata')::date as issued_on, round(h.salary * 8.33 / 100)::bigint as fee,
           h.k / 30 % 10 as turn
      from hired h where h.confirmed_at is not null;
  alter table billed add column sequence int, add column tax bigint, add column total bigint, add column percent int,
    add column cause text, add column withheld bigint default 0, add column received bigint default 0,
    add column credited_fee bigint default 0, add column credited bigint default 0, add column refunded bigint default 0;
  update billed b set sequence = o.place + coalesce((select c.last_sequence from document_counters c
        where c.series = 'MDL' and c.financial_year = b.year), 0), tax = round(b.fee * 0.18)::bigint
    from (select k, row_number() over (partition by year order by confirmed_at, k) as place from billed) o where o.k = b.k;
  update billed set total = fee + tax,
    cause = case when state in ('LEFT', 'DID_NOT_JOIN') then state when state = 'CONFIRMED' and turn = 9 then 'CORRECTION' end;
  update billed set percent = case cause when 'LEFT' then 50 when 'DID_NOT_JOIN' then 100 when 'CORRECTION' then 100 end,
    withheld = case when turn < 7 and issued_on < current_date - 5 then fee / 10 else 0 end,
    received = case when turn < 7 and issued_on < current_date - 5 then fee + tax - fee / 10
      when turn = 7 and issued_on < current_date - 5 and cause is null then fee / 2 else 0 end;
  update billed set credited_fee = fee * percent / 100, credited = fee * percent / 100 + tax * percent / 100 where cause is not null;
  update billed set refunded = case when k % 3 = 0 then greatest(credited + received + withheld - total, 0) else 0 end;
  insert into invoices (id, hire_id, company_id, financial_year, sequence, number, issued_on, issued_at, due_on,
      candidate_name, job_title, joined_on, first_year_salary, fee_percent, supplier, customer, place_of_supply, fee, cgst,
      sgst, igst, total)
    select invoice_id, id, company_id, year, sequence, 'MDL/' || year || '/' || lpad(sequence::text, 6, '0'), issued_on,
           confirmed_at, issued_on + 15, candidate_name, job_title, joined_on, salary, 8.33, m.supplier,
           m.customer || jsonb_build_object('name', company_name), '27', fee, 0, 0, tax, total
      from billed, (select supplier, customer from invoices order by id limit 1) m;
  insert into credit_notes (id, invoice_id, financial_year, sequence, number, issued_on, issued_at, cause, percent, fee,
      cgst, sgst, igst, total, reason, issued_by)
    select pg_temp.id_of(confirmed_at, 'credit', k), invoice_id, noted, place,
           'MDC/' || noted || '/' || lpad(place::text, 6, '0'), (noted_at at time zone 'Asia/Kolkata')::date, noted_at, cause,
           percent, credited_fee, 0, 0, credited - credited_fee, credited,
           case when cause = 'CORRECTION' then 'Issued to another company of the group.' end,
           case when cause = 'CORRECTION' then founder_id end
      from (select n.*, row_number() over (partition by noted order by noted_at, k) + coalesce((select c.last_sequence
              from document_counters c where c.series = 'MDC' and c.financial_year = noted), 0) as place
              from (select b.*, confirmed_at + interval '4 days' as noted_at,
                financial_year_of(confirmed_at + interval '4 days') as noted from billed b where cause is not null) n) n;
  insert into document_counters (series, financial_year, last_sequence)
    select 'MDL', financial_year, max(sequence) from invoices group by 2
    union all select 'MDC', financial_year, max(sequence) from credit_notes group by 2
    on conflict (series, financial_year) do update set last_sequence = excluded.last_sequence;
  insert into payments (id, invoice_id, paid_on, received, withheld, reference, recorded_by, recorded_at)
    select pg_temp.id_of(confirmed_at, 'payment', k), invoice_id, issued_on + 3, received, withheld, 'UTR ' || 100000000 + k,
           founder_id, confirmed_at + interval '3 days'
      from billed where received > 0;
  insert into refunds (id, invoice_id, refunded_on, amount, reference, recorded_by, recorded_at)
    select pg_temp.id_of(confirmed_at, 'refund', k), invoice_id, issued_on + 5, refunded, 'NEFT ' || 200000000 + k, founder_id,
           confirmed_at + interval '5 days'
      from billed where refunded > 0;
  insert into invoice_balances (invoice_id, total, credited, received, withheld, refunded, overdue_from, overdue_at)
    select invoice_id, total, credited, received, withheld, refunded, late,
           case when late < now() and total > credited + received + withheld then late end
      from (select b.*, (issued_on + 16)::timestamp at time zone 'Asia/Kolkata' as late from billed b) b`;
