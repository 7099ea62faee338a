import { type RawBuilder, sql } from 'kysely';
import type { NumberRange } from '#contract/search/candidate-filter.ts';
import { containing } from '../jobs.queries.ts';
import { type JobWords, readJobWords } from './job-words.ts';
import { yearlyLeast, yearlyPay } from './yearly-pay.sql.ts';

type Condition = RawBuilder<boolean>;

const CHOICE_COLUMNS: Readonly<Record<JobWords['choices'][number]['facet'], string>> = {
  workMode: 'j.work_mode',
  jobType: 'j.job_type',
  level: 'j.experience_level',
};

const all = (conditions: readonly Condition[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Anywhere in the title, company, city or a skill. */
function contains(text: string): Condition {
  const pattern = containing(text);
  return sql`(j.title ilike ${pattern} or c.name ilike ${pattern} or j.city ilike ${pattern}
    or exists (select 1 from job_skills k where k.job_id = j.id and k.skill_name::text ilike ${pattern}))`;
}

/** In the title or the company's name, by words of its own: `go` is neither Django nor Google. */
function says(text: string): Condition {
  const plain = text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = `(?<![[:alnum:]])${plain}(?![[:alnum:]+#])`;
  return sql`(j.title ~* ${pattern} or c.name ~* ${pattern})`;
}

function asks({ min, max }: NumberRange): Condition {
  return sql`(j.experience_min <= ${max ?? min}::float8 and j.experience_max >= ${min ?? 0}::float8)`;
}

function pays({ min, max }: NumberRange): Condition {
  return all([
    ...(min === null ? [] : [sql<boolean>`${yearlyPay} >= ${min}::float8`]),
    ...(max === null ? [] : [sql<boolean>`${yearlyLeast} <= ${max}::float8`]),
  ]);
}

function hasSkill(name: string): Condition {
  return any([
    sql`exists (select 1 from job_skills k where k.job_id = j.id and k.skill_name = ${name})`,
    says(name),
  ]);
}

function hasSkills({ names, isAny, said }: JobWords['skills']): Condition[] {
  if (names.length === 0) return [];
  const wanted = names.map(hasSkill);
  return [any([isAny ? any(wanted) : all(wanted), all(said.map(hasSkill))])];
}

function isIn({ names, said }: JobWords['cities']): Condition[] {
  if (names.length === 0) return [];
  const cities = [...names, ...said].map((name) => name.toLowerCase());
  return [any([sql`lower(j.city) in (${sql.join(cities)})`, ...said.map(says)])];
}

/**
 * What the search names as the filters would find it, or word for word in the job `j` and its company `c`: a company
 * may be called after a city, and a title may name a skill that the job does not list.
 */
export function searched(text: string): Condition {
  const { choices, skills, cities, experience, pay, rest } = readJobWords(text);
  const conditions = [
    ...choices.map(({ facet, values, said }) =>
      any([sql`${sql.ref(CHOICE_COLUMNS[facet])} in (${sql.join(values)})`, ...said.map(says)]),
    ),
    ...hasSkills(skills),
    ...isIn(cities),
    ...(experience ? [asks(experience)] : []),
    ...(pay ? [pays(pay)] : []),
    ...rest.map(contains),
  ];
  return conditions.length > 0 ? all(conditions) : contains(text);
}
