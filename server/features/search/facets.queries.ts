import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { EXPERIENCE_BANDS, SALARY_BARS, SALARY_STEP } from '#contract/search/candidate-search.ts';
import { allOf, type Condition, type FacetGroup, inBand } from './conditions.queries.ts';

/** Counts as the database gives them: by number of term or step, in the order of the bands. */
export interface FacetRows {
  institutes: { name: string; count: number }[];
  cities: { name: string; count: number }[];
  skills: { name: string; count: number }[];
  notice: { step: number; count: number }[];
  experience: number[];
  salary: { bar: number; count: number }[];
}

const MOST_INSTITUTES = 100;
const MOST_CITIES = 30;
const MOST_SKILLS = 20;

export interface Chosen {
  institutes: number[];
  cities: number[];
  skills: number[];
}

/** Where a group is counted: a table that stands as `m`; null where it is not. */
export type Source = (group: FacetGroup) => RawBuilder<unknown> | null;

/** The groups that filter and are counted without their own filter. Skills that must all be there narrow each other. */
export function countedApart(
  conditions: Condition[],
  skillsMode: CandidateFilter['skillsMode'],
): ReadonlySet<FacetGroup> {
  const groups = new Set(conditions.flatMap(({ group }) => (group === null ? [] : [group])));
  if (skillsMode === 'ALL') groups.delete('skills');
  return groups;
}

/**
 * A group is counted among the rows found (`m`), or, when it filters by itself, among those of the table whom all other
 * filters leave.
 */
export function sourceOf(
  table: RawBuilder<unknown>,
  conditions: Condition[],
  apart: ReadonlySet<FacetGroup>,
): Source {
  return (group) =>
    apart.has(group) ? sql`(select d.* from ${table} d where ${allOf(conditions, [group])}) m` : sql`m`;
}

/** The most frequent terms, and whichever have been chosen. */
function terms(source: RawBuilder<unknown>, column: string, chosen: number[], most: number) {
  return sql`(
    select coalesce(json_agg(json_build_object('name', t.name, 'count', c.rows) order by c.rows desc, t.name), '[]')
    from (
      select term, count(*) as rows from (select unnest(m.${sql.ref(column)}) as term from ${source}) named
      group by term order by term = any(${chosen}::int[]) desc, rows desc, term limit ${most}::int
    ) c join search_terms t on t.id = c.term)`;
}

function groups(source: RawBuilder<unknown>, key: RawBuilder<unknown>, name: string) {
  return sql`(
    select coalesce(json_agg(json_build_object(${name}::text, c.key, 'count', c.rows)), '[]')
    from (select ${key} as key, count(*) as rows from ${source} group by 1) c)`;
}

/** One JSON object with the counts of every group; null for one that has no source, or is not to be counted. */
export function facetsOf(
  from: Source,
  chosen: Chosen,
  counts?: (group: FacetGroup) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const of = (group: FacetGroup, count: (source: RawBuilder<unknown>) => RawBuilder<unknown>) => {
    const source = from(group);
    if (!source) return sql`null`;
    return counts ? sql`case when ${counts(group)} then ${count(source)} end` : count(source);
  };
  const bands = EXPERIENCE_BANDS.map((band) => sql`count(*) filter (where ${inBand(band)})`);
  const bar = sql`least(m.expected_total / ${SALARY_STEP}::int, ${SALARY_BARS - 1}::int)`;
  return sql`json_build_object(
    'institutes', ${of('institutes', (m) => terms(m, 'institute_ids', chosen.institutes, MOST_INSTITUTES))},
    'cities', ${of('cities', (m) => terms(m, 'city_ids', chosen.cities, MOST_CITIES))},
    'skills', ${of('skills', (m) => terms(m, 'skill_ids', chosen.skills, MOST_SKILLS))},
    'notice', ${of('noticePeriods', (m) => groups(m, sql`m.notice_step`, 'step'))},
    'experience', ${of('experience', (m) => sql`(select json_build_array(${sql.join(bands)}) from ${m})`)},
    'salary', ${of('expectedSalary', (m) => groups(m, bar, 'bar'))})`;
}
