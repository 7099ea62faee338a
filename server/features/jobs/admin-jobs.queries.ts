import { sql } from 'kysely';
import type { PageQuery } from '#contract/core/page.ts';
import type { AdminJobSort } from '#contract/jobs/admin-jobs.ts';
import type { ApplicationStatus } from '#contract/labels/applications.ts';
import type { JobStatus } from '#contract/labels/jobs.ts';
import { anyOf, contains } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { selectJobs } from './jobs.queries.ts';

interface Filter {
  status?: JobStatus | undefined;
  search?: string | null | undefined;
}

const COLUMNS = sql`j.id, j.status, j.title, j.created_at, j.published_at`;

/**
 * One index for each of the two ways to match, so that the others are not scanned; evaluated once for page
 * and counts.
 */
function named(search: string) {
  return sql`materialized (
    select ${COLUMNS} from jobs j where j.deleted_at is null and ${contains(sql`j.title`, search)}
     union
    select ${COLUMNS} from jobs j join companies c on c.id = j.company_id
     where j.deleted_at is null and ${contains(sql`c.name`, search)})`;
}

const NEWEST = [sql`j.created_at desc`, sql`j.id desc`];
const ORDERS: Readonly<Record<AdminJobSort, readonly ReturnType<typeof sql>[]>> = {
  newest: NEWEST,
  oldest: [sql`j.created_at`, sql`j.id`],
  published: [sql`j.published_at desc nulls last`, sql`j.id desc`],
  'published-first': [sql`j.published_at`, sql`j.id`],
  title: [sql`lower(j.title)`, sql`j.id`],
  'title-last': [sql`lower(j.title) desc`, sql`j.id desc`],
};

interface Found {
  ids: string[];
  counts: Partial<Record<JobStatus, number>>;
}

/**
 * The ids of a page, and the counts by status. Only the rows of the page are looked up in the other tables,
 * however deep it is.
 */
export async function find(
  db: Db,
  { status, search }: Filter,
  { page, size, sort }: PageQuery & { sort: AdminJobSort },
): Promise<Found> {
  const source = search
    ? named(search)
    : sql`not materialized (select ${COLUMNS} from jobs j where j.deleted_at is null)`;
  const { rows } = await sql<{ ids: string[]; counts: Found['counts'] | null }>`
    with found as ${source}
    select
      array(select j.id from found j ${status ? sql`where j.status = ${status}` : sql``}
        order by ${sql.join(ORDERS[sort])} limit ${size} offset ${page * size}) as ids,
      (select json_object_agg(status, count) from (
        select status, count(*) as count from found group by status) each) as counts`.execute(db);
  return { ids: rows[0]?.ids ?? [], counts: rows[0]?.counts ?? {} };
}

/** In the order of `ids`. */
export function listRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .select(['j.id', 'j.title', 'j.companyId', 'c.name as companyName', 'j.status'])
    .select(['j.createdAt', 'j.publishedAt'])
    .select((eb) =>
      eb
        .selectFrom('sentApplications as a')
        .whereRef('a.jobId', '=', 'j.id')
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('applicationsCount'),
    )
    .where('j.id', '=', anyOf(ids))
    .orderBy(sql`array_position(${ids}::uuid[], j.id)`)
    .execute();
}

export type AdminJobListed = Awaited<ReturnType<typeof listRows>>[number];

/** With its skills, its company and its author; undefined when it is deleted. */
export function findJob(db: Db, id: string) {
  return selectJobs(db)
    .innerJoin('companies as c', 'c.id', 'j.companyId')
    .innerJoin('users as u', 'u.id', 'j.createdBy')
    .select(['c.name as companyName', 'c.approvalStatus'])
    .select(fullName('u').as('postedBy'))
    .select((eb) =>
      eb
        .selectFrom('jobViews as v')
        .whereRef('v.jobId', '=', 'j.id')
        .select(eb.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('views'),
    )
    .where('j.id', '=', id)
    .executeTakeFirst();
}

export async function countApplications(db: Db, jobId: string) {
  const rows = await db
    .selectFrom('sentApplications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('jobId', '=', jobId)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count])) as Partial<
    Record<ApplicationStatus, number>
  >;
}
