import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { MessageSide } from '#contract/messages.ts';
import type { ReportCause, ReportKind, ReportOutcome, ReportView } from '#contract/reports.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName, namedPeople } from '#server/features/users/users.sql.ts';

interface NewReport {
  id: string;
  kind: ReportKind;
  subjectId: string;
  reporterId: string;
  cause: ReportCause;
  text: string | null;
  createdAt: Date;
}

const COLUMNS = { JOB: 'jobId', COMPANY: 'companyId', PERSON: 'personId', CONVERSATION: 'threadId' } as const;

/** False while the reporter's last report of the same subject is open. */
export async function insertReport(db: Db, { subjectId, ...report }: NewReport): Promise<boolean> {
  const inserted = await db
    .insertInto('reports')
    .values({ ...report, [COLUMNS[report.kind]]: subjectId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export interface Filter {
  view: ReportView;
  kind?: ReportKind | undefined;
  search?: string | null | undefined;
}

function filtered(db: Db, { view, kind, search }: Filter) {
  let query = db.selectFrom('reports as r').where('r.decidedAt', view === 'WAITING' ? 'is' : 'is not', null);
  if (kind) query = query.where('r.kind', '=', kind);
  if (search) query = query.where(sql<boolean>`r.reporter_id in (${namedPeople(search)})`);
  return query;
}

/** The ids first, so that only the rows of the page are looked up in the other tables, however deep it is. */
export async function listIds(db: Db, filter: Filter, { page, size }: PageQuery): Promise<string[]> {
  const [column, direction] =
    filter.view === 'WAITING' ? (['r.createdAt', 'asc'] as const) : (['r.decidedAt', 'desc'] as const);
  const rows = await filtered(db, filter)
    .select('r.id')
    .orderBy(column, direction)
    .orderBy('r.id', direction)
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ id }) => id);
}

export async function count(db: Db, filter: Filter): Promise<number> {
  const counted = filtered(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

const others = sql<number>`(select count(*) from reports o
  where o.subject_id = r.subject_id and o.id <> r.id and o.decided_at is null)`;

export type ReportRow = Awaited<ReturnType<typeof listRows>>[number];

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('reports as r')
    .innerJoin('users as w', 'w.id', 'r.reporterId')
    .leftJoin('users as a', 'a.id', 'r.decidedBy')
    .leftJoin('jobs as j', 'j.id', 'r.jobId')
    .leftJoin('messageThreads as t', 't.id', 'r.threadId')
    .leftJoin('companies as c', (join) =>
      join.on('c.id', '=', sql<string>`coalesce(r.company_id, j.company_id, t.company_id)`),
    )
    .leftJoin('users as p', (join) =>
      join.on('p.id', '=', sql<string>`coalesce(r.person_id, t.candidate_id)`),
    )
    .select(['r.id', 'r.kind', 'r.subjectId', 'r.cause', 'r.text', 'r.createdAt', 'r.jobId', 'r.threadId'])
    .select(['r.outcome', 'r.outcomeReason', 'r.decidedBy as deciderId', 'r.decidedAt'])
    .select(['w.id as reporterId', 'w.email', 'w.userType', fullName('w').as('reporterName')])
    .select(['j.title as jobTitle', 'c.name as companyName', 'c.founderId', 'p.id as candidateId'])
    .select([fullName<string | null>('p').as('personName'), others.as('otherReports')])
    .select(fullName<string | null>('a').as('decidedBy'))
    .where('r.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], r.id)`)
    .execute();
}

interface Decision {
  outcome: ReportOutcome;
  outcomeReason: string;
  decidedBy: string;
  decidedAt: Date;
}

/** False when it was already decided. */
export async function decide(db: Db, id: string, decision: Decision): Promise<boolean> {
  const updated = await db
    .updateTable('reports')
    .set(decision)
    .where('id', '=', id)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

const SHOWN = 20;

interface SaidRow {
  id: string;
  side: MessageSide;
  senderName: string;
  text: string;
  sentAt: Date;
}

/** The last messages of a conversation before a moment, newest first. */
export function listSaid(db: Db, threadId: string, until: Date): Promise<SaidRow[]> {
  return db
    .selectFrom('messages as m')
    .innerJoin('users as u', 'u.id', 'm.senderId')
    .select(['m.id', 'm.side', 'm.text', 'm.sentAt', fullName('u').as('senderName')])
    .where('m.threadId', '=', threadId)
    .where('m.sentAt', '<=', until)
    .orderBy('m.number', 'desc')
    .limit(SHOWN)
    .execute();
}

export function listOwn(db: Db, reporterId: string) {
  return db
    .selectFrom('reports')
    .select(['id', 'kind', 'cause', 'text', 'createdAt', 'decidedAt'])
    .where('reporterId', '=', reporterId)
    .orderBy('createdAt')
    .execute();
}

/** Whether the company may hire here; others count as not found. */
export async function isCompanyHere(db: Db, id: string): Promise<boolean> {
  const found = db.selectFrom('companies').select('id').where('id', '=', id);
  return (await found.where('approvalStatus', '=', 'APPROVED').executeTakeFirst()) !== undefined;
}
