import type { InvoiceStatus } from '#contract/labels/invoices.ts';
import type { Db } from '#server/db/schema/database.ts';

/** With what has come of it. The person is called as the hire calls them: whoever is erased is nameless there. */
export function selectViews(db: Db) {
  return db
    .selectFrom('invoices as i')
    .innerJoin('invoiceBalances as b', 'b.invoiceId', 'i.id')
    .innerJoin('hires as h', 'h.id', 'i.hireId')
    .selectAll('i')
    .select(['b.credited', 'b.received', 'b.withheld', 'b.outstanding', 'b.refundDue', 'b.refunded'])
    .select(['b.status', 'b.overdueAt'])
    .select('h.candidateName as personName');
}

export type InvoiceView = Awaited<ReturnType<typeof listViews>>[number];

interface Slice {
  page: number;
  size: number;
  status?: InvoiceStatus | undefined;
}

export function listViews(db: Db, companyId: string, { page, size, status }: Slice) {
  let query = selectViews(db).where('i.companyId', '=', companyId);
  if (status) query = query.where('b.status', '=', status);
  return query
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

export function findView(db: Db, id: string, companyId: string): Promise<InvoiceView | undefined> {
  return selectViews(db).where('i.companyId', '=', companyId).where('i.id', '=', id).executeTakeFirst();
}

/** What the invoices of a company come to, by status. */
export function sumByStatus(db: Db, companyId: string) {
  return db
    .selectFrom('invoiceBalances as b')
    .innerJoin('invoices as i', 'i.id', 'b.invoiceId')
    .select('b.status')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.cast<number>(eb.fn.sum('b.outstanding'), 'bigint').as('outstanding'),
      eb.cast<number>(eb.fn.sum('b.refundDue'), 'bigint').as('refundDue'),
      eb.cast<number>(eb.fn.sum('b.received'), 'bigint').as('received'),
      eb.cast<number>(eb.fn.sum('b.withheld'), 'bigint').as('withheld'),
    ])
    .where('i.companyId', '=', companyId)
    .groupBy('b.status')
    .execute();
}
