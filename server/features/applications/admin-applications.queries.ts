import { type RawBuilder, sql } from 'kysely';
import type { AdminApplicationSort } from '#contract/applications/admin-applications.ts';
import { UNDECIDED_STATUSES } from '#contract/applications/transitions.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { anyOf, contains, statusList } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName, isNamed, namedPeople } from '#server/features/users/users.sql.ts';
import { weightUpTo } from '#server/platform/estimate.ts';
import { sumOf } from '#server/platform/tally.ts';

interface Filter {
  status?: ApplicationStatus | undefined;
  companyId?: string | undefined;
  /** Only those whose next step was due before this moment. */
  overdueAt?: Date | undefined;
  search?: string | null | undefined;
}

/** Before an offer the interview decides whose turn it is; afterwards the offer does. */
const BEFORE_OFFER = UNDECIDED_STATUSES.filter((status) => status !== 'OFFERED');

/** The SQL form of `turnOf`; `admin-applications.test.ts` compares the two. */
function overdue(at: Date) {
  return sql<boolean>`x.id in (
    select late.id from interviews i join applications late on late.id = i.application_id
     where i.ball_holder is not null and i.due_at <= ${at} and late.status in ${statusList(BEFORE_OFFER)}
    union all
    select late.id from offers o join applications late on late.id = o.application_id
     where o.status = 'EXTENDED' and o.expires_at <= ${at} and late.status = 'OFFERED')`;
}

/** Excludes applications that can still be undone. */
function conditions({ companyId, overdueAt }: Omit<Filter, 'status' | 'search'>) {
  const all = [sql`x.id not in (select application_id from application_holds where status is null)`];
  if (companyId) all.push(sql`x.company_id = ${companyId}`);
  if (overdueAt) all.push(overdue(overdueAt));
  return sql.join(all, sql` and `);
}

/** One index for each of the two ways to match, so that PostgreSQL does not scan all rows. */
function named(search: string, within: RawBuilder<unknown>) {
  const columns = sql`select x.id, x.status, x.status_changed_at from applications x`;
  return sql`
    ${columns} where x.candidate_id in (${namedPeople(search, 'JOBSEEKER')}) and ${within}
     union
    ${columns} where x.job_id in (
      select j.id from jobs j where ${contains(sql`j.title`, search)} and j.deleted_at is null) and ${within}
     union
    ${columns} where x.company_id in (
      select c.id from companies c where ${contains(sql`c.name`, search)}) and ${within}`;
}

/** The same condition for one application, using its own rows only. */
function isFound(search: string) {
  return sql<boolean>`(
    (select ${isNamed('u', search)} from users u where u.id = x.candidate_id)
    or (select ${contains(sql`j.title`, search)} and j.deleted_at is null from jobs j where j.id = x.job_id)
    or (select ${contains(sql`c.name`, search)} from companies c where c.id = x.company_id))`;
}

interface Found {
  ids: string[];
  counts: Partial<Record<ApplicationStatus, number>>;
}

type Asked = PageQuery & { sort: AdminApplicationSort };

const orderOf = (sort: AdminApplicationSort) => {
  const way = sort === 'moved' ? sql`desc` : sql``;
  return sql`x.status_changed_at ${way}, x.id ${way}`;
};

/**
 * The ids of a page, and the counts by stage. Only the rows of the page are looked up in the other tables,
 * however deep the page is.
 */
export async function find(db: Db, filter: Filter, { page, size, sort }: Asked): Promise<Found> {
  const { search, status } = filter;
  const within = conditions(filter);
  const source = search
    ? sql`materialized (${named(search, within)})`
    : sql`not materialized (select * from applications x where ${within})`;
  const { rows } = await sql<{ ids: string[]; counts: Found['counts'] | null }>`
    with found as ${source}
    select
      array(select x.id from found x ${status ? sql`where x.status = ${status}` : sql``}
        order by ${orderOf(sort)} limit ${size} offset ${page * size}) as ids,
      (select json_object_agg(status, count) from (
        select x.status, count(*) as count from found x group by x.status) each) as counts`.execute(db);
  return { ids: rows[0]?.ids ?? [], counts: rows[0]?.counts ?? {} };
}

