import { type RawBuilder, sql } from 'kysely';
import type {
  ApplicantNarrowing,
  ApplicantSort,
  ApplicationsQuery,
} from '#contract/applications/recruiter-applications.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#contract/labels/applications.ts';
import type { NoticeStep } from '#contract/matching/notice.ts';
import type { Db } from '#server/db/schema/database.ts';
import { says } from '#server/db/sql/contains.sql.ts';
import { isAwakeOfMany } from '#server/features/candidates/privacy/visible-to.sql.ts';
import { isMineJob } from '#server/features/jobs/team/mine.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { now } from '#server/platform/clock.ts';

/** Beyond this many, the rest is not scored when a list is ranked by match. */
const MOST_SCORED = 1000;

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
  left join candidates c on c.user_id = a.candidate_id
  left join candidate_index d on d.candidate_id = a.candidate_id`;

/** How what is known of a candidate is read: those of one job one by one, those of all jobs along with the applications. */
type Read = (source: 'candidates' | 'figures', figure: RawBuilder<unknown>) => RawBuilder<unknown>;

const SOURCES = {
  candidates: sql`candidates c where c.user_id = a.candidate_id`,
  figures: sql`candidate_index d where d.candidate_id = a.candidate_id`,
};
const lookedUp: Read = (source, figure) => sql`(select ${figure} from ${SOURCES[source]})`;
const joined: Read = (_, figure) => figure;
const readOf = ({ jobId }: Filter) => (jobId ? lookedUp : joined);

type Figure = (read: Read) => RawBuilder<unknown>;

const months: Figure = (read) => read('figures', sql`d.experience_months`);
const expects: Figure = (read) => read('candidates', sql`nullif(c.expected_total, 0)`);

/** Longest wait in days; of who serves notice what is left of it, and null when they do not say until when. */
const noticeDays: Figure = (read) =>
  read(
    'candidates',
    sql`(case c.notice_period
    ${sql.join(
      Object.entries(NOTICE_DAYS).map(([step, days]) => sql`when ${sql.lit(step)} then ${sql.lit(days)}`),
      sql` `,
    )}
    else case when c.last_working_day is not null
      then greatest(0, c.last_working_day - ${localDate(now())}::date) end end)`,
  );

const isAwakeApplicant = isAwakeOfMany(sql.ref('a.candidateId'));

/** By what is known of the people. Whoever is away keeps their figures to themselves: no filter finds them by one. */
function ofPeople(filter: Filter): Condition[] {
  const { companyId, search, experienceMin, payMax, noticeMax } = filter;
  const read = readOf(filter);
  const figures = [
    ...(experienceMin ? [sql<boolean>`${months(read)} >= ${experienceMin * 12}`] : []),
    ...(payMax ? [sql<boolean>`${expects(read)} <= ${payMax}`] : []),
    ...(noticeMax ? [sql<boolean>`${noticeDays(read)} <= ${NOTICE_DAYS[noticeMax]}`] : []),
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

/** Their names are few: they are gone through one after the other along their index. */
const institutes = sql`
  with recursive named as (
    select min(lower(university_name)) as name from candidate_educations
    union all
    select (select min(lower(e.university_name)) from candidate_educations e
      where lower(e.university_name) > named.name) from named where named.name is not null)
  select name from named`;

/** The dearest last, and of each application no more than it needs. Only what some institute is called is looked for in theirs. */
function saysAnywhere(companyId: string, search: string): Condition {
  const name = sql`select ${fullName('u')} from users u where u.id = a.candidate_id`;
  return sql`(
    a.job_id in (select named.id from jobs named
      where named.company_id = ${companyId} and named.deleted_at is null and ${says(sql`named.title`, search)})
    or ${says(name, search)}
    or (${isAwakeApplicant} and (${says(lookedUp('candidates', sql`c.headline`), search)}
      or ((select bool_or(${says(sql`i.name`, search)}) from (${institutes}) i)
        and (select bool_or(${says(sql`x.university_name`, search)}) from candidate_educations x
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

export function isByMatch(sort: ApplicantSort): sort is 'match' | 'match-low' {
  return sort === 'match' || sort === 'match-low';
}

/** By the figure where there is one, and then by when they came. */
function orderOf(sort: ApplicantSort): RawBuilder<unknown> {
  const [figure, direction] = ORDERS[sort];
  const arrival = sort === 'oldest' ? sql`at, id` : sql`at desc, id desc`;
  return figure ? sql`figure ${sql.raw(direction)} nulls last, ${arrival}` : arrival;
}

interface Found {
  /** In the order of the list. */
  ids: string[];
  counts: Record<ApplicationStatus, number>;
}

/**
 * Which applications are on the page, or, for a list ranked by match, will be scored; and how many there are in each
 * stage, whatever the stage that is asked for.
 */
export async function findPage(
  db: Db,
  filter: Filter,
  { page, size, sort, status }: Omit<ApplicationsQuery, 'mine'>,
): Promise<Found> {
  const isRanked = isByMatch(sort);
  const [figure] = ORDERS[sort];
  const { jobId, source, mineOf } = filter;
  const people = ofPeople(filter);
  const isNarrow = people.length > 0 || jobId || source || mineOf;
  // All that a company has is found twice in less time than it is put down once.
  const kept = isNarrow ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ ids: string[]; counts: Partial<Found['counts']> | null }>`
    with found as ${kept} (
      select a.id, a.status, coalesce(a.applied_at, a.created_at) as at,
             ${figure ? sql`case when ${isAwakeApplicant} then ${figure(readOf(filter))} end` : sql`null`} as figure
        from ${WITH_PEOPLE}
       where ${sql.join([...ofApplications(filter), ...people], sql` and `)})
    select array_to_json(array(
        select id from found ${status ? sql`where status = any(${status}::text[])` : sql``}
         order by ${orderOf(sort)}
         limit ${isRanked ? MOST_SCORED : size} offset ${isRanked ? 0 : page * size})) as ids,
      (select json_object_agg(status, count) from (
        select status, count(*) as count from found group by status) of_stage) as counts`.execute(db);
  const [{ ids, counts } = { ids: [], counts: {} }] = rows;
  return {
    ids,
    counts: Object.fromEntries(
      APPLICATION_STATUSES.map((one) => [one, counts?.[one] ?? 0]),
    ) as Found['counts'],
  };
}
