import { type RawBuilder, sql } from 'kysely';
import type { JobFacets, JobsFilter } from '#contract/jobs/public-jobs.ts';
import type { NumberRange } from '#contract/search/candidate-filter.ts';
import { anywhere } from '#server/db/fragments.sql.ts';
import { type JobWords, readJobWords } from './job-words.ts';

export type Condition = RawBuilder<boolean>;

/** Whether the indexed job `b` has one of these. */
export function hasTag(kind: string, values: readonly string[]): Condition {
  const tags = values.map((value) => `${kind}:${value}`);
  return sql`b.tags && ${tags}::text[]`;
}

/** In lower case as the database converts it, because names are indexed like that. */
export function hasName(kind: 'city' | 'skill', names: readonly string[]): Condition {
  return sql`b.tags && array(select ${sql.lit(`${kind}:`)} || lower(name) from unnest(${names}::text[]) name)`;
}

/** The index numbers of these names of cities or skills. */
export const marksOf = (names: readonly string[]) =>
  sql`array(select name_mark(name) from unnest(${names}::text[]) name)`;

const CHOICE_KINDS: Readonly<Record<JobWords['choices'][number]['facet'], string>> = {
  workMode: 'mode',
  jobType: 'type',
  level: 'level',
};

const all = (conditions: readonly Condition[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Anywhere in the title, company, city or a skill. */
function contains(text: string): Condition {
  return sql`b.words ilike ${anywhere(text)}`;
}

/** As whole words in the title or the company's name: `go` matches neither Django nor Google. */
function says(text: string): Condition {
  const plain = text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = `(?<![[:alnum:]])${plain}(?![[:alnum:]+#])`;
  // The indexable condition comes first, because a regular expression with lookbehind cannot use the index.
  const parts = text.split(/\s+/).map(contains);
  return all([...parts, sql`(b.title ~* ${pattern} or b.company_name ~* ${pattern})`]);
}

function asks({ min, max }: NumberRange): Condition {
  return sql`(b.experience_min <= ${max ?? min}::float8 and b.experience_max >= ${min ?? 0}::float8)`;
}

function pays({ min, max }: NumberRange): Condition {
  return all([
    ...(min === null ? [] : [sql<boolean>`b.yearly_pay >= ${min}::float8`]),
    ...(max === null ? [] : [sql<boolean>`b.yearly_least <= ${max}::float8`]),
  ]);
}

function hasSkill(name: string): Condition {
  return any([hasName('skill', [name]), says(name)]);
}

function hasSkills({ names, isAny, said }: JobWords['skills']): Condition[] {
  if (names.length === 0) return [];
  const wanted = names.map(hasSkill);
  return [any([isAny ? any(wanted) : all(wanted), all(said.map(hasSkill))])];
}

function isIn({ names, said }: JobWords['cities']): Condition[] {
  if (names.length === 0) return [];
  return [any([hasName('city', [...names, ...said]), ...said.map(says)])];
}

/**
 * The search text as the filters understand it, or literally in the indexed job `b`: a company may be named
 * after a city, and a title may contain a skill that the job does not list.
 */
function searched(text: string): Condition {
  const { choices, skills, cities, experience, pay, rest } = readJobWords(text);
  const conditions = [
    ...choices.map(({ facet, values, said }) =>
      any([hasTag(CHOICE_KINDS[facet], values), ...said.map(says)]),
    ),
    ...hasSkills(skills),
    ...isIn(cities),
    ...(experience ? [asks(experience)] : []),
    ...(pay ? [pays(pay)] : []),
    ...rest.map(contains),
  ];
  return conditions.length > 0 ? all(conditions) : contains(text);
}

export type Facet = keyof JobFacets;

const anything: Condition = sql`true`;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : anything;

/** One condition for each filter with a chosen value. */
export function filtersOf(filter: JobsFilter): Partial<Record<Facet, Condition>> {
  const { city, workMode, jobType, level, skill, company } = filter;
  return {
    ...(city.length > 0 && { city: hasName('city', city) }),
    ...(workMode.length > 0 && { workMode: hasTag('mode', workMode) }),
    ...(jobType.length > 0 && { jobType: hasTag('type', jobType) }),
    ...(level.length > 0 && { level: hasTag('level', level) }),
    ...(skill.length > 0 && { skill: hasName('skill', skill) }),
    ...(company.length > 0 && {
      company: hasTag(
        'company',
        company.map((id) => id.toLowerCase()),
      ),
    }),
  };
}

/** The conditions that are not counted as choices. */
export function narrowed({ search, minSalary = 0 }: JobsFilter): Condition {
  return allOf([
    ...(minSalary > 0 ? [sql<boolean>`b.yearly_pay >= ${minSalary}::bigint`] : []),
    ...(search ? [searched(search)] : []),
  ]);
}

/** Whether the indexed job `b` passes the filter, except the condition of one facet. */
export function passing(filter: JobsFilter, except?: Facet): Condition {
  const chosen = Object.entries(filtersOf(filter)).filter(([facet]) => facet !== except);
  return allOf([narrowed(filter), ...chosen.map(([, condition]) => condition)]);
}
