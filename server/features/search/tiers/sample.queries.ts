import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/schema/database.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import type { PageRequest } from '../candidates-page.queries.ts';
import { allOf, type FacetGroup } from '../conditions.queries.ts';
import { countedApart, type FacetRows, facetsOf } from '../facets.queries.ts';
import { SAMPLE_ROWS, type Seen } from './estimate.policy.ts';
import { hasAtLeast } from './wishes.queries.ts';

/** As last counted: who can be found at all, and who of them is in the sample. */
export interface Market {
  people: number;
  rows: number;
}

export async function getMarket(db: Db): Promise<Market> {
  const { rows } = await sql<Market>`/*@get_market*/select people, rows from candidate_sample_share`.execute(
    db,
  );
  if (!rows[0]) throw new Error('There is always one share');
  return rows[0];
}

/** Facets of groups of which few are found are null: they are better counted. */
export type SomeFacets = { [Name in keyof FacetRows]: FacetRows[Name] | null };

export interface Sample {
  seen: { all: Seen } & Partial<Record<FacetGroup, Seen>>;
  facets: SomeFacets;
}

export interface Glance extends Seen {
  /** Of those seen, how many have at least one of the wishes, at least two, and so on. */
  having: number[];
}

const names = (group: FacetGroup | 'all') => ({
  rows: sql.ref(`rows_${group.toLowerCase()}`),
  seen: sql.ref(`seen_${group.toLowerCase()}`),
});

/** The first of the sample, by place, who fulfil the conditions but those of a group; and how many those are. */
function look({ conditions }: PageRequest, market: Market, except?: FacetGroup): RawBuilder<unknown> {
  const { rows, seen } = names(except ?? 'all');
  return sql`
    ${rows} as materialized (
      select d.place, d.tokens, d.institute_ids, d.city_ids, d.skill_ids, d.notice_step, d.experience_months,
        d.expected_total
      from candidate_sample d where ${allOf(conditions, except ? [except] : [])} order by d.place limit ${SAMPLE_ROWS}::int),
    ${seen} as materialized (
      select count(*) as rows, case when count(*) < ${SAMPLE_ROWS}::int then ${market.rows}::bigint
        else (select count(*) from candidate_sample s where s.place <= (select max(place) from ${rows})) end as among
      from ${rows})`;
}

/** How many of the sample fulfil the conditions, and how many of these the wishes besides. */
export async function glance(db: Db, request: PageRequest, market: Market): Promise<Glance> {
  const { wishes } = request;
  const having = wishes.map((_, place) => sql`count(*) filter (where ${hasAtLeast(place + 1, wishes)})`);
  const { rows } = await sql<Glance>`
    with ${look(request, market)}
    select rows, among, ${having.length > 0 ? sql`(select array[${sql.join(having)}]::int[] from rows_all d)` : sql`'{}'::int[]`}
      as having from seen_all`.execute(db);
  if (!rows[0]) throw new Error('A count answers one row');
  return rows[0];
}

/** Who of the sample is found, and for each group whom all other filters leave, with what is counted among them. */
export function sampleStatement(request: PageRequest, market: Market) {
  const { conditions, skillsMode, chosen } = request;
  const { groups } = countedApart(conditions, skillsMode);
  const looks = [undefined, ...groups].map((except) => look(request, market, except));
  const tableOf = (group: FacetGroup) => names(groups.has(group) ? group : 'all');
  const isMany = (group: FacetGroup) =>
    sql`(select s.rows * ${market.people}::bigint > ${COUNTED}::int * s.among from ${tableOf(group).seen} s)`;
  const seen = [...groups].map(
    (group) => sql`${group}::text, (select to_json(s) from ${names(group).seen} s)`,
  );
  return sql<Sample>`
    with ${sql.join(looks)}
    select
      json_build_object(${sql.join([sql`'all', (select to_json(s) from seen_all s)`, ...seen])}) as seen,
      ${facetsOf((group) => sql`${tableOf(group).rows} m`, chosen, isMany)} as facets`;
}

export async function takeSample(db: Db, request: PageRequest, market: Market): Promise<Sample> {
  const { rows } = await sampleStatement(request, market).execute(db);
  if (!rows[0]) throw new Error('A select without a table answers one row');
  return rows[0];
}
