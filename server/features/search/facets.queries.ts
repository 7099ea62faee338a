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

interface Chosen {
  institutes: number[];
  cities: number[];
  skills: number[];
}

type Source = (group: FacetGroup) => RawBuilder<unknown>;

/**
 * Where a group is counted: among the rows found (`m`), or, when the group filters by itself, among the rows that
 * all other filters leave. Skills that must all be there narrow each other, so they count among the rows found.
 */
function sources(conditions: Condition[], skillsMode: CandidateFilter['skillsMode']): Source {
  const filtering = new Set(conditions.map(({ group }) => group));
  if (skillsMode === 'ALL') filtering.delete('skills');
  return (group) =>
    filtering.has(group)
      ? sql`(select d.* from candidate_index d where ${allOf(conditions, group)}) m`
      : sql`m`;
}

/** The most frequent terms, and whichever have been chosen. */
function terms(source: RawBuilder<unknown>, column: string, chosen: number[], most: number) {
  return sql`(
    select coalesce(json_agg(json_build_object('name', t.name, 'count', c.rows) order by c.rows desc, t.name), '[]')
    from (
      select term, count(*) as rows from ${source}, unnest(m.${sql.ref(column)}) as term
      group by term order by term = any(${chosen}::int[]) desc, rows desc, term limit ${most}::int
    ) c join search_terms t on t.id = c.term)`;
}

function groups(source: RawBuilder<unknown>, key: RawBuilder<unknown>, name: string) {
  return sql`(
    select coalesce(json_agg(json_build_object(${name}::text, c.key, 'count', c.rows)), '[]')
    from (select ${key} as key, count(*) as rows from ${source} group by 1) c)`;
}

/** One JSON object with the counts of every group. */
export function facetsOf(
  conditions: Condition[],
  skillsMode: CandidateFilter['skillsMode'],
  chosen: Chosen,
): RawBuilder<unknown> {
  const from = sources(conditions, skillsMode);
  const bands = EXPERIENCE_BANDS.map((band) => sql`count(*) filter (where ${inBand(band)})`);
  const bar = sql`least(m.expected_total / ${SALARY_STEP}::int, ${SALARY_BARS - 1}::int)`;
  return sql`json_build_object(
    'institutes', ${terms(from('institutes'), 'institute_ids', chosen.institutes, MOST_INSTITUTES)},
    'cities', ${terms(from('cities'), 'city_ids', chosen.cities, MOST_CITIES)},
    'skills', ${terms(from('skills'), 'skill_ids', chosen.skills, MOST_SKILLS)},
    'notice', ${groups(from('noticePeriods'), sql`m.notice_step`, 'step')},
    'experience', (select json_build_array(${sql.join(bands)}) from ${from('experience')}),
    'salary', ${groups(from('expectedSalary'), bar, 'bar')})`;
}
