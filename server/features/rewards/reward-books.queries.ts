import { sql } from 'kysely';
import type { LedgerCheck } from '#contract/invoices/ledger.ts';
import type { Db } from '#server/db/schema/database.ts';

type RewardSums = LedgerCheck['rewards'];

export async function sumRewards(db: Db): Promise<RewardSums> {
  const { rows } = await sql<RewardSums>`
    select (select coalesce(sum(amount), 0)::bigint from reward_entries where state = 'EARNED') as earned,
      coalesce(sum(amount) filter (where shelf = 'HELD'), 0)::bigint as held,
      coalesce(sum(amount) filter (where shelf = 'PAYABLE'), 0)::bigint as payable,
      coalesce(sum(amount) filter (where shelf = 'IN_PAYOUT'), 0)::bigint as in_payout,
      coalesce(sum(amount) filter (where state = 'PAID'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where state = 'CLAWBACK'), 0)::bigint as taken_back,
      coalesce(sum(amount) filter (where state = 'VOID'), 0)::bigint as void,
      (select coalesce(sum(owed), 0)::bigint from payout_balances) as owed_back,
      (select coalesce(sum(net), 0)::bigint from payout_lines where status = 'PAID') as transferred,
      (select coalesce(sum(withheld), 0)::bigint from payout_lines where status = 'PAID') as withheld,
      (select coalesce(sum(set_off), 0)::bigint from payout_lines where status = 'PAID') as set_off
    from rewards`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('the rewards have no sums');
  return sums;
}

