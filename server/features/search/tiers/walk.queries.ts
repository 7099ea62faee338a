import { type RawBuilder, sql } from 'kysely';
import type { CandidateFilter, CandidateSort } from '#contract/search/candidate-filter.ts';
import { isFindable } from '#server/features/candidates/visible-to.sql.ts';
import { RANKED } from '../candidates-page.queries.ts';
import { allOf, type Condition } from '../conditions.queries.ts';

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
