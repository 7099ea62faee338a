import type * as z from 'zod';
import { RECOMMENDED_JOBS, type RecommendedJob } from '#contract/jobs/recommended-jobs.ts';
import { matchScore } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { withoutHidden } from '#server/features/candidates/privacy/hidden-companies.service.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import { matchCandidate } from '#server/features/search/cards.service.ts';
import { listLikelyJobs } from './likely-jobs.queries.ts';

/** How many of the likely jobs are scored. */
const RESCORED = 60;

/** The jobs that fit the candidate best, of companies that they do not hide from. */
export async function recommend(db: Db, candidateId: string): Promise<z.input<typeof RecommendedJob>[]> {
  const candidate = await matchCandidate(db, candidateId);
  if (!candidate) return [];
  const likely = await withoutHidden(
    db,
    candidateId,
    await listLikelyJobs(db, candidateId, candidate, RESCORED),
  );
  const jobs = await listings.withWishes(
    db,
    likely.map(({ id }) => id),
  );
  return jobs
    .map(({ listing, wish }) => ({ ...listing, match: matchScore(candidate, wish) }))
    .sort((a, b) => b.match.total - a.match.total)
    .slice(0, RECOMMENDED_JOBS);
}
