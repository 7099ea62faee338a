import { sql } from 'kysely';
import type { LedgerCheck } from '#contract/invoices/ledger.ts';
import type { Db } from '#server/db/schema/database.ts';

export async function sumBooks(db: Db): Promise<LedgerCheck['figures']> {
  const { rows } = await sql<LedgerCheck['figures']>`
    select count(*) as invoices, coalesce(sum(total), 0)::bigint as invoiced,
      (select coalesce(sum(total), 0)::bigint from credit_notes) as credited,
      (select coalesce(sum(received), 0)::bigint from payments) as received,
      (select coalesce(sum(withheld), 0)::bigint from payments) as withheld,
      (select coalesce(sum(amount), 0)::bigint from refunds) as refunded,
      (select coalesce(sum(outstanding), 0)::bigint from invoice_balances) as outstanding,
      (select coalesce(sum(refund_due), 0)::bigint from invoice_balances) as refund_due,
      (select coalesce(sum(amount), 0)::bigint from reward_entries where state = 'EARNED') as rewards
    from invoices`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('the books have no sums');
  return figures;
}

/** One sentence per violation; empty when the books are correct. */
export async function listFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with issued as (
      select 'MDL' as series, financial_year, sequence from invoices
      union all select 'MDC', financial_year, sequence from credit_notes
    ), years as (
      select series, financial_year, max(last) as last from (
        select series, financial_year, last_sequence as last from document_counters
        union all select series, financial_year, sequence from issued
      ) known group by series, financial_year
    ), counted as (
      select i.id, i.number, i.total, i.hire_id, coalesce(n.credited, 0)::bigint as credited,
        coalesce(p.received, 0)::bigint as received, coalesce(p.withheld, 0)::bigint as withheld,
        coalesce(r.refunded, 0)::bigint as refunded
      from invoices i
      left join (select invoice_id, sum(total) as credited from credit_notes group by invoice_id) n
        on n.invoice_id = i.id
      left join (select invoice_id, sum(received) as received, sum(withheld) as withheld from payments
        group by invoice_id) p on p.invoice_id = i.id
      left join (select invoice_id, sum(amount) as refunded from refunds group by invoice_id) r on r.invoice_id = i.id
    )
    select series || '/' || financial_year || '/' || lpad(place::text, 6, '0') || ' is missing' as fault
      from years, generate_series(1, last) as place
      where not exists (select 1 from issued where issued.series = years.series
        and issued.financial_year = years.financial_year and issued.sequence = place)
    union all
    select series || ' ' || financial_year || ' counts to another number than was issued' from years
      where last is distinct from (select last_sequence from document_counters c
        where c.series = years.series and c.financial_year = years.financial_year)
    union all
    select number || ' does not balance' from counted left join invoice_balances b on b.invoice_id = counted.id
      where (b.total, b.credited, b.received, b.withheld, b.outstanding - b.refund_due) is distinct from
        (counted.total, counted.credited, counted.received, counted.withheld,
          counted.total - counted.credited - counted.received - counted.withheld + counted.refunded)
    union all
    select number || ' is credited by more than its total' from counted where credited > total
    union all
    select 'hire ' || h.id || ' is confirmed and has no invoice' from hires h
      where h.confirmed_at is not null and not exists (select 1 from invoices i where i.hire_id = h.id)
    union all
    select i.number || ' belongs to a hire that was never confirmed' from invoices i
      join hires h on h.id = i.hire_id where h.confirmed_at is null
    union all
    select i.number || ' is not credited although the hire ended' from counted i join hires h on h.id = i.hire_id
      where h.status in ('LEFT','DID_NOT_JOIN') and i.credited < i.total
        and not exists (select 1 from credit_notes n where n.invoice_id = i.id and n.cause = h.status)
    union all
    select n.number || ' credits a hire that did not end' from credit_notes n
      join invoices i on i.id = n.invoice_id join hires h on h.id = i.hire_id
      where n.cause <> 'CORRECTION' and h.status not in ('LEFT','DID_NOT_JOIN')
    union all
    select 'the reward of ' || beneficiary_id || ' for application ' || application_id || ' is not earned once'
      from reward_entries group by application_id, beneficiary_id
      having count(*) filter (where state = 'EARNED') <> 1
    union all
    select 'the reward of ' || e.beneficiary_id || ' for application ' || e.application_id || ' changed its amount'
      from reward_entries e join reward_entries s using (application_id, beneficiary_id)
      where e.state = 'EARNED' and abs(s.amount) <> e.amount
    order by 1`.execute(db);
  return rows.map(({ fault }) => fault);
}

/** The faults of payments and refunds; empty when they are correct. */
export async function listMoneyFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with sums as (
      select i.number, i.total, b.refunded as kept, coalesce(n.credited, 0)::bigint as credited,
        coalesce(p.paid, 0)::bigint as paid, coalesce(r.refunded, 0)::bigint as refunded
      from invoices i left join invoice_balances b on b.invoice_id = i.id
      left join (select invoice_id, sum(total) as credited from credit_notes group by invoice_id) n
        on n.invoice_id = i.id
      left join (select invoice_id, sum(received + withheld) as paid from payments group by invoice_id) p
        on p.invoice_id = i.id
      left join (select invoice_id, sum(amount) as refunded from refunds group by invoice_id) r on r.invoice_id = i.id
    )
    select number || ' is paid by more than its total' as fault from sums where paid > total
    union all
    select number || ' is refunded by more than is due' from sums
      where refunded > greatest(credited + paid - total, 0)
    union all
    select number || ' counts another refund than was recorded' from sums where kept is distinct from refunded
    union all
    select i.number || ' has a payment before its issue' from payments p join invoices i on i.id = p.invoice_id
      where p.paid_on < i.issued_on
    order by 1`.execute(db);
  return rows.map(({ fault }) => fault);
}
