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
import type { ApplicationsTable } from '#server/db/schema/jobs.ts';
import {
  contactSharedWith,
  isAwakeOfMany,
  presenceOf,
} from '#server/features/candidates/privacy/visible-to.sql.ts';
import { hasVerifiedDegree } from '#server/features/candidates/profile/verified-degree.sql.ts';
import { isMineJob } from '#server/features/jobs/team/mine.sql.ts';
import { fullName } from '#server/features/users/users.sql.ts';
import { now } from '#server/platform/clock.ts';

/** Beyond this many, the rest is not scored when a list is ranked by match. */
const MOST_SCORED = 1000;

type Narrowing = Pick<ApplicationsQuery, 'jobId' | 'search' | keyof ApplicantNarrowing>;
interface Filter extends Narrowing {
  companyId: string;
  /** About jobs alone that this person owns, or hires for. */
  mineOf?: string | undefined;
}

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

const NOTICE_DAYS: Readonly<Record<NoticeStep, number>> = {
  FIFTEEN_DAYS_OR_LESS: 15,
  ONE_MONTH: 31,
  TWO_MONTHS: 62,
  THREE_MONTHS: 92,
  MORE_THAN_THREE_MONTHS: 366,
};

/*
 * Applications are found with as little as their filter and order need, and only the few that are shown are joined
 * with what is shown. What is known of a candidate is looked up row by row: a company's applicants are always few
 * among all candidates, and a join may read all of these.
 */
const candidates = (figure: RawBuilder<unknown>) =>
  sql`(select ${figure} from candidates c where c.user_id = a.candidate_id)`;
const months = sql<number | null>`(
  select d.experience_months from candidate_index d where d.candidate_id = a.candidate_id)`;
const expects = sql<number | null>`${candidates(sql`nullif(c.expected_total, 0)`)}`;

/** Longest wait in days; of who serves notice what is left of it, and null when they do not say until when. */
const noticeDays = () =>
  sql<number | null>`${candidates(sql`case c.notice_period
    ${sql.join(
      Object.entries(NOTICE_DAYS).map(([step, days]) => sql`when ${sql.lit(step)} then ${sql.lit(days)}`),
      sql` `,
    )}
    else case when c.last_working_day is not null
      then greatest(0, c.last_working_day - ${localDate(now())}::date) end end`)}`;

const isAwakeApplicant = isAwakeOfMany(sql.ref('a.candidateId'));

/** Whoever is away keeps their figures to themselves: no filter finds them by one. */
function narrowed<Query extends ReturnType<typeof ofCompany>>(query: Query, wish: ApplicantNarrowing): Query {
  const { source, experienceMin, payMax, noticeMax } = wish;
  let found: ReturnType<typeof ofCompany> = query;
  if (source) found = found.where('a.source', '=', source);
  if (experienceMin || payMax || noticeMax) found = found.where(isAwakeApplicant);
  if (experienceMin) found = found.where(months, '>=', experienceMin * 12);
  if (payMax) found = found.where(expects, '<=', payMax);
  if (noticeMax) found = found.where(noticeDays(), '<=', NOTICE_DAYS[noticeMax]);
  return found as Query;
}

function matching(db: Db, { companyId, jobId, search, mineOf, ...wish }: Filter) {
  let query = narrowed(ofCompany(db, companyId), wish);
  if (mineOf) query = query.where(isMineJob('a.jobId', mineOf));
  if (jobId) query = query.where('a.jobId', '=', jobId);
  return search ? query.where(saysAnywhere(companyId, search)) : query;
}

function ofCompany(db: Db, companyId: string) {
  return db
    .selectFrom('sentApplications as a')
    .where('a.companyId', '=', companyId)
    .where(
      sql<boolean>`a.job_id not in (
        select gone.id from jobs gone where gone.company_id = ${companyId} and gone.deleted_at is not null)`,
    );
}

function saysAnywhere(companyId: string, search: string) {
  const pattern = containing(search);
  return sql<boolean>`(
    a.job_id in (select named.id from jobs named
      where named.company_id = ${companyId} and named.deleted_at is null and named.title ilike ${pattern})
    or (select ${fullName('u')} from users u where u.id = a.candidate_id) ilike ${pattern}
    or (${isAwakeApplicant} and (${candidates(sql`c.headline`)} ilike ${pattern}
      or (select bool_or(x.university_name ilike ${pattern}) from candidate_educations x
        where x.candidate_id = a.candidate_id))))`;
}

interface OwnSkill {
  skillName: string;
  years: number;
  months: number;
  level: number;
}

// Built by hand: the keys of nested JSON are not turned into camelCase.
const skills = sql<OwnSkill[]>`coalesce((
  select json_agg(json_build_object(
    'skillName', s.skill_name, 'years', s.years, 'months', s.months, 'level', s.level) order by s.position)
  from candidate_skills s where s.candidate_id = a.candidate_id), '[]')`.as('skills');

