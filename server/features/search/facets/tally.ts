import { NOTICE_PERIODS } from '#contract/labels/profile.ts';
import { EXPERIENCE_BANDS, SALARY_BARS, SALARY_STEP } from '#contract/search/candidate-search.ts';
import { readChoices } from '#server/features/candidates/index-row/candidate-index.service.ts';

const MONTHS = 12;
const BANDS = EXPERIENCE_BANDS.map(({ min, max }) => ({
  min: min * MONTHS,
  max: max === null ? Number.POSITIVE_INFINITY : max * MONTHS,
}));

/** How many of some people would each further choice find. */
export interface Tally {
  institutes: TermCounts;
  cities: TermCounts;
  skills: TermCounts;
  /** By step of notice, by band of experience, by bar of salary. */
  notice: number[];
  experience: number[];
  salary: number[];
}

export interface TermCount {
  id: number;
  count: number;
}

/** How many have each term. Terms are numbered one after the other, so that an array of all holds few gaps. */
export class TermCounts {
  private counts = new Uint32Array(1024);

  add(id: number): void {
    if (id >= this.counts.length) this.growTo(id);
    this.counts[id] = this.of(id) + 1;
  }

  of(id: number): number {
    return this.counts[id] ?? 0;
  }

  /** The most frequent, after whichever have been chosen. */
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

/** Counts the choices of people as the database has packed them. */
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
