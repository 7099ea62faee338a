import type { Db } from '#server/db/schema/database.ts';
import { listPersons, lockCandidates } from '#server/features/candidates/candidates.queries.ts';
import { listAvoidedCompanies } from '#server/features/candidates/privacy.queries.ts';
import * as sections from '#server/features/candidates/profile/sections.queries.ts';
import { PLACES } from '#server/platform/estimate.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './candidate-index.queries.ts';
import { type Source, termKey, toIndexRow, wantedTerms } from './index-row.ts';

export const listHidingKeys = queries.listHidingKeys;
/** For whoever counts many rows. */
export { readChoices } from './choices.ts';
/** For whoever writes more rows than statements can. */
export { toIndexRow };
export type IndexSource = Source;

/** How many rows one statement writes. */
const BATCH = 500;

/**
 * Rewrites what recruiters search of these candidates. To be called after every change that it reads: a saved
 * section, privacy, the account's status, a confirmed address, a verified degree.
 */
export async function refreshIndexRows(db: Db, userIds: readonly string[]): Promise<void> {
  for (let start = 0; start < userIds.length; start += BATCH) {
    const sources = await loadSources(db, userIds.slice(start, start + BATCH));
    const terms = await numberTerms(db, sources.flatMap(wantedTerms));
    await queries.upsertIndexRows(
      db,
      sources.map((source) => toIndexRow(source, terms)),
    );
  }
}

async function loadSources(db: Db, ids: string[]): Promise<Source[]> {
  await lockCandidates(db, ids);
  const [persons, ...lists] = await Promise.all([
    listPersons(db, ids),
    sections.listSkills(db, ids),
    sections.listExperiences(db, ids),
    sections.listEducations(db, ids),
    listAvoidedCompanies(db, ids),
  ]);
  const [skillRows, jobRows, degreeRows, hiddenRows] = lists;
  const skills = groupByCandidate(skillRows);
  const jobs = groupByCandidate(jobRows);
  const degrees = groupByCandidate(degreeRows);
  const hidden = groupByCandidate(hiddenRows);
  return persons.map((person) => ({
    person,
    skills: skills.get(person.userId) ?? [],
    jobs: jobs.get(person.userId) ?? [],
    degrees: degrees.get(person.userId) ?? [],
    hidden: hidden.get(person.userId) ?? [],
  }));
}

function groupByCandidate<T extends { candidateId: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, ({ candidateId }) => candidateId);
}

/** Looks the names up and numbers those that are new. Known ones are never inserted: that would burn numbers. */
export async function numberTerms(db: Db, wanted: readonly queries.Term[]): Promise<Map<string, number>> {
  const distinct = new Map(wanted.map((term) => [termKey(term), term]));
  const found = await lookUp(db, [...distinct.values()]);
  const missing = [...distinct].flatMap(([key, term]) => (found.has(key) ? [] : [term]));
  if (missing.length === 0) return found;
  await queries.insertTerms(db, missing);
  return new Map([...found, ...(await lookUp(db, missing))]);
}

async function lookUp(db: Db, wanted: readonly queries.Term[]): Promise<Map<string, number>> {
  const rows = await queries.listTerms(db, wanted);
  return new Map(rows.map((row) => [termKey(row), row.id]));
}

interface Limits {
  fewest: number;
  most: number;
}

/**
 * Enough for what few fulfil, few enough to be read in a moment. From one to the other it is more than twice as many,
 * so that a sample which was halved is not doubled again.
 */
function limitsFor(people: number): Limits {
  const fewest = Math.min(20_000, Math.max(1000, people / 5));
  return { fewest, most: fewest * 2.4 };
}

/** Keeps the sample the same size while the market grows or shrinks, and says how large the market is. */
export async function fitSample(db: Db, limits?: Limits): Promise<void> {
  const isResized = await db.transaction().execute((tx) => resize(tx, limits));
  if (isResized) await queries.putInOrder(db);
}

async function resize(tx: Db, limits: Limits | undefined): Promise<boolean> {
  const before = await queries.countSample(tx);
  let { bound, rows } = before;
  const peopleIn = () => Math.round((rows * PLACES) / bound);
  const { fewest, most } = limits ?? limitsFor(peopleIn());
  while (rows > most) {
    bound = Math.ceil(bound / 2);
    await queries.dropBeyond(tx, bound);
    ({ rows } = await queries.countSample(tx));
  }
  if (rows < fewest && bound < PLACES) {
    const wider = Math.min(PLACES, bound * 2);
    await queries.insertBetween(tx, bound, wider);
    bound = wider;
    ({ rows } = await queries.countSample(tx));
  }
  await queries.setShare(tx, { bound, rows, people: peopleIn() });
  return bound !== before.bound;
}

export const keepSample = defineSweep('keepSample', (db) => fitSample(db));
