import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter, CandidateSort } from '#contract/search/candidate-filter.ts';
import { isFindable } from '#server/features/candidates/visible-to.sql.ts';
import { type PageRequest, RANKED, rankBy } from '#server/features/search/candidates-page.queries.ts';
import { allOf, type Condition, contains } from '#server/features/search/conditions.queries.ts';

/**
 * The best of rows that may be among the best, each perhaps in several parts. Of each
 * part the best are taken before they come together, so that no more than these are kept.
 */
export function poolStatement(parts: RawBuilder<unknown>[], request: PageRequest) {
  const { skip, take } = request;
  const best = parts.map(
    (part) => sql`(
      select d.candidate_id, ${rankBy(request)} as rank from (${part}) d
      order by rank desc, d.candidate_id limit ${skip + take}::int)`,
  );
  return sql<{ ids: string[] }>`
    select array(
      select candidate_id from (${sql.join(best, sql` union `)}) best
      order by rank desc, candidate_id limit ${take}::int offset ${skip}::int) as ids`;
}

/** Everyone found who has what the wishes ask besides. */
export function everyoneWith({ conditions }: PageRequest, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${RANKED} from candidate_index d where ${allOf(conditions)} and ${holds}`;
}

/** One in a row of questions, each of which fewer fulfil than the one before. */
export interface Rung {
  /** Of a row that was read anyway, which has so many of the wishes. */
  holds: (wishesMet: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same, as the indexes read it. */
  finds: RawBuilder<unknown>;
}

/** How many of the wishes a row that stands as `d` has. */
export function wishesMet({ wishes }: Pick<PageRequest, 'wishes'>): RawBuilder<unknown> {
  return wishes.length > 0 ? sql`ia.icount(d.tokens operator(ia.&) ${wishes}::int[])` : sql`0`;
}

/** At least one of the wishes, at least two, and so on; then all of them and what else a job asks for. */
export function rungsOf({ wishes, fit }: Pick<PageRequest, 'wishes' | 'fit'>): Rung[] {
  const levels = wishes.map((_, place) => ({
    holds: (met: RawBuilder<unknown>) => sql`${met} >= ${place + 1}::int`,
    finds: findsAtLeast(place + 1, wishes),
  }));
  const demands = fit?.demands ?? [];
  const all = wishes.length > 0 ? [contains(wishes)] : [];
  const narrower = demands.map((_, place) => {
    const asked = demands.slice(0, place + 1);
    return {
      holds: (met: RawBuilder<unknown>) => allHold([sql`${met} >= ${wishes.length}::int`, ...asked]),
      finds: allHold([...all, ...asked]),
    };
  });
  return [...levels, ...narrower];
}

const allHold = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` and `)})`;

/** All ways to choose so many of the items. */
function choicesOf<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, place) =>
    choicesOf(items.slice(place + 1), count - 1).map((rest) => [item, ...rest]),
  );
}

function findsAtLeast(count: number, wishes: number[]): RawBuilder<unknown> {
  return sql`(${sql.join(choicesOf(wishes, count).map(contains), sql` or `)})`;
}

const MONTHS = 12;

/** The orders that have an index. Who says no salary comes last of all, and is reached by no walk. */
const ORDERS: Record<CandidateSort, RawBuilder<unknown>> = {
  BEST_MATCH: sql`d.quality desc, d.candidate_id`,
  LAST_ACTIVE: sql`d.last_active_at desc, d.candidate_id`,
  EXPERIENCE: sql`d.experience_months desc, d.candidate_id`,
  EXPECTED_SALARY: sql`d.expected_total, d.candidate_id`,
};

/** Where a walk begins: past those whom a range of the very column that it goes along leaves out. */
function startOf(sort: CandidateSort, { experience, expectedSalary }: CandidateFilter): RawBuilder<unknown> {
  if (sort === 'EXPECTED_SALARY') {
    return sql`d.expected_total >= ${Math.ceil(Math.max(1, expectedSalary?.min ?? 1))}::bigint`;
  }
  const ends = (experience ?? []).map(({ max }) => max);
  if (sort !== 'EXPERIENCE' || ends.length === 0 || ends.includes(null)) return sql`true`;
  const most = Math.max(...ends.map((max) => max ?? 0));
  return sql`d.experience_months <= ${Math.floor(most * MONTHS)}::int`;
}

interface Walk {
  conditions: Condition[];
  sort: CandidateSort;
  filter: CandidateFilter;
  /** Rows of the index read at most. */
  steps: number;
  take: number;
}

/** The first who are found along the index of the order; fewer where the steps did not lead to more. */
export function walkRows({ conditions, sort, filter, steps, take }: Walk): RawBuilder<unknown> {
  const order = ORDERS[sort];
  return sql`
    select ${RANKED} from (
      select d.* from candidate_index d where ${isFindable()} and ${startOf(sort, filter)}
      order by ${order} limit ${steps}::int) d
    where ${allOf(conditions)} order by ${order} limit ${take}::int`;
}

export function idsOf(rows: RawBuilder<unknown>) {
  return sql<{ ids: string[] }>`select array(select found.candidate_id from (${rows}) found) as ids`;
}
