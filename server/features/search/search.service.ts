import type { RawBuilder } from 'kysely';
import type * as z from 'zod';
import { AppError } from '#contract/core/errors.ts';
import { toPage } from '#contract/core/page.ts';
import type { Match, MatchJob } from '#contract/matching/match.ts';
import { skillToken, wishTokens } from '#contract/matching/search-tokens.ts';
import { type CandidateFilter, REACHABLE_ROWS, RESCORED_ROWS } from '#contract/search/candidate-filter.ts';
import type { CandidateResults } from '#contract/search/candidate-search.ts';
import { type Reading, withWords } from '#contract/search/words/understand.ts';
import type { Correction, Understood } from '#contract/search/words/understood.ts';
import type { Db } from '#server/db/schema/database.ts';
import { admit } from '#server/features/candidates/recruiter-view.service.ts';
import { keysOf } from '#server/features/companies/hiding-keys.service.ts';
import * as jobs from '#server/features/jobs/jobs.service.ts';
import { toMatchJob } from '#server/features/jobs/listings.service.ts';
import type { ActorCompany } from '#server/http/session/actor.ts';
import { idsStatement, type PageRequest } from './candidates-page.queries.ts';
import { cards, matches, ranked } from './cards.service.ts';
import { conditionsOf, type ResolvedFilter } from './conditions.queries.ts';
import { toFacets } from './facets.service.ts';
import { correctText, findNumbers, type Resolved, readText, resolve } from './resolve.service.ts';
import { listSuggestions } from './terms.queries.ts';
import { type FoundPage, findPage, type Show } from './tiers/find-page.service.ts';
import { fitOf, type Named } from './tiers/fit.queries.ts';
import { getMarket, type Market } from './tiers/sample.queries.ts';

export { cards, listNames } from './cards.service.ts';

const MOST_SUGGESTIONS = 10;

/** A page of candidates, their total, and the number of matches for each further choice. */
export async function search(
  db: Db,
  company: ActorCompany,
  filter: CandidateFilter,
): Promise<z.input<typeof CandidateResults>> {
  const known = keysOf(db, company.id);
  const [job, keys, market, reading] = await Promise.all([
    filter.jobId ? jobs.getOwn(db, company.id, filter.jobId).then(toMatchJob) : null,
    known,
    getMarket(db),
    read(db, known, filter),
  ]);
  const show = async (ids: string[]) =>
    cards(db, await pageIds(db, ids, filter, job), { companyId: company.id, job });
  const { page, resolved, corrections, understood } = await findByText(
    { db, keys, job, market, show },
    filter,
    reading,
  );
  return {
    ...reachablePage(page.shown, filter, page.total),
    facets: toFacets(page.facets, resolved),
    totalIsEstimate: page.isEstimate,
    corrections,
    understood,
  };
}

interface Asking<T> {
  db: Db;
  /** The keys by which candidates hide from the company. */
  keys: string[];
  job: MatchJob | null;
  market: Market;
  show: Show<T>;
}

/** What the text means, and the index numbers of its terms. */
interface Read {
  words: Reading;
  asRead: CandidateFilter;
  named: Resolved;
}

async function read(db: Db, keys: Promise<string[]>, filter: CandidateFilter): Promise<Read> {
  const words = await readText(db, keys, filter);
  const asRead = withWords(filter, words);
  return { words, asRead, named: await resolve(db, keys, asRead) };
}

interface Found<T> {
  page: FoundPage<T>;
  resolved: ResolvedFilter;
  corrections: Correction[];
}

/**
 * Searches by the filters and words of the text. Without a match, searches all of it as words, so that a
 * person or a company whose name looks like a filter is found; then with corrected words.
 */
async function findByText<T>(
  asking: Asking<T>,
  filter: CandidateFilter,
  { words, asRead, named }: Read,
): Promise<Found<T> & { understood: Understood[] }> {
  const { db, keys } = asking;
  const { understood, isUnfinished } = words;
  const first = await find(asking, named, isUnfinished);
  const found = { ...first, corrections: [...first.corrections, ...words.corrections], understood };
  if (first.page.total > 0 || !asRead.text) return found;
  const plain = understood.length > 0 ? await find(asking, await resolve(db, keys, filter)) : undefined;
  if (plain?.page.total) return { ...plain, understood: [] };
  const corrected = await correctText(db, keys, asRead.text);
  if (!corrected) return found;
  const putRight = await resolve(db, keys, { ...asRead, text: corrected.text });
  const second = await find(asking, putRight, isUnfinished);
  if (second.page.total === 0) return found;
  return { ...second, corrections: [...found.corrections, ...corrected.corrections], understood };
}

