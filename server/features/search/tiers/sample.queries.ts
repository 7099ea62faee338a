import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import {
  everyone,
  type FoundPage,
  groupsOf,
  leftTo,
  type Packed,
  type PageRequest,
  packedColumns,
  packedOf,
} from '#server/features/search/candidates-page.queries.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { allOf, type Condition, type FacetGroup, forEachRow } from '../conditions.queries.ts';
import { SAMPLE_ROWS, type Seen, SMALL_MARKET } from './estimate.policy.ts';
import { rungsOf, wishesMet } from './walk.queries.ts';

/** The last counts: the people who can be found, and those in the sample. */
export interface Market {
  people: number;
  rows: number;
}

export async function getMarket(db: Db): Promise<Market> {
  return oneRow(db, sql<Market>`/*@get_market*/select people, rows from candidate_sample_share`);
}

/** The number of sample rows of a group, and whether they stand for a large result. */
interface SeenOfGroup extends Seen {
  isMany: boolean;
}

/**
 * The sample rows that match all filters except those of a group, and the rows that match the conditions
 * shared by all groups; with the choices of each group, taken from the sample where the result is large.
 */
export interface Sample extends Packed {
  seen: Partial<Record<FacetGroup | 'shared', SeenOfGroup>>;
}

export interface Glance extends Seen {
  /**
   * Of the sample rows, how many are on each level: meet at least one of the wishes, at least two, and so on.
   */
  having: number[];
  /** The choices of the sample rows, if the result is large. */
  all: Buffer | null;
}

/** The estimated number of matches, the size of the market, and the sample. */
export interface Size {
  found: number;
  people: number;
  seen: Glance;
}

type Look = 'all' | keyof Sample['seen'];

const names = (group: Look) => ({
  rows: sql.ref(`rows_${group.toLowerCase()}`),
  seen: sql.ref(`seen_${group.toLowerCase()}`),
});

interface Looking {
  name: Look;
  columns: RawBuilder<unknown>;
  except?: readonly FacetGroup[];
}

/**
 * The first sample rows, by place, that match the conditions except those of some groups; and their number.
 */
function look(
  conditions: Condition[],
  market: Market,
  { name, columns, except = [] }: Looking,
): RawBuilder<unknown> {
  const { rows, seen } = names(name);
  return sql`
    ${rows} as materialized (
      select ${columns}
      from candidate_sample d where ${allOf(conditions, except)} order by d.place limit ${SAMPLE_ROWS}::int),
    ${seen} as materialized (
      select count(*) as rows, case when count(*) < ${SAMPLE_ROWS}::int then ${market.rows}::bigint
        else (select count(*) from candidate_sample s where s.place <= (select max(place) from ${rows})) end as among
      from ${rows})`;
}

/** Whether the estimate of a group is above the limit for exact counts. */
const isMany = (group: Look, { people }: Market) =>
  sql`(select s.rows * ${people}::bigint > ${COUNTED}::int * s.among from ${names(group).seen} s)`;

const columnsOf = (request: PageRequest) =>
  rungsOf(request).length > 0
    ? sql`d.place, d.choices, d.tokens, d.experience_months, d.expected_total`
    : sql`d.place, d.choices`;

const packedSeen = (group: Look) => packedOf(sql`${names(group).rows} m`);

/** The choices of the sample rows, if the result is large. */
const packedIfMany = (group: Look, market: Market) =>
  sql`(case when ${isMany(group, market)} then ${packedSeen(group)} end)`;

function glanced(request: PageRequest): RawBuilder<unknown> {
  const having = rungsOf(request).map(({ holds }) => sql`count(*) filter (where ${holds(sql`d.met`)})`);
  // `offset 0` prevents the planner from evaluating the wishes of a row once per level.
  const all =
    having.length > 0
      ? sql`(select array[${sql.join(having)}]::int[]
          from (select *, ${wishesMet(request)} as met from rows_all d offset 0) d)`
      : sql`'{}'::int[]`;
  return sql`rows, among, ${all} as having`;
}

