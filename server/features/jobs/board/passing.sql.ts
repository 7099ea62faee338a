import { sql } from 'kysely';
import type { JobFacets, JobsFilter } from '#contract/jobs/public-jobs.ts';
import { searched } from './searched.sql.ts';
import { type Condition, hasName, hasTag } from './tags.sql.ts';

export type Facet = keyof JobFacets;

const anything: Condition = sql`true`;

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : anything;

/** One condition for each filter that chooses anything. */
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

/** What narrows the board without being one of its counted choices. */
export function narrowed({ search, minSalary = 0 }: JobsFilter): Condition {
  return allOf([
    ...(minSalary > 0 ? [sql<boolean>`b.yearly_pay >= ${minSalary}::bigint`] : []),
    ...(search ? [searched(search)] : []),
  ]);
}

/** Whether the indexed job `b` passes the filter, but for what it chooses of one. */
export function passing(filter: JobsFilter, except?: Facet): Condition {
  const chosen = Object.entries(filtersOf(filter)).filter(([facet]) => facet !== except);
  return allOf([narrowed(filter), ...chosen.map(([, condition]) => condition)]);
}