/** Applications with all that a card shows and the score reads. */
function withCandidates(db: Db, companyId: string) {
  return ofCompany(db, companyId)
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .innerJoin('candidates as c', 'c.userId', 'a.candidateId')
    .leftJoin('candidateIndex as d', 'd.candidateId', 'a.candidateId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidateEducations as e')
          .select(['e.universityName', 'e.educationDegree', 'e.fieldOfStudy', 'e.endYear'])
          .whereRef('e.candidateId', '=', 'a.candidateId')
          .orderBy(sql`e.verification_status = 'VERIFIED'`, 'desc')
          .orderBy('e.endYear', 'desc')
          .orderBy('e.position')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .selectAll('a')
    .select(['j.title as jobTitle', 'u.firstName', 'u.lastName', 'u.pictureFileId'])
    .select(['c.headline', 'c.expectedTotal', 'c.noticePeriod', 'c.lastWorkingDay', 'c.preferredLocations'])
    .select(['e.universityName', 'e.educationDegree', 'e.fieldOfStudy', 'e.endYear', 'd.experienceMonths'])
    .select([hasVerifiedDegree('a.candidateId').as('hasVerifiedDegree'), skills])
    .select(presenceOf(sql.ref('a.candidateId')).as('presence'));
}

/**
 * What the score reads of these applications, and nothing that a card shows besides, in this order. Lists come as JSON,
 * of which thousands are read much quicker.
 */
export async function listToScore(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'wanted'>(sql`wanted(id)`))
    // Looked up one by one, where many of them would have the whole table read.
    .innerJoinLateral(
      sql<Pick<ApplicationsTable, 'id' | 'jobId' | 'candidateId'>>`(
        select id, job_id, candidate_id from applications where id = wanted.id limit 1)`.as('a'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidates')
          .select(['expectedTotal', 'noticePeriod', 'lastWorkingDay', 'preferredLocations'])
          .whereRef('userId', '=', 'a.candidateId')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.jobId', 'c.expectedTotal', 'c.noticePeriod', 'c.lastWorkingDay'])
    .select([months.as('experienceMonths'), skills])
    .select(sql<string[]>`to_json(c.preferred_locations)`.as('preferredLocations'))
    .select(presenceOf(sql.ref('a.candidateId')).as('presence'))
    .execute();
  return inOrder(rows, ids);
}

export type ScoredRow = Awaited<ReturnType<typeof listToScore>>[number];
export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number];

const ORDERS: Readonly<Record<ApplicantSort, readonly [(() => typeof expects) | null, 'asc' | 'desc']>> = {
  match: [null, 'desc'],
  'match-low': [null, 'desc'],
  newest: [null, 'desc'],
  oldest: [null, 'asc'],
  experience: [() => months, 'desc'],
  'experience-low': [() => months, 'asc'],
  pay: [() => expects, 'asc'],
  'pay-high': [() => expects, 'desc'],
  notice: [noticeDays, 'asc'],
  'notice-long': [noticeDays, 'desc'],
};

export function isByMatch(sort: ApplicantSort): sort is 'match' | 'match-low' {
  return sort === 'match' || sort === 'match-low';
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
  const [figure, direction] = ORDERS[sort];
  const backwards = sort === 'oldest' ? sql`asc` : sql`desc`;
  const found = matching(db, filter)
    .select(['a.id', 'a.status', sql<Date>`coalesce(a.applied_at, a.created_at)`.as('at')])
    .select(
      figure
        ? sql<number | null>`case when ${isAwakeApplicant} then ${figure()} end`.as('figure')
        : sql<null>`null::int`.as('figure'),
    );
  const { rows } = await sql<{ ids: string[]; counts: Partial<Found['counts']> | null }>`
    with found as materialized (${found})
    select array_to_json(array(
        select id from found where ${status ?? null}::text[] is null or status = any(${status ?? null}::text[])
         order by figure ${sql.raw(direction)} nulls last, at ${backwards}, id ${backwards}
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

/** These applications with all that is shown of them, in this order. */
export async function listApplicants(db: Db, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return inOrder(await withCandidates(db, companyId).where('a.id', 'in', ids).execute(), ids);
}

function inOrder<Row extends { id: string }>(rows: Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

export function findApplicant(db: Db, companyId: string, id: string) {
  return withCandidates(db, companyId)
    .where('a.id', '=', id)
    .select(['u.email', 'u.phone', 'c.resumeFileId'])
    .select(
      contactSharedWith({ candidateId: sql.ref('a.candidateId'), companyId: sql.ref('a.companyId') }).as(
        'isContactShared',
      ),
    )
    .executeTakeFirst();
}

const actorName = fullName<string | null>('u').as('actorName');

export function listHistory(db: Db, applicationId: string) {
  return db
    .selectFrom('applicationEvents as e')
    .leftJoin('users as u', 'u.id', 'e.actorId')
    .selectAll('e')
    .select(actorName)
    .where('e.applicationId', '=', applicationId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();
}

/** The rejection that waits to be told, for those who made it. */
export function findWaitingRejection(db: Db, applicationId: string) {
  return db
    .selectFrom('waitingRejections as w')
    .innerJoin('applications as a', 'a.id', 'w.applicationId')
    .leftJoin('users as u', 'u.id', 'w.actorId')
    .select(['a.id', 'a.status as fromStatus', 'w.category', 'w.reason', 'w.decidedAt as at', actorName])
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
}

export function getHeadline(db: Db, applicationId: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.jobId')
    .innerJoin('companies as o', 'o.id', 'a.companyId')
    .innerJoin('users as u', 'u.id', 'a.candidateId')
    .select(['a.id', 'a.jobId', 'a.companyId', 'a.candidateId', 'j.title', 'o.name as companyName'])
    .select(['u.firstName', 'u.lastName'])
    .where('a.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}