/** The ids of a page, and the count of its stage only. */
export async function findAtStage(
  db: Db,
  { status, search, ...filter }: Filter & { status: ApplicationStatus; search: string },
  { page, size, sort }: Asked,
): Promise<{ ids: string[]; total: number }> {
  const within = sql`x.status = ${status} and ${conditions(filter)}`;
  const { rows } = await sql<{ ids: string[]; total: number }>`
    with found as materialized (${named(search, within)})
    select array(select x.id from found x order by ${orderOf(sort)} limit ${size} offset ${page * size}) as ids,
      (select count(*) from found) as total`.execute(db);
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * The ids of a page for a search with many matches: scans along the sort order, up to a limited number of
 * rows.
 */
export async function findAlong(
  db: Db,
  { status, search, ...filter }: Filter & { search: string },
  { page, size, sort }: Asked,
  steps: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select x.id from (
      select * from applications x ${status ? sql`where x.status = ${status}` : sql``}
       order by ${orderOf(sort)} limit ${steps}::int) x
     where ${conditions(filter)} and ${isFound(search)}
     order by ${orderOf(sort)} limit ${size} offset ${page * size}`.execute(db);
  return rows.map(({ id }) => id);
}

function selectRows(db: Db) {
  return db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('companies as c', 'c.id', 'a.companyId')
    .select(['a.id', 'a.status', 'a.ending', 'a.source', 'a.createdAt', 'a.statusChangedAt'])
    .select(['a.appliedAt', 'a.candidateNote', 'a.candidateId', 'a.jobId', 'a.companyId'])
    .select(['u.firstName', 'u.lastName', 'j.title', 'c.name as companyName']);
}

export type Row = Awaited<ReturnType<typeof listRows>>[number];

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return selectRows(db)
    .where('a.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], a.id)`)
    .execute();
}

/** Who made each move of an application, an interview or an offer, and why. */
export async function listWords(db: Db, applicationId: string) {
  const { rows } = await sql<{ id: string; actorName: string | null; reason: string | null }>`
    select e.id, ${fullName('u')} as actor_name, e.reason from (
      select id, actor_id, reason from application_events where application_id = ${applicationId}
      union all
      select e.id, e.actor_id, e.reason from interview_events e join interviews i on i.id = e.interview_id
       where i.application_id = ${applicationId}
      union all
      select e.id, e.actor_id, e.reason from offer_events e join offers o on o.id = e.offer_id
       where o.application_id = ${applicationId}) e
    left join users u on u.id = e.actor_id`.execute(db);
  return rows;
}

export function findCompanies(
  db: Db,
  { search, id }: { search?: string | null | undefined; id?: string | undefined },
  most: number,
) {
  let query = db.selectFrom('companies').select(['id', 'name']);
  if (id) query = query.where('id', '=', id);
  if (search) query = query.where(contains(sql`name`, search));
  return query.orderBy(sql`lower(name)`).orderBy('id').limit(most).execute();
}

/** For a search that matches a fifth of all, the estimate is within about a tenth. */
const SAMPLE = 2000;

export interface Estimate {
  /** By stage, what the search and the other filters match. */
  counts: Partial<Record<ApplicationStatus, number>>;
  found: number;
  /** All applications, without any filter. */
  market: number;
}

interface Glance {
  among: number;
  last: number | null;
  counts: Estimate['counts'] | null;
}

/**
 * How many a search matches, estimated from a sample; undefined if there are so few that all of them are
 * counted.
 */
export async function estimate(db: Db, filter: Filter, search: string): Promise<Estimate | undefined> {
  const { rows } = await sql<Glance>`
    with seen as materialized (
      select id, status, candidate_id, job_id, company_id, uuid_hash(id) & 2147483647 as place
        from applications order by uuid_hash(id) & 2147483647 limit ${SAMPLE}::int)
    select count(*) as among, max(place) as last, (select json_object_agg(status, count) from (
      select x.status, count(*) as count from seen x where ${isFound(search)} and ${conditions(filter)}
       group by x.status) each) as counts
      from seen`.execute(db);
  const seen = rows[0];
  if (!seen || seen.among < SAMPLE || seen.last === null) return undefined;
  const weight = weightUpTo(seen.last);
  const counts = Object.fromEntries(
    Object.entries(seen.counts ?? {}).map(([status, count]) => [status, Math.round(count * weight)]),
  ) as Estimate['counts'];
  const found = sumOf(counts);
  return { counts, found, market: Math.round(seen.among * weight) };
}
