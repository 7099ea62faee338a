import { type SelectQueryBuilder, sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { InvoiceSort } from '#contract/invoices/admin-invoices.ts';
import { dueDaysOf, INVOICE_AGES, type InvoiceAge } from '#contract/invoices/ages.ts';
import type { InvoiceStatus } from '#contract/labels/invoices.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Database, Db } from '#server/db/schema/database.ts';

/** With payments and credits. The name is read from the hire, where an erased person is anonymous. */
function selectViews(db: Db) {
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

interface ViewSlice {
  page: number;
  size: number;
  status?: InvoiceStatus | undefined;
}

export function listViews(db: Db, companyId: string, { page, size, status }: ViewSlice) {
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

/** The sums of a company's invoices by status. */
export function sumOwnByStatus(db: Db, companyId: string) {
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

export interface Filter {
  search?: string | null | undefined;
  status?: InvoiceStatus | undefined;
  age?: InvoiceAge | undefined;
  refundDue: 'true' | 'false';
  from?: string | undefined;
  to?: string | undefined;
}

type Tables = { i: Database['invoices']; b: Database['invoiceBalances'] };
type Listed = SelectQueryBuilder<Database & Tables, 'i' | 'b', object>;

function listed(db: Db): Listed {
  return db
    .selectFrom('invoices as i')
    .innerJoin('invoiceBalances as b', 'b.invoiceId', 'i.id') as unknown as Listed;
}

function filtered(db: Db, filter: Filter, today: string): Listed {
  const { search, status, age, refundDue, from, to } = filter;
  let query = listed(db);
  if (status) query = query.where('b.status', '=', status);
  if (refundDue === 'true') query = query.where('b.refundDue', '>', 0);
  if (from) query = query.where('i.issuedOn', '>=', from);
  if (to) query = query.where('i.issuedOn', '<=', to);
  if (age) {
    const { first, last } = dueDaysOf(age, today);
    query = query.where('b.outstanding', '>', 0);
    if (first) query = query.where('i.dueOn', '>=', first);
    if (last) query = query.where('i.dueOn', '<=', last);
  }
  if (search) {
    // By the current names: an erased person is anonymous in the hire, and not found by name.
    query = query.where(sql<boolean>`i.id in (
      select x.id from invoices x where ${contains(sql`x.number`, search)}
      union select x.id from invoices x join companies c on c.id = x.company_id where ${contains(sql`c.name`, search)}
      union select x.id from invoices x join hires h on h.id = x.hire_id where ${contains(sql`h.candidate_name`, search)})`);
  }
  return query;
}

const COLUMNS = {
  ISSUED: 'i.issuedAt',
  DUE: 'i.dueOn',
  TOTAL: 'i.total',
  OUTSTANDING: 'b.outstanding',
} as const;

interface Slice extends PageQuery {
  sort: InvoiceSort;
}

/** The ids first, so that only the rows of the page are looked up in the other tables, however deep it is. */
export async function listIds(
  db: Db,
  filter: Filter,
  { sort, page, size }: Slice,
  today: string,
): Promise<string[]> {
  const [name, direction] = sort.split('_') as [keyof typeof COLUMNS, 'ASC' | 'DESC'];
  const way = direction === 'ASC' ? 'asc' : 'desc';
  const rows = await filtered(db, filter, today)
    .select('i.id')
    .orderBy(COLUMNS[name], way)
    .orderBy(name === 'OUTSTANDING' ? 'b.invoiceId' : 'i.id', way)
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countInvoices(db: Db, filter: Filter, today: string): Promise<number> {
  const counted = filtered(db, filter, today).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

function selectRows(db: Db) {
  return selectViews(db).innerJoin('companies as c', 'c.id', 'i.companyId').select('c.name as companyName');
}

export type AdminView = Awaited<ReturnType<typeof listRows>>[number];

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return selectRows(db)
    .where('i.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], i.id)`)
    .execute();
}

export function findRow(db: Db, id: string): Promise<AdminView | undefined> {
  return selectRows(db).where('i.id', '=', id).executeTakeFirst();
}

export interface Place {
  issuedAt: Date;
  id: string;
}

/** The next batch of an export: oldest first, after `after`. */
export function listNext(
  db: Db,
  filter: Filter,
  { after, size, today }: { after: Place | undefined; size: number; today: string },
): Promise<Place[]> {
  let query = filtered(db, filter, today).select(['i.id', 'i.issuedAt']);
  if (after) query = query.where(sql<boolean>`(i.issued_at, i.id) > (${after.issuedAt}, ${after.id})`);
  return query.orderBy('i.issuedAt').orderBy('i.id').limit(size).execute();
}

/** What is owed, by its age today. */
export async function sumByAge(db: Db, today: string) {
  const ageOf = sql<InvoiceAge>`case ${sql.join(
    INVOICE_AGES.map((age) => {
      const { first } = dueDaysOf(age, today);
      return first ? sql`when i.due_on >= ${first} then ${age}` : sql`else ${age}`;
    }),
    sql` `,
  )} end`;
  return listed(db)
    .select(ageOf.as('age'))
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.cast<number>(eb.fn.sum('b.outstanding'), 'bigint').as('outstanding'),
    ])
    .where('b.outstanding', '>', 0)
    .groupBy(sql`1`)
    .execute();
}

const SUMS = ['total', 'credited', 'received', 'withheld', 'refunded', 'outstanding', 'refundDue'] as const;

export function sumByStatus(db: Db) {
  return db
    .selectFrom('invoiceBalances as b')
    .select('b.status')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      ...SUMS.map((name) => eb.cast<number>(eb.fn.sum(`b.${name}`), 'bigint').as(name)),
    ])
    .groupBy('b.status')
    .execute();
}