/** Whether the market is small enough to read everyone left to a group. */
export const isSmall = ({ people }: Market): boolean => people <= SMALL_MARKET;

/** How many sample rows match the conditions, and how many of these also meet the wishes. */
export async function glance(db: Db, request: PageRequest, market: Market): Promise<Glance> {
  return oneRow(
    db,
    sql<Glance>`with ${look(request.conditions, market, { name: 'all', columns: columnsOf(request) })}
      select ${glanced(request)}, ${packedIfMany('all', market)} as "all" from seen_all`,
  );
}

type GlanceOrPage = Glance & FoundPage & { isFew: boolean };

/**
 * The same, and if the result is small also all matches; one statement is faster than two. If the groups
 * share narrowing conditions, few rows are left to each group, and they are read in the same statement.
 */
export async function glanceOrCount(db: Db, request: PageRequest, market: Market): Promise<GlanceOrPage> {
  const { conditions, skillsMode } = request;
  const isFew = sql`(not ${isMany('all', market)})`;
  const { isShared } = groupsOf(request);
  const { m, counted, groups } = everyone(
    { ...request, conditions: [...conditions, { group: null, holds: isFew }] },
    { counts: () => isShared },
  );
  // A filter on any of several skills matches so many rows that an index does not help.
  const isBroad = isSmall(market) && skillsMode === 'ANY';
  const seen = look(isBroad ? forEachRow(conditions) : conditions, market, {
    name: 'all',
    columns: columnsOf(request),
  });
  const all = sql`coalesce(${packedIfMany('all', market)}, ${packedOf(sql`m`)})`;
  return oneRow(
    db,
    sql<GlanceOrPage>`
      with ${seen}, ${m}
      select ${glanced(request)}, ${isFew} as is_few, ${counted}, ${packedColumns([['all', all], ...groups])}
      from seen_all`,
  );
}

interface Looks {
  /** Whether all rows of groups with few are read in the same statement. */
  readsFew: boolean;
  /** Whether reading the sample by place is faster than by an index. */
  isDense?: boolean;
}

/** The sample rows of each group that is counted separately, with their choices. */
export function sampleStatement(request: PageRequest, market: Market, { readsFew, isDense = false }: Looks) {
  const { apart, isShared } = groupsOf(request);
  const groups = [...apart];
  const conditions = isDense ? forEachRow(request.conditions) : request.conditions;
  // With a single group, the shared conditions are all other filters.
  const looksAtShared = isShared && groups.length > 1;
  const looks: Looking[] = [
    ...groups.map((group) => ({ name: group, columns: sql`d.place, d.choices`, except: [group] })),
    ...(looksAtShared ? [{ name: 'shared' as const, columns: sql`d.place`, except: groups }] : []),
  ];
  const seen = looks.map(
    ({ name }) => sql`${name}::text, (select json_build_object('rows', s.rows, 'among', s.among,
      'isMany', ${isMany(name, market)}) from ${names(name).seen} s)`,
  );
  const everybody = (group: FacetGroup) => packedOf(leftTo(group, sql`candidate_index`, request.conditions));
  const choices = (group: FacetGroup) =>
    readsFew
      ? sql`(case when ${isMany(group, market)} then ${packedSeen(group)} else ${everybody(group)} end)`
      : packedIfMany(group, market);
  return sql<Sample>`
    with ${sql.join(looks.map((one) => look(conditions, market, one)))}
    select json_build_object(${sql.join(seen)}) as seen,
      ${packedColumns(groups.map((group) => [group, choices(group)]))}`;
}

export async function takeSample(
  db: Db,
  request: PageRequest,
  market: Market,
  looks: Looks,
): Promise<Sample> {
  return oneRow(db, sampleStatement(request, market, looks));
}
