import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { allOf, type Condition, type FacetGroup } from '../conditions.queries.ts';

/** Whose choices are counted: of everyone found, and for a group that filters by itself of whom the others leave. */
export type Counted = 'all' | FacetGroup;

/** Choices as the index has packed them, one person after the other; null of nobody, and where none were asked for. */
export type Packed = { [Name in Counted]?: Buffer | null };

/** A table that stands as `m`. */
export type Source = RawBuilder<unknown>;

/** The groups that filter and are counted without their own filter. Skills that must all be there narrow each other. */
export function countedApart(
  conditions: Condition[],
  skillsMode: CandidateFilter['skillsMode'],
): ReadonlySet<FacetGroup> {
  const groups = new Set(conditions.flatMap(({ group }) => (group === null ? [] : [group])));
  if (skillsMode === 'ALL') groups.delete('skills');
  return groups;
}

/** Those of the table whom all filters but the group's own leave. */
export function leftTo(group: FacetGroup, table: RawBuilder<unknown>, conditions: Condition[]): Source {
  return sql`(select d.choices from ${table} d where ${allOf(conditions, [group])}) m`;
}

/** All choices of a source, in one value. */
export function packedOf(source: Source): RawBuilder<unknown> {
  return sql`(select string_agg(m.choices, '') from ${source})`;
}

/** The columns of a statement in which choices are sent. */
export function packedColumns(
  columns: readonly (readonly [Counted, RawBuilder<unknown>])[],
): RawBuilder<unknown> {
  return sql.join(columns.map(([name, packed]) => sql`${packed} as ${sql.ref(name)}`));
}
