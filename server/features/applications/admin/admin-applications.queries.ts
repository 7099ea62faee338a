import { sql } from 'kysely';
import type { AdminApplicationSort } from '#contract/applications/admin-applications.ts';
import type { PageQuery } from '#contract/core/page.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { conditions, type Filter, isFound, named } from './filter.sql.ts';

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
 * The ids of a page, and how many there are at each stage. However deep the page lies, only its own rows are looked up
 * in the other tables.
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

/** The ids of a page, and how many there are at its stage alone. */
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

/** The ids of a page of what a common search finds: they are met on the way along the order, within so many steps. */
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

/** Who made each of these moves of an application, an interview or an offer, and why. */
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
