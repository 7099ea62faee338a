import { type RawBuilder, sql } from 'kysely';
import type {
  ApplicantNarrowing,
  ApplicantSort,
  ApplicationsQuery,
} from '#contract/applications/recruiter-applications.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { NoticeStep } from '#contract/matching/notice.ts';
import { anywhere, says } from '#server/db/fragments.sql.ts';
import type { Db } from '#server/db/schema/database.ts';
import { isAwakeOfMany } from '#server/features/candidates/visible-to.sql.ts';
import { isMineJob } from '#server/features/jobs/mine.sql.ts';
import { now } from '#server/platform/clock.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { tallyOf } from '#server/platform/tally.ts';

/**
 * When a list is ranked by match, this many of the newest are scored; the others follow in the order of
 * arrival.
 */
export const MOST_SCORED = 1000;

type Condition = RawBuilder<boolean>;

interface Filter extends Pick<ApplicationsQuery, 'jobId' | 'search' | keyof ApplicantNarrowing> {
  companyId: string;
  /** Only for jobs that this person owns, or hires for. */
  mineOf?: string | undefined;
}

const NOTICE_DAYS: Readonly<Record<NoticeStep, number>> = {
  FIFTEEN_DAYS_OR_LESS: 15,
  ONE_MONTH: 31,
  TWO_MONTHS: 62,
  THREE_MONTHS: 92,
  MORE_THAN_THREE_MONTHS: 366,
};

/*
 * Applications are found with only the tables that the filter and the order need; the columns shown are read
 * for the rows of the page only. A table that neither needs is not joined: PostgreSQL removes an outer join
 * by a unique key whose columns are not used.
 */
const WITH_PEOPLE = sql`sent_applications a
  left join company_applicants p on p.company_id = a.company_id and p.candidate_id = a.candidate_id`;

type Figure = () => RawBuilder<number | null>;

const months: Figure = () => sql`p.experience_months`;
const expects: Figure = () => sql`nullif(p.expected_total, 0)`;

/**
 * The longest notice in days. For a candidate who is serving notice, the days that are left; null when they
 * give no end date.
 */
const noticeDays: Figure = () =>
  sql`(case p.notice_period
    ${sql.join(
      Object.entries(NOTICE_DAYS).map(([step, days]) => sql`when ${sql.lit(step)} then ${sql.lit(days)}`),
      sql` `,
    )}
    else case when p.last_working_day is not null
      then greatest(0, p.last_working_day - ${localDate(now())}::date) end end)`;

const isAwakeApplicant = isAwakeOfMany(sql.ref('a.candidateId'));

/**
 * By the candidates' data. No filter on figures finds an inactive candidate, because their figures are
 * private.
 */
function ofPeople({ companyId, search, experienceMin, payMax, noticeMax }: Filter): Condition[] {
  const figures = [
    ...(experienceMin ? [sql<boolean>`${months()} >= ${experienceMin * 12}`] : []),
    ...(payMax ? [sql<boolean>`${expects()} <= ${payMax}`] : []),
    ...(noticeMax ? [sql<boolean>`${noticeDays()} <= ${NOTICE_DAYS[noticeMax]}`] : []),
  ];
  return [
    ...(figures.length > 0 ? [isAwakeApplicant, ...figures] : []),
    ...(search ? [saysAnywhere(companyId, search)] : []),
  ];
}

function ofApplications({ companyId, jobId, source, mineOf }: Filter): Condition[] {
  return [
    sql`a.company_id = ${companyId}`,
    sql`a.job_id not in (
      select gone.id from jobs gone where gone.company_id = ${companyId} and gone.deleted_at is not null)`,
    ...(jobId ? [sql<boolean>`a.job_id = ${jobId}`] : []),
    ...(source ? [sql<boolean>`a.source = ${source}`] : []),
    ...(mineOf ? [isMineJob('a.jobId', mineOf)] : []),
  ];
}

/**
 * The most expensive condition last: the educations are only read if a candidate has too many institutes for
 * `p.institutes`.
 */
function saysAnywhere(companyId: string, search: string): Condition {
  const words = sql`lower(${anywhere(search)})`;
  return sql`(
    a.job_id in (select named.id from jobs named
      where named.company_id = ${companyId} and named.deleted_at is null and ${says(sql`named.title`, search)})
    or p.name like ${words}
    or (${isAwakeApplicant} and (p.headline like ${words} or coalesce(p.institutes like ${words},
      (select bool_or(${says(sql`x.university_name`, search)}) from candidate_educations x
        where x.candidate_id = a.candidate_id)))))`;
}

