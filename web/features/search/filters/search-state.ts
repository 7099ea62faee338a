import * as z from 'zod';
import { Id } from '#contract/core/ids.ts';
import { NoticePeriod } from '#contract/labels/profile.ts';
import { CandidateSort, SKILLS_MODES } from '#contract/search/candidate-filter.ts';
import { SALARY_BARS, SALARY_STEP } from '#contract/search/candidate-search.ts';
import { listParam } from '#web/lib/use-search.ts';

const LAKH = 100_000;
/** The right end of the salary slider means "and over". */
export const MOST_LAKHS = (SALARY_STEP * SALARY_BARS) / LAKH;
/** In place of a job: no score. */
export const NO_JOB = 'none';

const name = z.string().trim().min(1).max(200);
const lakhs = z.coerce.number().int().min(0).max(MOST_LAKHS).optional();
const year = z.coerce.number().int().min(1950).max(2100).optional();

/** All of a search that lives in the address. A skill is `Go`, or `Go~3` with its least years. */
export const SearchState = z.object({
  view: z.enum(['search', 'saved']).default('search'),
  q: z.string().max(200).default(''),
  /** Left out: the newest published job. */
  job: z.union([Id, z.literal(NO_JOB)]).optional(),
  institute: listParam(name),
  payMin: lakhs,
  payMax: lakhs,
  exp: listParam(z.string().regex(/^\d{1,2}-(\d{1,2})?$/)),
  notice: listParam(NoticePeriod),
  skill: listParam(name),
  mode: z.enum(SKILLS_MODES).default('ALL'),
  city: listParam(name),
  domain: listParam(name),
  gradFrom: year,
  gradTo: year,
  active: z.coerce.number().int().min(1).max(3650).optional(),
  sort: CandidateSort.default('BEST_MATCH'),
  page: z.coerce.number().int().min(0).default(0),
});
export type SearchState = z.output<typeof SearchState>;
export type ChangeSearch = (changes: Partial<SearchState>, options?: { replace?: boolean }) => void;

/** What clears every filter but the text, the job and the order. */
export const NO_FILTERS: Partial<SearchState> = {
  institute: [],
  payMin: undefined,
  payMax: undefined,
  exp: [],
  notice: [],
  skill: [],
  mode: 'ALL',
  city: [],
  domain: [],
  gradFrom: undefined,
  gradTo: undefined,
  active: undefined,
};

export interface Band {
  min: number;
  max: number | null;
}

export function bandKey({ min, max }: Band): string {
  return `${min}-${max ?? ''}`;
}

export function bandOf(key: string): Band {
  const [min = '0', max = ''] = key.split('-');
  return { min: Number(min), max: max === '' ? null : Number(max) };
}

export interface SkillChoice {
  name: string;
  minYears: number;
}

export function skillKey({ name: skill, minYears }: SkillChoice): string {
  return minYears > 0 ? `${skill}~${minYears}` : skill;
}

export function skillOf(key: string): SkillChoice {
  const [, skill = key, years = '0'] = /^(.*)~(\d{1,2})$/.exec(key) ?? [];
  return { name: skill, minYears: Number(years) };
}

const isOpen = (range: { min: number | null; max: number | null }) =>
  range.min === null && range.max === null;

function rangeOf(min: number | undefined, max: number | undefined, unit = 1) {
  const range = { min: min ? min * unit : null, max: max === undefined ? null : max * unit };
  return isOpen(range) ? null : range;
}

/** The body of the search call. */
export function filterOf(state: SearchState, jobId: string | null, size: number) {
  return {
    text: state.q,
    skills: state.skill.map(skillOf),
    skillsMode: state.mode,
    experience: state.exp.map(bandOf),
    expectedSalary: rangeOf(state.payMin, state.payMax, LAKH),
    noticePeriods: state.notice,
    cities: state.city,
    domains: state.domain,
    institutes: state.institute,
    graduationYear: rangeOf(state.gradFrom, state.gradTo),
    lastActiveDays: state.active,
    jobId,
    sort: state.sort,
    page: state.page,
    size,
  };
}
