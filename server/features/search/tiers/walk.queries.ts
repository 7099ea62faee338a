import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter, CandidateSort } from '#contract/search/candidate-filter.ts';
import { isFindable } from '#server/features/candidates/visible-to.sql.ts';
import { type PageRequest, RANKED, rankBy } from '#server/features/search/candidates-page.queries.ts';
import { allOf, type Condition, contains } from '#server/features/search/conditions.queries.ts';

/**
 * The best of the candidate rows, which may come in several overlapping parts. Each part is limited to its
 * best rows before the union, so that no more than these are held in memory.
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

/** All matches that also meet a condition on the wishes. */
export function everyoneWith({ conditions }: PageRequest, holds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${RANKED} from candidate_index d where ${allOf(conditions)} and ${holds}`;
}

/** One of a series of conditions, each matched by fewer rows than the one before. */
export interface Rung {
  /** For a row that was already read, given the number of wishes it meets. */
  holds: (wishesMet: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The same condition in a form that the indexes support. */
  finds: RawBuilder<unknown>;
}

/** The number of wishes that a row aliased as `d` meets. */
export function wishesMet({ wishes }: Pick<PageRequest, 'wishes'>): RawBuilder<unknown> {
  return wishes.length > 0 ? sql`ia.icount(d.tokens operator(ia.&) ${wishes}::int[])` : sql`0`;
}

/**
 * At least one of the wishes, at least two, and so on; then all of them plus the further demands of a job.
 */
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

/** All combinations of `count` items. */
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

/** The orders that have an index. Candidates without a salary come last, and a scan never reaches them. */
const ORDERS: Record<CandidateSort, RawBuilder<unknown>> = {
  BEST_MATCH: sql`d.quality desc, d.candidate_id`,
  LAST_ACTIVE: sql`d.last_active_at desc, d.candidate_id`,
  EXPERIENCE: sql`d.experience_months desc, d.candidate_id`,
  EXPECTED_SALARY: sql`d.expected_total, d.candidate_id`,
};

/** Where an index scan starts: skips the rows that a range filter on the sort column excludes. */
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
  /** Maximum number of index rows to read. */
  steps: number;
  take: number;
}

/** The first matches along the index of the order; fewer if the step limit was reached. */
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
