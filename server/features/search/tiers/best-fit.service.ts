import { sql } from 'kysely';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import type { Db } from '#server/db/schema/database.ts';
import { walkOf } from '#server/platform/estimate.ts';
import { oneRow } from '#server/platform/one-row.ts';
import type { PageRequest } from '../candidates-page.queries.ts';
import { STEPS_FOR_ROW, weightOf } from './estimate.policy.ts';
import { everyoneWith, poolStatement } from './pool.queries.ts';
import type { Rung } from './rungs.queries.ts';
import type { Size } from './sample.queries.ts';
import { walkRows } from './walk.queries.ts';

/** So many who fit well are read where they are enough, and so many at most. */
const READ = { gladly: 2000, most: 6000 };
/** The sample is trusted that those on a rung fill a page where it says so many times as many. */
const SURELY = 2;
/** Rows of the index of the quality passed at most for those who fit less well. */
const PASSED = 4000;

/**
 * Those who fit a job best; null where reading everyone found takes less. On a rung stand all who fit better than whoever
 * only just misses it: the first is read that is narrow enough and still fills the page. Where none does, the page is
 * filled by a walk along the quality past those of a broader one.
 */
export async function bestFit(
  db: Db,
  request: PageRequest,
  filter: CandidateFilter,
  { found, people, seen, rungs: asked }: Size & { rungs: Rung[] },
): Promise<string[] | null> {
  const { conditions, skip, take } = request;
  const weight = weightOf(seen, people);
  const rungs = [{ finds: sql`true`, rows: found }].concat(
    asked.map(({ finds }, place) => ({ finds, rows: (seen.having[place] ?? 0) * weight })),
  );
  const wanted = skip + take;
  const filling = rungs.filter(({ rows }) => rows >= SURELY * wanted);
  const read = filling.find(({ rows }) => rows <= READ.gladly) ?? filling.at(-1);
  if (read && read.rows <= READ.most) {
    const { ids } = await oneRow(db, poolStatement([everyoneWith(request, read.finds)], request));
    if (ids.length === take) return ids;
  }
  const few = rungs.find(({ rows }) => rows <= READ.gladly);
  const looser = rungs.slice(0, few && rungs.indexOf(few));
  const stepsTo = (rows: number) => walkOf(wanted, people, rows);
  const passed = looser.findLast(({ rows }) => stepsTo(rows) <= PASSED) ?? rungs[0];
  if (!passed || stepsTo(passed.rows) > found * STEPS_FOR_ROW) return null;
  const walk = walkRows({
    conditions: [...conditions, { group: null, holds: passed.finds }],
    ...{ sort: 'BEST_MATCH', filter, steps: stepsTo(passed.rows), take: wanted },
  });
  const parts = few ? [everyoneWith(request, few.finds), walk] : [walk];
  return (await oneRow(db, poolStatement(parts, request))).ids;
}
