import { type RawBuilder, sql } from 'kysely';
import { TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { JobFacets, JobsFilter, JobsQuery } from '#contract/jobs/public-jobs.ts';
import type { MatchCandidate } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { selectJobs } from '../jobs.queries.ts';
import { withCompany } from '../public-jobs.queries.ts';
import { guessedMatch, skillCounts } from './guessed-match.sql.ts';
import { searched } from './searched.sql.ts';
import { yearlyPay } from './yearly-pay.sql.ts';

type Condition = RawBuilder<boolean>;
type Facet = keyof JobFacets;

const FACETS: readonly Facet[] = ['city', 'workMode', 'jobType', 'level', 'skill', 'company'];
const MOST_CHOICES = 100;
const anything: Condition = sql`true`;

const isOpen: Condition = sql`j.status = 'PUBLISHED' and j.deleted_at is null and c.approval_status = 'APPROVED'`;

function oneOf(column: RawBuilder<unknown>, values: readonly string[]): Condition {
  return values.length > 0 ? sql`${column} in (${sql.join(values)})` : anything;
}

/** One condition a filter. */
function filtersOf({ city, workMode, jobType, level, skill, company }: JobsFilter): Record<Facet, Condition> {
  const cities = city.map((name) => name.toLowerCase());
  return {
    city: oneOf(sql`lower(j.city)`, cities),
    workMode: oneOf(sql`j.work_mode`, workMode),
    jobType: oneOf(sql`j.job_type`, jobType),
    level: oneOf(sql`j.experience_level`, level),
    skill:
      skill.length > 0
        ? sql`exists (select 1 from job_skills k where k.job_id = j.id and k.skill_name in (${sql.join(skill)}))`
        : anything,
    company: oneOf(sql`j.company_id`, company),
  };
}

/** What narrows the board without being one of its counted choices. */
function found({ search, minSalary = 0 }: JobsFilter): Condition {
  const isPaid = minSalary > 0 ? sql`${yearlyPay} >= ${minSalary}` : anything;
  return sql`${isOpen} and ${isPaid} and ${search ? searched(search) : anything}`;
}

function passing(filter: JobsFilter): Condition {
  return sql`${sql.join([found(filter), ...Object.values(filtersOf(filter))], sql` and `)}`;
}

/** Published jobs of companies that may hire here. */
function openJobs(db: Db, filter: JobsFilter) {
  return withCompany(selectJobs(db)).where(passing(filter));
}

export function listOpenJobs(db: Db, { sort, page, size, ...filter }: JobsQuery) {
  const jobs = openJobs(db, filter);
  const ordered = sort === 'PAY' ? jobs.orderBy(yearlyPay, 'desc') : jobs.orderBy('j.publishedAt', 'desc');
  return ordered
    .orderBy('j.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
}

/** Open jobs that pass the filter, likely matches first. */
export async function listLikelyIds(
  db: Db,
  candidate: MatchCandidate,
  { limit, offset, ...filter }: JobsFilter & { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from jobs j join companies c on c.id = j.company_id ${skillCounts(candidate)}
    where ${passing(filter)}
    order by ${guessedMatch(candidate)} desc, j.published_at desc, j.id desc
    limit ${limit}::int offset ${offset}::int`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countOpenJobs(db: Db, filter: JobsFilter): Promise<number> {
  const row = await openJobs(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** What became of this candidate's applications to these jobs. */
export function listMyStatuses(db: Db, candidateId: string, jobs: readonly { id: string }[]) {
  const ids = jobs.map(({ id }) => id);
  return db
    .selectFrom('applications')
    .select(['jobId', 'status', 'ending'])
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`job_id = any(${ids}::uuid[])`)
    .execute();
}

/** The interview requests for these jobs that wait for the candidate's reply. */
export function listToAnswer(db: Db, candidateId: string, jobs: readonly { id: string }[]) {
  const ids = jobs.map(({ id }) => id);
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.applicationId')
    .select(['a.jobId', 'i.id'])
    .where('a.candidateId', '=', candidateId)
    .where('i.status', 'in', TO_ANSWER_STATUSES)
    .where(sql<boolean>`a.job_id = any(${ids}::uuid[])`)
    .execute();
}

/** Those of these jobs that the candidate keeps. */
export function listSaved(db: Db, candidateId: string, jobs: readonly { id: string }[]) {
  const ids = jobs.map(({ id }) => id);
  return db
    .selectFrom('savedJobs')
    .select('jobId')
    .where('candidateId', '=', candidateId)
    .where(sql<boolean>`job_id = any(${ids}::uuid[])`)
    .execute();
}

/** Since when a job must stand on the board to be news. */
export interface Window {
  after: Date;
  until: Date;
}

/** What has come to the board meanwhile and passes the filter, newest first, but for what the candidate is connected to. */
export function listNewJobs(db: Db, candidateId: string, filter: JobsFilter, { after, until }: Window) {
  return openJobs(db, filter)
    .clearSelect()
    .select(['j.id', 'j.companyId'])
    .where('j.openedAt', '>', after)
    .where('j.openedAt', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications as a')
            .select('a.id')
            .whereRef('a.jobId', '=', 'j.id')
            .where('a.candidateId', '=', candidateId),
        ),
      ),
    )
    .orderBy('j.openedAt', 'desc')
    .orderBy('j.id', 'desc')
    .execute();
}

const CHOICES: Record<Facet, RawBuilder<unknown>> = {
  city: sql`city as value, city as label from board where city is not null`,
  workMode: sql`work_mode as value, work_mode as label from board where true`,
  jobType: sql`job_type as value, job_type as label from board where true`,
  level: sql`experience_level as value, experience_level as label from board where true`,
  skill: sql`k.skill_name::text as value, k.skill_name::text as label
    from board join job_skills k on k.job_id = board.id where true`,
  company: sql`company_id::text as value, company_name as label from board where true`,
};

interface FacetRow {
  facet: Facet;
  value: string;
  label: string;
  count: number;
}

/** Counts the choices of one filter among the jobs that pass all the others. */
function countsOf(facet: Facet): RawBuilder<unknown> {
  const others = FACETS.filter((other) => other !== facet).map((other) => sql.ref(`passes_${other}`));
  return sql`(select ${sql.lit(facet)} as facet, value, label, count(*)::int as count
    from (select ${CHOICES[facet]} and ${sql.join(others, sql` and `)}) choices
    group by value, label order by count(*) desc, label limit ${sql.lit(MOST_CHOICES)})`;
}

export async function listFacets(db: Db, filter: JobsFilter): Promise<FacetRow[]> {
  const passes = Object.entries(filtersOf(filter)).map(
    ([facet, condition]) => sql`${condition} as ${sql.ref(`passes_${facet}`)}`,
  );
  const { rows } = await sql<FacetRow>`
    with board as materialized (
      select j.id, j.city, j.work_mode, j.job_type, j.experience_level, j.company_id, c.name as company_name,
        ${sql.join(passes)}
      from jobs j join companies c on c.id = j.company_id where ${found(filter)})
    ${sql.join(FACETS.map(countsOf), sql` union all `)}`.execute(db);
  return rows;
}
