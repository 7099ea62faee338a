import type { Db } from '#server/db/schema/database.ts';
import type { FacetGroup } from '../conditions.queries.ts';
import { listTermNames } from '../terms.queries.ts';
import { type Tally, type TermCount, type TermCounts, tallyOf } from './tally.ts';

/** Numbers of the index of what has been chosen already. */
export interface Chosen {
  institutes: number[];
  cities: number[];
  skills: number[];
}

/** Counts by name, the most frequent first; by step of notice, by band of experience, by bar of salary. */
export interface FacetRows {
  institutes: { name: string; count: number }[];
  cities: { name: string; count: number }[];
  skills: { name: string; count: number }[];
  notice: number[];
  experience: number[];
  salary: number[];
}

/** Choices that were read of a group, and how many of the market each person among them stands for. */
export interface Reading {
  packed: Buffer | null;
  weight: number;
}

const MOST_INSTITUTES = 100;
const MOST_CITIES = 30;
const MOST_SKILLS = 20;

/** Counts the choices of each group where they were read. */
export async function facetsOf(
  db: Db,
  readingOf: (group: FacetGroup) => Reading,
  chosen: Chosen,
): Promise<FacetRows> {
  const tallies = new Map<Buffer | null, Tally>();
  const of = <T>(group: FacetGroup, read: (tally: Tally, scaled: (count: number) => number) => T): T => {
    const { packed, weight } = readingOf(group);
    const tally = tallies.get(packed) ?? tallyOf(packed);
    tallies.set(packed, tally);
    return read(tally, (count) => Math.round(count * weight));
  };
  const top = (kind: 'institutes' | 'cities' | 'skills', most: number) =>
    of(kind, (tally, scaled) => scaledTop(tally[kind], { most, chosen: chosen[kind], scaled }));
  const terms = {
    institutes: top('institutes', MOST_INSTITUTES),
    cities: top('cities', MOST_CITIES),
    skills: top('skills', MOST_SKILLS),
  };
  const names = await namesOf(db, Object.values(terms).flat());
  return {
    institutes: named(terms.institutes, names),
    cities: named(terms.cities, names),
    skills: named(terms.skills, names),
    notice: of('noticePeriods', ({ notice }, scaled) => notice.map(scaled)),
    experience: of('experience', ({ experience }, scaled) => experience.map(scaled)),
    salary: of('expectedSalary', ({ salary }, scaled) => salary.map(scaled)),
  };
}

function scaledTop(
  counts: TermCounts,
  { most, chosen, scaled }: { most: number; chosen: number[]; scaled: (count: number) => number },
): TermCount[] {
  return counts.top(most, chosen).map(({ id, count }) => ({ id, count: scaled(count) }));
}

async function namesOf(db: Db, counted: readonly TermCount[]): Promise<ReadonlyMap<number, string>> {
  if (counted.length === 0) return new Map();
  const rows = await listTermNames(
    db,
    counted.map(({ id }) => id),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Without those whose last owner has left meanwhile, and the name with them. */
function named(counted: readonly TermCount[], names: ReadonlyMap<number, string>) {
  const rows = counted.flatMap(({ id, count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ name, count }];
  });
  return rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}