type Order = readonly [figure: Figure | null, direction: 'asc' | 'desc'];

const ORDERS: Readonly<Record<ApplicantSort, Order>> = {
  match: [null, 'desc'],
  'match-low': [null, 'desc'],
  newest: [null, 'desc'],
  oldest: [null, 'asc'],
  experience: [months, 'desc'],
  'experience-low': [months, 'asc'],
  pay: [expects, 'asc'],
  'pay-high': [expects, 'desc'],
  notice: [noticeDays, 'asc'],
  'notice-long': [noticeDays, 'desc'],
};

/** The range of ranks that a page needs, if any of it is ranked. */
export function rankingOf({ page, size, sort }: Pick<ApplicationsQuery, 'page' | 'size' | 'sort'>) {
  const isByMatch = sort === 'match' || sort === 'match-low';
  return isByMatch && page * size < MOST_SCORED ? sort : undefined;
}

/** By the figure if there is one, then by arrival. */
function orderOf(sort: ApplicantSort): RawBuilder<unknown> {
  const [figure, direction] = ORDERS[sort];
  const arrival = sort === 'oldest' ? sql`at, id` : sql`at desc, id desc`;
  return figure ? sql`figure ${sql.raw(direction)} nulls last, ${arrival}` : arrival;
}

export interface FoundApplication {
  id: string;
  jobId: string;
  candidateId: string;
}

interface Found {
  /** In the order of the list. */
  applications: FoundApplication[];
  counts: Record<ApplicationStatus, number>;
}

type Paging = Omit<ApplicationsQuery, 'mine'>;

/**
 * Of all rows that the filter matches: the page or, where part of a page is ranked by match, also all rows
 * that are scored.
 */
function partsOf(paging: Paging) {
  const { page, size, sort, status } = paging;
  const start = page * size;
  const [limit, offset] = rankingOf(paging) ? [Math.max(MOST_SCORED, start + size), 0] : [size, start];
  return {
    applications: sql`coalesce((
      select json_agg(json_build_object('id', id, 'jobId', job_id, 'candidateId', candidate_id)) from (
        select id, job_id, candidate_id from found ${status ? sql`where status = any(${status}::text[])` : sql``}
         order by ${orderOf(sort)} limit ${limit} offset ${offset}) listed), '[]') as applications`,
    counts: sql`(select json_object_agg(status, count) from (
      select status, count(*) as count from found group by status) of_stage) as counts`,
  };
}

interface FoundRow extends Pick<Found, 'applications'> {
  counts: Partial<Found['counts']> | null;
}

/**
 * The applications of a page or, where part of it is ranked by match, all up to its end and all that are
 * scored; and the counts of all stages, regardless of the stage filter.
 */
export async function findPage(db: Db, filter: Filter, paging: Paging): Promise<Found> {
  const [figure] = ORDERS[paging.sort];
  const people = ofPeople(filter);
  const found = sql`
    select a.id, a.job_id, a.candidate_id, a.status, coalesce(a.applied_at, a.created_at) as at,
           ${figure ? sql`case when ${isAwakeApplicant} then ${figure()} end` : sql`null`} as figure
      from ${WITH_PEOPLE}
     where ${sql.join([...ofApplications(filter), ...people], sql` and `)}`;
  const { applications, counts } = partsOf(paging);
  const { jobId, source, mineOf } = filter;
  if (people.length > 0 || jobId || source || mineOf) {
    const both = sql<FoundRow>`
      with found as materialized (${found}) select ${applications}, ${counts}`;
    return toFound(await oneRow(db, both));
  }
  // Scanning all applications of a company twice in parallel is faster than materialising them once.
  const [page, stages] = await Promise.all([
    oneRow(
      db,
      sql<Pick<FoundRow, 'applications'>>`with found as not materialized (${found}) select ${applications}`,
    ),
    oneRow(db, sql<Pick<FoundRow, 'counts'>>`with found as not materialized (${found}) select ${counts}`),
  ]);
  return toFound({ ...page, ...stages });
}

function toFound({ applications, counts }: FoundRow): Found {
  return { applications, counts: tallyOf(APPLICATION_STATUSES, Object.entries(counts ?? {})) };
}
