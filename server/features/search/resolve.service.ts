import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { type Reading, understand } from '#contract/search/words/understand.ts';
import type { Correction } from '#contract/search/words/understood.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { ResolvedFilter } from './conditions.queries.ts';
import { listKnownDoubts, listSimilarSkills, listTerms, type TermKind } from './terms.queries.ts';

const key = (kind: TermKind, name: string) => `${kind} ${name.toLowerCase()}`;

/** Shorter names resemble too many others. */
const LEAST_LETTERS = 4;

async function similarSkills(db: Db, companyKeys: string[] | Promise<string[]>, names: string[]) {
  const long = names.filter((name) => name.length >= LEAST_LETTERS);
  const found = long.length > 0 ? await listSimilarSkills(db, await companyKeys, long) : [];
  return new Map(found.map((likeness) => [likeness.typed, likeness]));
}

/** The index numbers of names, regardless of case; unused names have none. */
export async function findNumbers(db: Db, pairs: readonly { kind: TermKind; name: string }[]) {
  const kinds = pairs.map(({ kind }) => kind);
  const names = pairs.map(({ name }) => name);
  const terms = pairs.length > 0 ? await listTerms(db, kinds, names) : [];
  const ids = new Map(terms.map((term) => [key(term.kind, term.name), term.id]));
  return (kind: TermKind, name: string): number | undefined => ids.get(key(kind, name));
}

export interface Resolved {
  resolved: ResolvedFilter;
  corrections: Correction[];
}

/**
 * Replaces the names of a filter by index numbers. An unknown skill is replaced by the most similar one among
 * people whom the company can find.
 */
export async function resolve(
  db: Db,
  companyKeys: string[] | Promise<string[]>,
  filter: CandidateFilter,
): Promise<Resolved> {
  const wanted: [TermKind, string[]][] = [
    ['skill', filter.skills.map(({ name }) => name)],
    ['city', filter.cities],
    ['institute', filter.institutes],
    ['domain', filter.domains],
    ['role', filter.roles],
  ];
  const pairs = wanted.flatMap(([kind, names]) => names.map((name) => ({ kind, name })));
  const numberOf = await findNumbers(db, pairs);
  const idsOf = (kind: TermKind, names: string[]) => names.flatMap((name) => numberOf(kind, name) ?? []);

  const unknown = filter.skills
    .map(({ name }) => name)
    .filter((name) => numberOf('skill', name) === undefined);
  const similar = await similarSkills(db, companyKeys, unknown);
  const skills = filter.skills.flatMap(({ name, minYears, minLevel }) => {
    const id = numberOf('skill', name) ?? similar.get(name)?.id;
    return id === undefined ? [] : [{ id, name: similar.get(name)?.name ?? name, minYears, minLevel }];
  });
  const isUnknown = (names: string[], found: number[]) => names.length > 0 && found.length === 0;
  const lists = {
    cityIds: idsOf('city', filter.cities),
    instituteIds: idsOf('institute', filter.institutes),
    domainIds: idsOf('domain', filter.domains),
    roleIds: idsOf('role', filter.roles),
  };
  const needed = filter.skillsMode === 'ALL' ? filter.skills.length : Math.min(1, filter.skills.length);
  const isImpossible =
    skills.length < needed ||
    isUnknown(filter.cities, lists.cityIds) ||
    isUnknown(filter.institutes, lists.instituteIds) ||
    isUnknown(filter.domains, lists.domainIds) ||
    isUnknown(filter.roles, lists.roleIds);
  return {
    resolved: { filter, skills, ...lists, isImpossible },
    corrections: [...similar.values()].map(({ typed, name }) => ({ typed, used: name })),
  };
}

/** The text with corrected skills; undefined when there is nothing to correct. */
export async function correctText(
  db: Db,
  companyKeys: string[],
  text: string,
): Promise<{ text: string; corrections: Correction[] } | undefined> {
  const words = text.split(/\s+/).slice(0, 10);
  const similar = await similarSkills(db, companyKeys, words);
  const corrections = words.flatMap((word) => {
    const name = similar.get(word)?.name;
    return name && name.toLowerCase() !== word.toLowerCase() ? [{ typed: word, used: name }] : [];
  });
  if (corrections.length === 0) return undefined;
  const used = new Map(corrections.map((correction) => [correction.typed, correction.used]));
  return { text: words.map((word) => used.get(word) ?? word).join(' '), corrections };
}

/**
 * Parses the text of a search. A possible typo is not corrected when a profile contains exactly that word.
 * The same applies to a city or a skill that is, with its neighbour, part of the name of a company or an
 * institute.
 */
export async function readText(
  db: Db,
  companyKeys: string[] | Promise<string[]>,
  filter: CandidateFilter,
): Promise<Reading> {
  const text = filter.text ?? '';
  const mayBeAny = filter.skills.length === 0;
  const reading = understand(text, { mayBeAny });
  if (reading.doubts.length === 0) return reading;
  const known = await listKnownDoubts(db, await companyKeys, reading.doubts);
  return known.length === 0
    ? reading
    : understand(text, { mayBeAny, plain: new Set(known.map(({ word }) => word)) });
}