async function find<T>(
  { db, keys, job, market, show }: Asking<T>,
  { resolved, corrections }: Resolved,
  isUnfinished = true,
): Promise<Found<T>> {
  const request = await pageRequest(db, { resolved, companyKeys: keys, job, isUnfinished });
  return { page: await findPage(db, market, request, resolved.filter, show), resolved, corrections };
}

interface Asked {
  resolved: ResolvedFilter;
  companyKeys: string[];
  job: MatchJob | null;
  isUnfinished?: boolean;
}

/** The input of the database query. */
export async function pageRequest(
  db: Db,
  { resolved, companyKeys, job, isUnfinished = true }: Asked,
): Promise<PageRequest> {
  const { filter } = resolved;
  const named = job && (await namesOf(db, job));
  const skills = named?.skills ?? resolved.skills;
  const isLackedBySome = job !== null || filter.skillsMode === 'ANY';
  return {
    conditions: conditionsOf(resolved, companyKeys, { isUnfinished }),
    sort: filter.sort,
    wish: wishTokens(skills),
    wishes:
      filter.sort === 'BEST_MATCH' && isLackedBySome ? skills.slice(0, MOST_WISHES).map(skillToken) : [],
    fit: filter.sort === 'BEST_MATCH' && job && named ? fitOf(job, named) : null,
    ...windowOf(filter, job),
    skillsMode: filter.skillsMode,
    chosen: {
      institutes: resolved.instituteIds,
      cities: resolved.cityIds,
      skills: resolved.skills.map(({ id }) => id),
    },
  };
}

/** Only the first skills of a job: candidates who match many of them usually match these. */
const MOST_WISHES = 5;

async function namesOf(db: Db, job: MatchJob): Promise<Named> {
  const { requiredSkills, city } = job;
  const numberOf = await findNumbers(db, [
    ...requiredSkills.map(({ skillName }) => ({ kind: 'skill' as const, name: skillName })),
    ...(city === null ? [] : [{ kind: 'city' as const, name: city }]),
  ]);
  return {
    skills: requiredSkills.flatMap(({ skillName, minYears, minLevel }) => {
      const id = numberOf('skill', skillName);
      return id === undefined ? [] : [{ id, minYears, minLevel }];
    }),
    cityId: city === null ? undefined : numberOf('city', city),
  };
}

function isRescored({ sort }: CandidateFilter, job: MatchJob | null): job is MatchJob {
  return sort === 'BEST_MATCH' && job !== null;
}

/**
 * The range of rows that the database must return: only the page, or all from the first one if they are
 * rescored.
 */
function windowOf(filter: CandidateFilter, job: MatchJob | null): { skip: number; take: number } {
  const skip = filter.page * filter.size;
  const end = Math.min(REACHABLE_ROWS, skip + filter.size);
  // Later pages are cut from one list, so that nobody occurs twice.
  if (isRescored(filter, job)) return { skip: 0, take: end > RESCORED_ROWS ? REACHABLE_ROWS : RESCORED_ROWS };
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

/** The total counts all matches, but only the first ones can be paged to. */
function reachablePage<T>(content: T[], filter: CandidateFilter, total: number) {
  const { totalPages, last } = toPage(content, filter, Math.min(total, REACHABLE_ROWS));
  return { ...toPage(content, filter, total), totalPages, last };
}

/** The matches of each filter as statements, so that a caller with many of them needs one query. */
export async function matchingStatements(
  db: Db,
  companyId: string,
  filters: readonly CandidateFilter[],
  limit: number,
): Promise<RawBuilder<{ id: string }>[]> {
  const keys = await keysOf(db, companyId);
  const statements = [];
  for (const filter of filters) {
    const words = await readText(db, keys, filter);
    const { resolved } = await resolve(db, keys, withWords(filter, words));
    statements.push(idsStatement(conditionsOf(resolved, keys, { isUnfinished: words.isUnfinished }), limit));
  }
  return statements;
}

/** The matches of the filter, up to the number that a saved search stores. */
export async function listMatching(
  db: Db,
  companyId: string,
  filter: CandidateFilter,
  limit: number,
): Promise<string[]> {
  const [statement] = await matchingStatements(db, companyId, [filter], limit);
  const { rows = [] } = (await statement?.execute(db)) ?? {};
  return rows.map(({ id }) => id);
}

/** Skills of visible people, by the typed prefix. */
export async function suggest(db: Db, companyId: string, text: string): Promise<string[]> {
  return listSuggestions(db, await keysOf(db, companyId), { text, limit: MOST_SUGGESTIONS });
}

/** How well a visible candidate fits one of the company's jobs. */
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
