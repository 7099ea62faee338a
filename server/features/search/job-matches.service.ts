import type * as z from 'zod';
import { toPage } from '#contract/core/page.ts';
import type { getJobMatch, listMatchedJobs, MatchedJobsQuery } from '#contract/jobs/matched-jobs.ts';
import { JobsFilter } from '#contract/jobs/public-jobs.ts';
import { RECOMMENDED_JOBS, type RecommendedJob } from '#contract/jobs/recommended-jobs.ts';
import { bestChange } from '#contract/matching/best-change.ts';
import { type MatchCandidate, matchScore, matchTotal } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { withoutHidden } from '#server/features/candidates/privacy.service.ts';
import * as board from '#server/features/jobs/board/board.service.ts';
import { type Found, findLikely, findPage } from '#server/features/jobs/board/board.service.ts';
import * as listings from '#server/features/jobs/listings.service.ts';
import { getOpen, toMatchJob } from '#server/features/jobs/listings.service.ts';
import { matchCandidate } from './cards.service.ts';
import { listUnconnected } from './likely-jobs.queries.ts';

/**
 * How many likely matches are sorted by the score itself; the ones after them keep the order of the estimate.
 */
export const SCORED = 200;

type Query = MatchedJobsQuery;

/** The score's input for the candidate, once there is a skill to match. */
async function matchable(db: Db, candidateId: string): Promise<MatchCandidate | undefined> {
  const candidate = await matchCandidate(db, candidateId);
  return candidate && candidate.skills.length > 0 ? candidate : undefined;
}

async function bestFirst(db: Db, ids: readonly string[], candidate: MatchCandidate): Promise<string[]> {
  const scored = (await board.wishesOf(db, ids)).map(({ id, publishedAt, wish }) => ({
    id,
    total: matchTotal(candidate, wish),
    at: publishedAt?.getTime() ?? 0,
  }));
  const byId = (a: string, b: string) => (a < b ? 1 : -1);
  return scored.sort((a, b) => b.total - a.total || b.at - a.at || byId(a.id, b.id)).map(({ id }) => id);
}

/** One page of the open jobs that pass the filter, best match first. */
async function findBest(
  db: Db,
  candidate: MatchCandidate,
  { sort: _, page, size, ...filter }: Query,
): Promise<Found> {
  const from = page * size;
  const isScored = from < SCORED;
  const offset = isScored ? 0 : from;
  const limit = isScored ? Math.max(SCORED, from + size) : size;
  const likely = await findLikely(db, candidate, filter, { offset, limit });
  const ids = isScored
    ? [...(await bestFirst(db, likely.ids.slice(0, SCORED), candidate)), ...likely.ids.slice(SCORED)]
    : likely.ids;
  return { ...likely, ids: ids.slice(from - offset, from - offset + size) };
}

function find(db: Db, candidate: MatchCandidate | undefined, query: Query): Promise<Found> {
  const { sort } = query;
  if (sort !== 'MATCH') return findPage(db, { ...query, sort });
  return candidate ? findBest(db, candidate, query) : findPage(db, { ...query, sort: 'NEWEST' });
}

/** The board with the match of each job. */
export async function listMatched(
  db: Db,
  candidateId: string,
  query: Query,
): Promise<z.input<(typeof listMatchedJobs)['response']>> {
  const candidate = await matchable(db, candidateId);
  const { ids, total, isEstimate } = await find(db, candidate, query);
  const jobs = (await board.listByIds(db, ids, candidateId)).map(({ job, wish }) => ({
    ...job,
    match: candidate ? matchScore(candidate, wish) : null,
  }));
  return { ...toPage(jobs, query, total), totalIsEstimate: isEstimate };
}

/** How well one open job fits, and which change would improve it. */
export async function matchOf(
  db: Db,
  candidateId: string,
  jobId: string,
): Promise<z.input<NonNullable<typeof getJobMatch.response>>> {
  const wish = toMatchJob(await getOpen(db, jobId));
  const candidate = await matchable(db, candidateId);
  if (!candidate) return { match: null, change: null };
  return { match: matchScore(candidate, wish), change: bestChange(candidate, wish) };
}

/** How many of the likely jobs are scored. */
const RESCORED = 60;
/**
 * How many are read, so that enough remain after excluding those that the candidate has an application for.
 */
const LIKELY = 200;

/** The best-fitting jobs, of companies that the candidate does not hide from. */
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
