import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import {
  type CandidateFacets,
  EXPERIENCE_BANDS,
  SALARY_BARS,
  SALARY_STEP,
} from '#contract/search/candidate-search.ts';
import type { Db } from '#server/db/schema/database.ts';
import { readChoices } from '#server/features/candidates/index-row/candidate-index.service.ts';
import type { FacetGroup, ResolvedFilter } from './conditions.queries.ts';
import { listTermNames } from './terms.queries.ts';

const MONTHS = 12;
const BANDS = EXPERIENCE_BANDS.map(({ min, max }) => ({
  min: min * MONTHS,
  max: max === null ? Number.POSITIVE_INFINITY : max * MONTHS,
}));

/** How many of a set of people each further choice would match. */
interface Tally {
  institutes: TermCounts;
  cities: TermCounts;
  skills: TermCounts;
  /** By notice step, experience band and salary bar. */
  notice: number[];
  experience: number[];
  salary: number[];
}

interface TermCount {
  id: number;
  count: number;
}

/** Counts by term number. Terms are numbered consecutively, so an array indexed by number has few gaps. */
export class TermCounts {
  private counts = new Uint32Array(1024);

  add(id: number): void {
    if (id >= this.counts.length) this.growTo(id);
    this.counts[id] = this.of(id) + 1;
  }

  of(id: number): number {
    return this.counts[id] ?? 0;
  }

  /** The most frequent, with the chosen ones first. */
  top(most: number, chosen: readonly number[]): TermCount[] {
    const found: TermCount[] = [];
    this.counts.forEach((count, id) => {
      if (count > 0) found.push({ id, count });
    });
    const isChosen = (id: number) => Number(chosen.includes(id));
    return found
      .sort((a, b) => isChosen(b.id) - isChosen(a.id) || b.count - a.count || a.id - b.id)
      .slice(0, most);
  }

  private growTo(id: number): void {
    const larger = new Uint32Array(2 * id);
    larger.set(this.counts);
    this.counts = larger;
  }
}

const addTo = (counts: number[], place: number) => {
  counts[place] = (counts[place] ?? 0) + 1;
};

/** Counts the choices that the database has packed into bytes. */
export function tallyOf(packed: Buffer | null): Tally {
  const tally: Tally = {
    institutes: new TermCounts(),
    cities: new TermCounts(),
    skills: new TermCounts(),
    notice: NOTICE_PERIODS.map(() => 0),
    experience: BANDS.map(() => 0),
    salary: Array.from({ length: SALARY_BARS }, () => 0),
  };
  const { institutes, cities, skills, notice, experience, salary } = tally;
  if (!packed) return tally;
  readChoices(packed, {
    person(noticeStep, months, expectedTotal) {
      addTo(notice, noticeStep);
      BANDS.forEach(({ min, max }, band) => {
        if (months >= min && months <= max) addTo(experience, band);
      });
      addTo(salary, Math.min(Math.floor(expectedTotal / SALARY_STEP), SALARY_BARS - 1));
    },
    institute: (id) => institutes.add(id),
    city: (id) => cities.add(id),
    skill: (id) => skills.add(id),
  });
  return tally;
}

/** The index numbers of the chosen terms. */
export interface Chosen {
  institutes: number[];
  cities: number[];
  skills: number[];
}

/** Counts by name, the most frequent first; by notice step, experience band and salary bar. */
export interface FacetRows {
  institutes: { name: string; count: number }[];
  cities: { name: string; count: number }[];
  skills: { name: string; count: number }[];
  notice: number[];
  experience: number[];
  salary: number[];
}

/** The choices of a group, and how many people of the market each row stands for. */
export interface Reading {
  packed: Buffer | null;
  weight: number;
}

const MOST_INSTITUTES = 100;
const MOST_CITIES = 30;
const MOST_SKILLS = 20;

/** Counts the choices of each group in the rows that were read for it. */
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

/** Drops terms, with their names, whose last user has left meanwhile. */
function named(counted: readonly TermCount[], names: ReadonlyMap<number, string>) {
  const rows = counted.flatMap(({ id, count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ name, count }];
  });
  return rows.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}

type Named = { name: string; count: number };

/** Chosen terms are always listed, even with a count of zero. */
function withChosen(found: Named[], chosen: string[]): Named[] {
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  const missing = chosen.filter((name) => !names.has(name.toLowerCase()));
  return [...found, ...missing.map((name) => ({ name, count: 0 }))];
}

export function toFacets(rows: FacetRows, { filter, skills }: ResolvedFilter): CandidateFacets {
  return {
    institutes: withChosen(rows.institutes, filter.institutes),
    cities: withChosen(rows.cities, filter.cities),
    skills: withChosen(
      rows.skills,
      skills.map(({ name }) => name),
    ),
    experience: EXPERIENCE_BANDS.map((band, place) => ({ ...band, count: rows.experience[place] ?? 0 })),
    noticePeriods: NOTICE_PERIODS.map((value, step) => ({ value, count: rows.notice[step] ?? 0 })),
    expectedSalary: Array.from({ length: SALARY_BARS }, (_, bar) => ({
      min: bar * SALARY_STEP,
      max: bar === SALARY_BARS - 1 ? null : (bar + 1) * SALARY_STEP,
      count: rows.salary[bar] ?? 0,
    })),
  };
}