/** The sum that is neither paid nor void according to the entries, to compare with the stored sums. */
export async function sumOpenEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select coalesce(sum(case state when 'EARNED' then amount when 'PAYABLE' then 0 else -abs(amount) end)
      filter (where state <> 'CLAWBACK'), 0)::bigint as open from reward_entries`.execute(db);
  return rows[0]?.open ?? 0;
}

/** One sentence per violation; empty when the books are correct. */
export async function listFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with stepped as (
      select application_id, beneficiary_id,
        count(*) filter (where state = 'EARNED') as earned,
        count(*) filter (where state = 'PAID') as paid,
        min(at) filter (where state = 'PAYABLE') as payable_at,
        min(at) filter (where state = 'PAID') as paid_at,
        bool_or(state = 'VOID') as is_void, bool_or(state = 'CLAWBACK') as is_back
      from reward_entries group by application_id, beneficiary_id
    ), live as (
      select reward_id, count(*) filter (where status in ('DRAFT','SENT')) as under_way,
        count(*) filter (where status = 'PAID') as paid
      from payout_lines group by reward_id
    ), expected as (
      select w.id, w.state as told, case
        when s.is_void then 'VOID' when s.is_back then 'CLAWBACK' when s.paid > 0 then 'PAID'
        when coalesce(l.under_way, 0) > 0 then 'IN_PAYOUT' when s.payable_at is not null then 'PAYABLE'
        else 'EARNED' end as state
      from rewards w join stepped s using (application_id, beneficiary_id) left join live l on l.reward_id = w.id
    ), hired as materialized (
      select w.id, w.application_id, w.beneficiary_id, w.due_at, h.guarantee_ends_at
        from rewards w join hires h using (application_id)
    ), steps as (
      -- What a transfer adds to its year when it is sent, and removes again when it fails. This counts for
      -- later transfers, but never within its own batch.
      select id, beneficiary_id, financial_year, sent_at as at, place, gross - set_off as base, taxable, tds_threshold
        from payout_lines where sent_at is not null
      union all
      select null, beneficiary_id, financial_year, settled_at,
          case when settled_at > sent_at then 0 else (select max(place) from payout_lines o where o.batch_id = l.batch_id) end,
          set_off - gross, -taxable, tds_threshold
        from payout_lines l where status = 'FAILED'
    ), taxed as (
      select id, taxable, greatest(0, least(base, greatest(0, coalesce(sum(base) over before, 0) + base - tds_threshold)
          - coalesce(sum(taxable) over before, 0))) as due
      from steps window before as (partition by beneficiary_id, financial_year order by at, place, id
        rows between unbounded preceding and 1 preceding)
    )
    select 'reward ' || id || ' is ' || told || ' although its steps say ' || state as fault
      from expected where told <> state
    union all
    select 'the entries of ' || s.beneficiary_id || ' for application ' || s.application_id || ' have no reward'
      from stepped s where not exists (select from rewards w
        where w.application_id = s.application_id and w.beneficiary_id = s.beneficiary_id)
    union all
    select 'reward ' || w.id || ' has no entries' from rewards w where not exists (select from stepped s
      where w.application_id = s.application_id and w.beneficiary_id = s.beneficiary_id and s.earned = 1)
    union all
    select 'reward ' || w.id || ' was payable before its 90 days were complete'
      from hired w join stepped s using (application_id, beneficiary_id)
      where least(s.payable_at, s.paid_at) < w.guarantee_ends_at or w.due_at > w.guarantee_ends_at
        or (s.paid > 0 and s.payable_at is null)
    union all
    select 'reward ' || reward_id || ' is paid twice' from live where under_way + paid > 1
    union all
    select 'transfer ' || l.id || ' is paid and its reward is not' from payout_lines l
      where l.status = 'PAID' and not exists (select from reward_entries e where e.payout_line_id = l.id)
    union all
    select 'entry ' || e.id || ' is paid by a transfer that is ' || l.status from reward_entries e
      join payout_lines l on l.id = e.payout_line_id where l.status <> 'PAID' or l.gross <> e.amount
    union all
    select 'reward ' || w.id || ' is ' || lower(w.state) || ' although its hire ended' from rewards w
      join hires h using (application_id)
      where h.status in ('LEFT','DID_NOT_JOIN')
        and (w.state in ('EARNED','PAYABLE','PAID') or w.state = 'IN_PAYOUT' and not w.ends_with_payout)
    union all
    select 'reward ' || w.id || ' is ' || lower(w.state) || ' although its referral was not allowed' from rewards w
      join referrals r on r.id = w.referral_id
      where r.flags <> '{}' and r.review is distinct from 'ALLOWED' and w.state in ('PAYABLE','IN_PAYOUT','PAID')
    union all
    select 'payout ' || b.number || ' does not add up' from payout_batches b left join lateral (
        select count(*) as lines, count(*) filter (where status in ('DRAFT','SENT')) as open_lines,
          coalesce(sum(gross), 0) as gross, coalesce(sum(set_off), 0) as set_off,
          coalesce(sum(withheld), 0) as withheld, coalesce(sum(net), 0) as net
        from payout_lines where batch_id = b.id and status <> 'REMOVED') l on true
      where (b.lines, b.open_lines, b.gross, b.set_off, b.withheld, b.net) is distinct from
        (l.lines, l.open_lines, l.gross, l.set_off, l.withheld, l.net)
    union all
    select 'what ' || u.id || ' owes back does not add up' from users u
      left join payout_balances b on b.beneficiary_id = u.id
      left join (select beneficiary_id, -sum(amount) as clawed_back from reward_entries where state = 'CLAWBACK'
        group by beneficiary_id) c on c.beneficiary_id = u.id
      left join (select beneficiary_id, sum(set_off) as set_off from payout_lines where status in ('SENT','PAID')
        group by beneficiary_id) s on s.beneficiary_id = u.id
      where (b.beneficiary_id is not null or c.beneficiary_id is not null or s.set_off > 0)
        and (coalesce(b.clawed_back, 0), coalesce(b.set_off, 0))
          is distinct from (coalesce(c.clawed_back, 0), coalesce(s.set_off, 0))
    union all
    select 'of transfer ' || id || ' the wrong tax was withheld' from taxed where id is not null and taxable <> due
    order by 1`.execute(db);
  return rows.map(({ fault }) => fault);
}

function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('the payouts have no sums');
  return row;
}

