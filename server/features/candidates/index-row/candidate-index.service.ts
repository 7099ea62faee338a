import type { Db } from '#server/db/schema/database.ts';
import { listPersons, lockCandidates } from '#server/features/candidates/candidates.queries.ts';
import { listAvoidedCompanies } from '#server/features/candidates/privacy.queries.ts';
import * as sections from '#server/features/candidates/profile/sections.queries.ts';
import { PLACES } from '#server/platform/estimate.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './candidate-index.queries.ts';
import { type Source, termKey, toIndexRow, wantedTerms } from './index-row.ts';

export const listHidingKeys = queries.listHidingKeys;
/** Used by the code that counts many rows. */
export { readChoices } from './choices.ts';
/** Used by the code that bulk-writes rows. */
export { toIndexRow };
export type IndexSource = Source;

/** Rows per statement. */
const BATCH = 500;

/**
 * Rewrites the search rows of these candidates. Must be called after every change of the data that it reads:
 * a saved section, privacy, the account's status, a confirmed address, a verified degree.
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

/**
 * Looks up the numbers of the names and assigns numbers to new ones. Known names are never inserted, because
 * a conflicting insert uses up a number of the sequence.
 */
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
 * Large enough for rare criteria, small enough to be scanned fast. The upper limit is more than twice the
 * lower one, so that a sample that was just halved is not doubled again.
 */
function limitsFor(people: number): Limits {
  const fewest = Math.min(20_000, Math.max(1000, people / 5));
  return { fewest, most: fewest * 2.4 };
}

/**
 * Keeps the sample at about the same size while the number of candidates changes, and records that number.
 */
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
