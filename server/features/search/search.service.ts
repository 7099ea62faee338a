import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import type { Match, MatchJob } from '#contract/matching/match.ts';
import { wishTokens } from '#contract/matching/search-tokens.ts';
import { type CandidateFilter, REACHABLE_ROWS, RESCORED_ROWS } from '#contract/search/candidate-filter.ts';
import type { CandidateResults } from '#contract/search/candidate-search.ts';
import { withWords } from '#contract/search/words/understand.ts';
import type { Correction, Understood } from '#contract/search/words/understood.ts';
import type { Db } from '#server/db/schema/database.ts';
import { admit } from '#server/features/candidates/recruiter-view/recruiter-view.service.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/match-job.service.ts';
import type { ActorCompany } from '#server/http/session/actor.ts';
import { type FoundPage, findPage } from './candidates-page.queries.ts';
import { cards, matches, ranked } from './cards.service.ts';
import { conditionsOf, type ResolvedFilter } from './conditions.queries.ts';
import { toFacets } from './facets.presenter.ts';
import { correctText, resolve } from './resolve.service.ts';
import { listTerms } from './terms.queries.ts';
import { readText } from './words.service.ts';

export { cards } from './cards.service.ts';

/** A page of candidates, how many there are, and how many each further choice would find. */
export async function search(
  db: Db,
  company: ActorCompany,
  filter: CandidateFilter,
): Promise<z.input<typeof CandidateResults>> {
  const job = filter.jobId ? toMatchJob(await jobs.getOwn(db, company.id, filter.jobId)) : null;
  const keys = await keysOf(db, company.id);
  const found = await findByText(db, keys, filter, job);
  const { page, resolved, corrections, understood } = found;
  const ids = await pageIds(db, page.ids, filter, job);
  return {
    ...reachablePage(await cards(db, ids, { companyId: company.id, job }), filter, page.total),
    facets: toFacets(page.facets, resolved),
    totalIsEstimate: false,
    corrections,
    understood,
  };
}

interface Found {
  page: FoundPage;
  resolved: ResolvedFilter;
  corrections: Correction[];
}

/**
 * By what the text names and the words left over. When nobody is found, by all of it as words, so that a person or
 * a company whose name reads like a filter is found; then by words put right.
 */
async function findByText(
  db: Db,
  companyKeys: string[],
  filter: CandidateFilter,
  job: MatchJob | null,
): Promise<Found & { understood: Understood[] }> {
  const read = await readText(db, companyKeys, filter);
  const { understood, isUnfinished } = read;
  const asRead = withWords(filter, read);
  const first = await find(db, companyKeys, asRead, job, isUnfinished);
  const found = { ...first, corrections: [...first.corrections, ...read.corrections], understood };
  if (first.page.total > 0 || !asRead.text) return found;
  const plain = understood.length > 0 ? await find(db, companyKeys, filter, job) : undefined;
  if (plain?.page.total) return { ...plain, understood: [] };
  const corrected = await correctText(db, asRead.text);
  if (!corrected) return found;
  const second = await find(db, companyKeys, { ...asRead, text: corrected.text }, job, isUnfinished);
  if (second.page.total === 0) return found;
  return { ...second, corrections: [...found.corrections, ...corrected.corrections], understood };
}

async function find(
  db: Db,
  companyKeys: string[],
  filter: CandidateFilter,
  job: MatchJob | null,
  isUnfinished = true,
): Promise<Found> {
  const { resolved, corrections } = await resolve(db, filter);
  const wish = job ? await jobWish(db, job) : wishTokens(resolved.skills);
  const page = await findPage(db, {
    conditions: conditionsOf(resolved, companyKeys, { isUnfinished }),
    sort: filter.sort,
    wish,
    ...windowOf(filter, job),
    skillsMode: filter.skillsMode,
    chosen: {
      institutes: resolved.instituteIds,
      cities: resolved.cityIds,
      skills: resolved.skills.map(({ id }) => id),
    },
  });
  return { page, resolved, corrections };
}

async function jobWish(db: Db, job: MatchJob): Promise<number[]> {
  const names = job.requiredSkills.map(({ skillName }) => skillName);
  const terms = await listTerms(
    db,
    names.map(() => 'skill' as const),
    names,
  );
  const ids = new Map(terms.map(({ name, id }) => [name.toLowerCase(), id]));
  return wishTokens(
    job.requiredSkills.flatMap(({ skillName, minYears, minLevel }) => {
      const id = ids.get(skillName.toLowerCase());
      return id === undefined ? [] : [{ id, minYears, minLevel }];
    }),
  );
}

function isRescored({ sort }: CandidateFilter, job: MatchJob | null): job is MatchJob {
  return sort === 'BEST_MATCH' && job !== null;
}

/** Which rows the database must name: the page alone, or from the first on where the order is still to be made. */
function windowOf(filter: CandidateFilter, job: MatchJob | null): { skip: number; take: number } {
  const skip = filter.page * filter.size;
  const end = Math.min(REACHABLE_ROWS, skip + filter.size);
  if (isRescored(filter, job)) return { skip: 0, take: Math.max(RESCORED_ROWS, end) };
  return { skip, take: Math.max(0, end - skip) };
}

async function pageIds(db: Db, ids: string[], filter: CandidateFilter, job: MatchJob | null) {
  if (!isRescored(filter, job)) return ids;
  const skip = filter.page * filter.size;
  const end = Math.min(REACHABLE_ROWS, skip + filter.size);
  if (skip >= RESCORED_ROWS) return ids.slice(skip, end);
  const best = await ranked(db, ids.slice(0, RESCORED_ROWS), job);
  return [...best, ...ids.slice(RESCORED_ROWS)].slice(skip, end);
}

/** The count is of everyone found, the pages only of those within reach. */
function reachablePage<T>(content: T[], filter: CandidateFilter, total: number) {
  const { totalPages, last } = toPage(content, filter, Math.min(total, REACHABLE_ROWS));
  return { ...toPage(content, filter, total), totalPages, last };
}

/** How well a candidate whom the company may see fits one of its jobs. */
export async function match(
  db: Db,
  companyId: string,
  { candidateId, jobId }: { candidateId: string; jobId: string },
): Promise<Match> {
  await admit(db, { candidateId, companyId });
  const job = toMatchJob(await jobs.getOwn(db, companyId, jobId));
  const found = (await matches(db, [candidateId], job)).get(candidateId);
  if (!found) throw new AppError('CANDIDATE_NOT_FOUND');
  return found;
}
