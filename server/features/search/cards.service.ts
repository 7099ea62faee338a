import type * as z from 'zod';
import { type PageQuery, toPage } from '#contract/core/page.ts';
import { fileAddress } from '#contract/files.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import {
  type Match,
  type MatchCandidate,
  type MatchJob,
  matchScore,
  matchTotal,
} from '#contract/matching/match.ts';
import type { CandidateCard } from '#contract/search/candidate-card.ts';
import type { Db } from '#server/db/schema/database.ts';
import { toMatchCandidate } from '#server/features/candidates/candidates.service.ts';
import * as recruiterView from '#server/features/candidates/recruiter-view.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import type { Actor } from '#server/http/session/actor.ts';
import { companyOf } from '#server/http/session/session.ts';
import { now } from '#server/platform/clock.ts';
import {
  type CardRow,
  findMatchFacts,
  listCardRows,
  listMatchFacts,
  listNameRows,
  listPresent,
} from './cards.queries.ts';

/** The data of one candidate that the score may read. */
export async function matchCandidate(db: Db, id: string): Promise<MatchCandidate | undefined> {
  const facts = await findMatchFacts(db, id);
  return facts && toMatchCandidate(facts, localDate(now()));
}

/** The input of the score of this job, by id. */
async function matchCandidates(db: Db, ids: string[], job: MatchJob): Promise<[string, MatchCandidate][]> {
  const today = localDate(now());
  const facts = await listMatchFacts(
    db,
    ids,
    job.requiredSkills.map(({ skillName }) => skillName),
  );
  return facts.map((row) => [row.id, toMatchCandidate(row, today)]);
}

/** The match of each candidate with the job, by candidate. */
export async function matches(db: Db, ids: string[], job: MatchJob): Promise<Map<string, Match>> {
  const candidates = await matchCandidates(db, ids, job);
  return new Map(candidates.map(([id, candidate]) => [id, matchScore(candidate, job)]));
}

/** The candidates by score, best first; stable for equal scores. */
export async function ranked(db: Db, ids: string[], job: MatchJob): Promise<string[]> {
  const candidates = await matchCandidates(db, ids, job);
  const scores = new Map(candidates.map(([id, candidate]) => [id, matchTotal(candidate, job)]));
  const scoreOf = (id: string) => scores.get(id) ?? 0;
  return ids.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

/** Cards in the order of `ids`; with a job each has its match. */
export async function cards(
  db: Db,
  ids: string[],
  { companyId, job }: { companyId: string; job: MatchJob | null },
): Promise<z.input<typeof CandidateCard>[]> {
  if (ids.length === 0) return [];
  const rows = await listCardRows(db, ids, companyId);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const today = localDate(now());
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [toCard(row, job && matchScore(toMatchCandidate(row, today), job))] : [];
  });
}

function toCard(row: CardRow, match: Match | null): z.input<typeof CandidateCard> {
  const { pictureFileId, expectedTotal, lastWorkingDay: _, skills, ...shown } = row;
  return {
    ...shown,
    profilePictureUrl: fileAddress(pictureFileId),
    expectedSalary: expectedTotal > 0 ? expectedTotal : null,
    skills: skills.map(({ skillName, months, level }) => ({ name: skillName, months, level })),
    match,
  };
}

/** The names, work and expected salaries for the lines of a mail. */
export async function listNames(db: Db, ids: readonly string[]) {
  const people = await listNameRows(db, [...ids]);
  return new Map(
    people.map(({ id, name, expectedTotal, work }) => [
      id,
      { name, work, expectedSalary: expectedTotal > 0 ? expectedTotal : null },
    ]),
  );
}

interface AgainstJob {
  jobId?: string | undefined;
}

async function shownTo(db: Db, actor: Actor, { jobId }: AgainstJob) {
  const companyId = companyOf(actor).id;
  return { companyId, job: jobId ? toMatchJob(await jobs.getOwn(db, companyId, jobId)) : null };
}

/** The profiles that the recruiter opened last. */
export async function listRecent(db: Db, actor: Actor, query: PageQuery & AgainstJob) {
  const shown = await shownTo(db, actor, query);
  const ids = await recruiterView.listRecent(db, actor.userId, shown.companyId);
  const start = query.page * query.size;
  return toPage(await cards(db, ids.slice(start, start + query.size), shown), query, ids.length);
}

/** Candidates to compare, each once. */
export async function compare(
  db: Db,
  actor: Actor,
  { candidateId, jobId }: AgainstJob & { candidateId: readonly string[] },
) {
  const shown = await shownTo(db, actor, { jobId });
  const ids = await recruiterView.listAdmitted(db, shown.companyId, [...new Set(candidateId)]);
  const present = new Map((await listPresent(db, ids)).map(({ id, ...rest }) => [id, rest]));
  return (await cards(db, ids, shown)).map((card) => {
    const { currentSalary = 0, currentCity = null } = present.get(card.id) ?? {};
    return { ...card, currentSalary: currentSalary > 0 ? currentSalary : null, currentCity };
  });
}
