import { sql } from 'kysely';
import type { LedgerCheck } from '#contract/invoices/ledger.ts';
import type { Db } from '#server/db/schema/database.ts';

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

/** What the statements of each person come to, and what they should by the rewards and what is owed back. */
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

/** Every sentence names what breaks a rule of payouts, of the years of tax, or of statements. */
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
