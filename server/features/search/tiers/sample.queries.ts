import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import { everyone, type FoundPage, groupsOf, type PageRequest } from '../candidates-page.queries.ts';
import { allOf, type FacetGroup } from '../conditions.queries.ts';
import { type FacetRows, facetsOf } from '../facets.queries.ts';
import { SAMPLE_ROWS, type Seen } from './estimate.policy.ts';
import { hasAtLeast } from './wishes.queries.ts';

/** As last counted: who can be found at all, and who of them is in the sample. */
export interface Market {
  people: number;
  rows: number;
}

export async function getMarket(db: Db): Promise<Market> {
  return oneRow(db, sql<Market>`/*@get_market*/select people, rows from candidate_sample_share`);
}

/** Facets of groups of which few are found are null: they are better counted. */
export type SomeFacets = { [Name in keyof FacetRows]: FacetRows[Name] | null };

export interface Sample {
  /** By all filters, by all but those of a group, and by those alone that no group counts apart. */
  seen: { all: Seen } & Partial<Record<FacetGroup | 'shared', Seen>>;
  facets: SomeFacets;
}

export interface Glance extends Seen {
  /** Of those seen, how many have at least one of the wishes, at least two, and so on. */
  having: number[];
}

type Look = keyof Sample['seen'];

const names = (group: Look) => ({
  rows: sql.ref(`rows_${group.toLowerCase()}`),
  seen: sql.ref(`seen_${group.toLowerCase()}`),
});

const COUNTED_BY = sql`d.place, d.institute_ids, d.city_ids, d.skill_ids, d.notice_step, d.experience_months, d.expected_total`;

interface Looking {
  name?: Look;
  columns: RawBuilder<unknown>;
  except?: readonly FacetGroup[];
}

/** The first of the sample, by place, who fulfil the conditions but those of some groups; and how many those are. */
function look(
  { conditions }: PageRequest,
  market: Market,
  { name = 'all', columns, except = [] }: Looking,
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

/** Whether what was seen of a group stands for more than are counted. */
const isMany = (group: Look, { people }: Market) =>
  sql`(select s.rows * ${people}::bigint > ${COUNTED}::int * s.among from ${names(group).seen} s)`;

const columnsOf = ({ wishes }: PageRequest) => (wishes.length > 0 ? sql`d.place, d.tokens` : sql`d.place`);

function glanced({ wishes }: PageRequest): RawBuilder<unknown> {
  const having = wishes.map((_, place) => sql`count(*) filter (where ${hasAtLeast(place + 1, wishes)})`);
  const all =
    having.length > 0 ? sql`(select array[${sql.join(having)}]::int[] from rows_all d)` : sql`'{}'::int[]`;
  return sql`rows, among, ${all} as having`;
}

/** How many of the sample fulfil the conditions, and how many of these the wishes besides. */
export async function glance(db: Db, request: PageRequest, market: Market): Promise<Glance> {
  return oneRow(
    db,
    sql<Glance>`with ${look(request, market, { columns: columnsOf(request) })} select ${glanced(request)} from seen_all`,
  );
}

/** The same, and where these are few everybody found with all counts, else nobody: one statement is asked for sooner. */
export async function glanceOrCount(
  db: Db,
  request: PageRequest,
  market: Market,
): Promise<Glance & FoundPage & { isFew: boolean }> {
  const isFew = sql`(not ${isMany('all', market)})`;
  const { m, counted } = everyone({
    ...request,
    conditions: [...request.conditions, { group: null, holds: isFew }],
  });
  return oneRow(
    db,
    sql<Glance & FoundPage & { isFew: boolean }>`
      with ${look(request, market, { columns: columnsOf(request) })}, ${m}
      select ${glanced(request)}, ${isFew} as is_few, ${counted} from seen_all`,
  );
}

/** Who of the sample is found, and for each group whom all other filters leave, with what is counted among them. */
export function sampleStatement(request: PageRequest, market: Market) {
  const { apart, isShared } = groupsOf(request);
  const groups = [...apart];
  // What all of one group share is what the others leave to it.
  const looksAtShared = isShared && groups.length > 1;
  const looks: Looking[] = [
    { columns: COUNTED_BY },
    ...groups.map((group) => ({ name: group, columns: COUNTED_BY, except: [group] })),
    ...(looksAtShared ? [{ name: 'shared' as const, columns: sql`d.place`, except: groups }] : []),
  ];
  const tableOf = (group: FacetGroup) => (apart.has(group) ? group : 'all');
  const seen = looks.map(
    ({ name = 'all' }) => sql`${name}::text, (select to_json(s) from ${names(name).seen} s)`,
  );
  return sql<Sample>`
    with ${sql.join(looks.map((one) => look(request, market, one)))}
    select
      json_build_object(${sql.join(seen)}) as seen,
      ${facetsOf(
        (group) => sql`${names(tableOf(group)).rows} m`,
        request.chosen,
        (group) => isMany(tableOf(group), market),
      )} as facets`;
}

export async function takeSample(db: Db, request: PageRequest, market: Market): Promise<Sample> {
  return oneRow(db, sampleStatement(request, market));
}
