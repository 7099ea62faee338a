import type * as z from 'zod';
import type { BoardJob } from '#contract/jobs/public-jobs.ts';
import type { MatchJob } from '#contract/matching/match.ts';
import type { Db } from '#server/db/schema/database.ts';
import { type ListedCompany, toListing } from '../jobs.presenter.ts';
import { type JobWithSkills, listWishes } from '../jobs.queries.ts';
import { toMatchJob } from '../match-job.service.ts';
import { listListings } from '../public-jobs.queries.ts';
import * as queries from './board.queries.ts';

type Row = JobWithSkills & ListedCompany;

/** A row of the board, with what the score asks of a candidate. */
export interface Listed {
  job: z.input<typeof BoardJob>;
  wish: MatchJob;
}

/** What makes these jobs look different to this candidate. */
async function asSeenBy(db: Db, candidateId: string, ids: readonly string[]) {
  const [mine, asked, saved] = await Promise.all([
    queries.listMyStatuses(db, candidateId, ids),
    queries.listToAnswer(db, candidateId, ids),
    queries.listSaved(db, candidateId, ids),
  ]);
  return {
    applications: new Map(mine.map((application) => [application.jobId, application])),
    requests: new Map(asked.map(({ jobId, id }) => [jobId, id])),
    saved: new Set(saved.map(({ jobId }) => jobId)),
  };
}

function toListed(row: Row, own?: Awaited<ReturnType<typeof asSeenBy>>): Listed {
  const job = {
    ...toListing(row),
    myStatus: own?.applications.get(row.id)?.status ?? null,
    myEnding: own?.applications.get(row.id)?.ending ?? null,
    requestId: own?.requests.get(row.id) ?? null,
    isSaved: own?.saved.has(row.id) ?? false,
  };
  return { job, wish: toMatchJob(row) };
}

/** Jobs in the order of the ids, as this candidate sees them, or as anybody does. */
export async function listByIds(
  db: Db,
  ids: readonly string[],
  candidateId: string | null,
): Promise<Listed[]> {
  const [listings, own] = await Promise.all([
    listListings(db, ids),
    candidateId ? asSeenBy(db, candidateId, ids) : undefined,
  ]);
  const rows = new Map(listings.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [toListed(row, own)] : [];
  });
}

/** What the score asks of a candidate, and since when each job is published. */
export async function wishesOf(db: Db, ids: readonly string[]) {
  const rows = await listWishes(db, ids);
  return rows.map(({ id, publishedAt, ...wish }) => ({ id, publishedAt, wish: toMatchJob(wish) }));
}
