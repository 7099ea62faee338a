import type * as z from 'zod';
import { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { RECOMMENDED_JOBS, type RecommendedJob } from '#contract/jobs/recommended-jobs.ts';
import { matchScore } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { withoutHidden } from '#server/features/candidates/privacy.service.ts';
import { findLikely } from '#server/features/jobs/board/board.service.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import { matchCandidate } from '#server/features/search/cards.service.ts';
import { listUnconnected } from './likely-jobs.queries.ts';

/** How many of the likely jobs are scored. */
const RESCORED = 60;
/** How many are looked at, so that there are as many beside those that the candidate is connected to. */
const LIKELY = 200;

/** The jobs that fit the candidate best, of companies that they do not hide from. */
export async function recommend(db: Db, candidateId: string): Promise<z.input<typeof RecommendedJob>[]> {
  const candidate = await matchCandidate(db, candidateId);
  if (!candidate || candidate.skills.length === 0) return [];
  const shared = JobsFilter.parse({});
  const skill = candidate.skills.map(({ skillName }) => skillName);
  const { ids } = await findLikely(db, candidate, { ...shared, skill }, { offset: 0, limit: LIKELY });
  const likely = await withoutHidden(db, candidateId, await listUnconnected(db, candidateId, ids));
  const jobs = await listings.withWishes(
    db,
    likely.slice(0, RESCORED).map(({ id }) => id),
  );
  return jobs
    .map(({ listing, wish }) => ({ ...listing, match: matchScore(candidate, wish) }))
    .sort((a, b) => b.match.total - a.match.total)
    .slice(0, RECOMMENDED_JOBS);
}
