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

/** So many, the newest, are scored when a list is ranked by match; the others come behind them as they arrived. */
export const MOST_SCORED = 1000;

type Condition = RawBuilder<boolean>;

interface Filter extends Pick<ApplicationsQuery, 'jobId' | 'search' | keyof ApplicantNarrowing> {
  companyId: string;
  /** About jobs alone that this person owns, or hires for. */
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
 * Applications are found with as little as their filter and order need, and only the few that are shown are read with
 * what is shown. What neither asks of the people is not joined: an outer join by a key that nothing asks for is left
 * out by PostgreSQL.
 */
const WITH_PEOPLE = sql`sent_applications a
  left join company_applicants p on p.company_id = a.company_id and p.candidate_id = a.candidate_id`;

type Figure = () => RawBuilder<number | null>;

const months: Figure = () => sql`p.experience_months`;
const expects: Figure = () => sql`nullif(p.expected_total, 0)`;

/** Longest wait in days; of who serves notice what is left of it, and null when they do not say until when. */
const noticeDays: Figure = () =>
  sql`(case p.notice_period
    ${sql.join(
      Object.entries(NOTICE_DAYS).map(([step, days]) => sql`when ${sql.lit(step)} then ${sql.lit(days)}`),
      sql` `,
    )}
    else case when p.last_working_day is not null
      then greatest(0, p.last_working_day - ${localDate(now())}::date) end end)`;

const isAwakeApplicant = isAwakeOfMany(sql.ref('a.candidateId'));

/** By what is known of the people. Whoever is away keeps their figures to themselves: no filter finds them by one. */
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

/** The dearest last: institutes are looked up where too many of somebody's are known. */
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

/** By what a page is ranked, where any of it is. */
export function rankingOf({ page, size, sort }: Pick<ApplicationsQuery, 'page' | 'size' | 'sort'>) {
  const isByMatch = sort === 'match' || sort === 'match-low';
  return isByMatch && page * size < MOST_SCORED ? sort : undefined;
}

/** By the figure where there is one, and then by when they came. */
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

/** Of all that the filter finds: the page, or, where a page ranked by match has any of them, also all that are scored. */
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
 * Which applications are on the page, or, where some of it is ranked by match, all up to its end and all that are
 * scored; and how many there are in each stage, whatever the stage that is asked for.
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
  // All that a company has is found twice at once in less time than it is put down once.
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