export async function sumPayouts(db: Db): Promise<LedgerCheck['payouts']> {
  const { rows } = await sql<LedgerCheck['payouts']>`
    select (select count(*) from payout_batches) as batches,
      count(*) filter (where status <> 'REMOVED') as transfers,
      coalesce(sum(net) filter (where status = 'DRAFT'), 0)::bigint as drafted,
      coalesce(sum(net) filter (where status = 'SENT'), 0)::bigint as on_their_way,
      coalesce(sum(net) filter (where status = 'PAID'), 0)::bigint as arrived,
      coalesce(sum(net) filter (where status = 'FAILED'), 0)::bigint as came_back
    from payout_lines`.execute(db);
  return only(rows);
}

export async function sumTaxes(db: Db): Promise<LedgerCheck['taxes']> {
  const { rows } = await sql<LedgerCheck['taxes'][number]>`
    select financial_year, sum(gross - set_off)::bigint as paid, sum(taxable)::bigint as taxable,
      sum(withheld)::bigint as withheld
    from payout_lines where status = 'PAID' group by financial_year order by financial_year`.execute(db);
  return rows;
}

/** The sums of each person's statements, and what they should be according to the rewards and debts. */
const STATED = sql`
  stated as (
    select e.beneficiary_id, count(distinct e.financial_year) as statements,
      sum(case e.state when 'EARNED' then e.amount when 'VOID' then -e.amount when 'PAID' then l.set_off - e.amount
        when 'CLAWBACK' then e.amount else 0 end)::bigint as closing
    from reward_entries e left join payout_lines l on l.id = e.payout_line_id group by e.beneficiary_id
  ), standing as (
    select s.beneficiary_id, s.statements, s.closing, coalesce(w.open, 0)::bigint as open,
      coalesce(b.owed, 0) + coalesce(l.set_off, 0)::bigint as owed_back
    from stated s
    left join (select beneficiary_id, sum(amount) as open from rewards
      where state in ('EARNED','PAYABLE','IN_PAYOUT') group by beneficiary_id) w using (beneficiary_id)
    left join payout_balances b using (beneficiary_id)
    left join (select beneficiary_id, sum(set_off) as set_off from payout_lines
      where status = 'SENT' group by beneficiary_id) l using (beneficiary_id)
  )`;

export async function sumStatements(db: Db): Promise<LedgerCheck['statements']> {
  const { rows } = await sql<LedgerCheck['statements']>`
    with ${STATED}
    select count(*) as people, coalesce(sum(statements), 0)::bigint as statements,
      coalesce(sum(open), 0)::bigint as owed, coalesce(sum(owed_back), 0)::bigint as owed_back
    from standing`.execute(db);
  return only(rows);
}

/** One sentence per violation of the rules for payouts, tax years or statements. */
export async function listPayoutFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with ${STATED}
    select 'payout ' || b.number || ' is ' || lower(b.status) || ' although a transfer of it is ' || lower(l.status)
        as fault
      from payout_batches b join payout_lines l on l.batch_id = b.id
      where l.status <> 'REMOVED' and not (case b.status when 'DRAFT' then l.status = 'DRAFT'
        when 'SENT' then l.status in ('SENT','PAID','FAILED') when 'SETTLED' then l.status in ('PAID','FAILED')
        else false end)
    union all
    select 'transfer ' || l.id || ' is of another amount or person than its reward' from payout_lines l
      join rewards w on w.id = l.reward_id
      where (l.gross, l.beneficiary_id) is distinct from (w.amount, w.beneficiary_id)
    union all
    select 'transfer ' || id || ' counts for another year than it was sent in' from payout_lines
      where sent_at is not null and financial_year <> financial_year_of(sent_at)
    union all
    select 'entry ' || e.id || ' is in the statement of another year' from reward_entries e
      left join payout_lines l on l.id = e.payout_line_id
      where e.financial_year <> coalesce(l.financial_year, financial_year_of(e.at))
    union all
    select 'the statements of ' || beneficiary_id || ' do not come to what is owed' from standing
      where closing <> open - owed_back
    order by 1`.execute(db);
  return rows.map(({ fault }) => fault);
}
