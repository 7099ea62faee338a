import type { PageQuery } from '#contract/core/page.ts';
import type { Db } from '#server/db/schema/database.ts';

function due(db: Db) {
  return db
    .selectFrom('invoiceBalances as b')
    .innerJoin('invoices as i', 'i.id', 'b.invoiceId')
    .where('b.refundDue', '>', 0);
}

/** By the last credit, which made the refund due. */
export function listDue(db: Db, { page, size }: PageQuery) {
  return due(db)
    .innerJoin('companies as c', 'c.id', 'i.companyId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('creditNotes as n')
          .select((inner) => inner.fn.max('n.issuedAt').as('since'))
          .whereRef('n.invoiceId', '=', 'i.id')
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['i.id', 'i.number', 'c.name as companyName', 'i.jobTitle', 'b.refundDue', 'n.since'])
    .orderBy('n.since')
    .orderBy('i.id')
    .limit(size)
    .offset(page * size)
    .execute();
}

export async function countDue(db: Db): Promise<number> {
  const counted = due(db).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}
