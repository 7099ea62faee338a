import { sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';

/** What is wrong with the money that came and went back; nothing where it is right. */
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
