import { type RawBuilder, sql } from 'kysely';
import { TO_ANSWER_STATUSES } from '#contract/interviews/transitions.ts';
import type { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { anyOf } from '#server/db/fragments.sql.ts';
import { named } from '#server/db/guarded-client.ts';
import type { Db } from '#server/db/schema/database.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { allOf, type Facet, filtersOf, narrowed, passing } from './passing.sql.ts';
import { type Reach, reach, sampled } from './sample.queries.ts';

/** The status of this candidate's applications to these jobs. */
export function listMyStatuses(db: Db, candidateId: string, ids: readonly string[]) {
  return db
    .selectFrom('applications')
    .modifyFront(named('list_own_statuses'))
    .select(['jobId', 'status', 'ending'])
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', anyOf(ids))
    .execute();
}

/** The interview requests for these jobs that wait for the candidate's reply. */
export function listToAnswer(db: Db, candidateId: string, ids: readonly string[]) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', 'a.id', 'i.applicationId')
    .modifyFront(named('list_requests_to_answer'))
    .select(['a.jobId', 'i.id'])
    .where('a.candidateId', '=', candidateId)
    .where('i.status', 'in', TO_ANSWER_STATUSES)
    .where('a.jobId', '=', anyOf(ids))
    .execute();
}

/** Those of these jobs that the candidate has saved. */
export function listSaved(db: Db, candidateId: string, ids: readonly string[]) {
  return db
    .selectFrom('savedJobs')
    .modifyFront(named('list_saved_among'))
    .select('jobId')
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', anyOf(ids))
    .execute();
}

/** A job is new if it was opened in (`after`, `until`]. */
interface Window {
  after: Date;
  until: Date;
}

/**
 * Jobs opened in the window that pass the filter, newest first, without those that the candidate has an
 * application for.
 */
export function listNewJobs(db: Db, candidateId: string, filter: JobsFilter, { after, until }: Window) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('jobIndex as b', 'b.jobId', 'j.id')
    .select(['j.id', 'j.companyId'])
    .where(passing(filter))
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

export const FACETS: readonly Facet[] = ['city', 'workMode', 'jobType', 'level', 'skill', 'company'];
const MOST_CHOICES = 100;
/**
 * The filter choices are estimated from this many jobs, so a share of one half is accurate to three
 * percentage points.
 */
const CHOSEN_AMONG = 1500;

const CHOICES: Record<Facet, RawBuilder<unknown>> = {
  city: sql`b.city as value, b.city as label from board b where b.city is not null`,
  workMode: sql`b.work_mode as value, b.work_mode as label from board b where true`,
  jobType: sql`b.job_type as value, b.job_type as label from board b where true`,
  level: sql`b.experience_level as value, b.experience_level as label from board b where true`,
  skill: sql`s as value, s as label from board b cross join lateral unnest(b.skills) s where true`,
  company: sql`b.company_id::text as value, b.company_name as label from board b where true`,
};

export interface FacetRow {
  facet: Facet;
  value: string;
  label: string;
  count: number;
}

const COLUMNS = sql`b.place, b.city, b.work_mode, b.job_type, b.experience_level, b.company_id, b.company_name, b.skills`;

/** Counts the choices of one filter among the jobs of `board`. */
function countsOf(facet: Facet): RawBuilder<unknown> {
  return sql`select ${sql.lit(facet)} as facet, value, label, count(*)::int as count
    from (select ${CHOICES[facet]}) choices
    group by value, label order by count(*) desc, label limit ${sql.lit(MOST_CHOICES)}`;
}

interface Group {
  except?: Facet;
  facets: Facet[];
}

/**
 * Facets without a chosen value share one count over the whole filter. A facet with a chosen value is counted
 * separately, without its own condition.
 */
function groupsOf(filter: JobsFilter, facets: readonly Facet[]): Group[] {
  const chosen = filtersOf(filter);
  const apart = facets.filter((facet) => chosen[facet]);
  const others = facets.filter((facet) => !chosen[facet]);
  return [
    ...(others.length > 0 ? [{ facets: others }] : []),
    ...apart.map((facet) => ({ except: facet, facets: [facet] })),
  ];
}

function countsAmong(board: RawBuilder<unknown>, { facets }: Group): RawBuilder<unknown> {
  return sql`(
    with board as materialized (${board})
    ${sql.join(
      facets.map((facet) => sql`(${countsOf(facet)})`),
      sql` union all `,
    )})`;
}

/** The choices of these facets, counted exactly among all jobs that pass the other filters. */
export async function listCounted(
  db: Db,
  filter: JobsFilter,
  facets: readonly Facet[] = FACETS,
): Promise<FacetRow[]> {
  const groups = groupsOf(filter, facets).map((group) =>
    countsAmong(sql`select ${COLUMNS} from job_index b where ${passing(filter, group.except)}`, group),
  );
  const { rows } = await sql<FacetRow>`${sql.join(groups, sql` union all `)}`.execute(db);
  return rows;
}

interface Sampled extends Reach {
  /** How many rows of the sample pass all filters except this facet's. */
  sizes: Record<Facet, number>;
  rows: FacetRow[];
}

export const usedOf = (size: number) => Math.min(size, CHOSEN_AMONG);

/** The same, estimated from the sample. */
export async function listSampled(db: Db, filter: JobsFilter): Promise<Sampled> {
  const chosen = filtersOf(filter);
  const groups = groupsOf(filter, FACETS);
  const flags = Object.entries(chosen).map(
    ([facet, condition]) => sql`${condition} as ${sql.ref(`passes_${facet}`)}`,
  );
  const passingBut = ({ except }: Group) =>
    allOf(
      Object.keys(chosen)
        .filter((facet) => facet !== except)
        .map((facet) => sql<boolean>`${sql.ref(`passes_${facet}`)}`),
    );
  const sizes = groups.map((group) => sql`(select count(*) from near where ${passingBut(group)})`);
  const counts = groups.map((group) =>
    countsAmong(
      sql`select * from near where ${passingBut(group)} order by place limit ${CHOSEN_AMONG}::int`,
      group,
    ),
  );
  const statement = sql<Reach & { sizes: number[]; rows: FacetRow[] }>`
    with near as materialized (
      select ${sql.join([COLUMNS, ...flags])}
        from ${sampled()} b where ${narrowed(filter)})
    select r.among, r.last, json_build_array(${sql.join(sizes)}) as sizes,
      coalesce((select json_agg(c) from (${sql.join(counts, sql` union all `)}) c), '[]') as rows
      from ${reach()} r`;
  const found = await oneRow(db, statement);
  const sizeOf = groups.flatMap(({ facets }, at) => facets.map((facet) => [facet, found.sizes[at]]));
  return { ...found, sizes: Object.fromEntries(sizeOf) };
}
