import { sql } from 'kysely';
import type { NumberRange } from '#contract/search/candidate-filter.ts';
import { anywhere } from '#server/db/fragments.sql.ts';
import { type JobWords, readJobWords } from './job-words.ts';
import { type Condition, hasName, hasTag } from './tags.sql.ts';

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

/** In the title or the company's name, by words of its own: `go` is neither Django nor Google. */
function says(text: string): Condition {
  const plain = text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = `(?<![[:alnum:]])${plain}(?![[:alnum:]+#])`;
  // What has an index comes first: an expression of this kind has none.
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
 * What the search names as the filters would find it, or word for word in the indexed job `b`: a company
 * may be called after a city, and a title may name a skill that the job does not list.
 */
export function searched(text: string): Condition {
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
