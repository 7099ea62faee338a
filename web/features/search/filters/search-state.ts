import {
  NOTICE_PERIODS,
  PROFICIENCIES,
  PROFICIENCY_LABELS,
  proficiencyLevel,
} from '#contract/labels/profile.ts';
import { CANDIDATE_SORTS, SKILLS_MODES } from '#contract/search/candidate-filter.ts';
import { SALARY_BARS, SALARY_STEP } from '#contract/search/candidate-search.ts';
import { TAG_MAX } from '#contract/search/saved-details.ts';
import type { Values } from '#web/lib/address/params.ts';
import * as param from '#web/lib/address/params.ts';

/** Minimum level in stars; `0` for any. */
export const LEVELS: readonly { value: string; label: string }[] = [
  { value: '0', label: 'Any level' },
  ...PROFICIENCIES.map((one) => ({
    value: String(proficiencyLevel(one)),
    label:
      proficiencyLevel(one) === PROFICIENCIES.length
        ? PROFICIENCY_LABELS[one]
        : `${PROFICIENCY_LABELS[one]} and over`,
  })),
];

const LAKH = 100_000;
/** The right end of the salary slider means "and over". */
export const MOST_LAKHS = (SALARY_STEP * SALARY_BARS) / LAKH;
/** The value for no job: no score. */
export const NO_JOB = 'none';

const name = param.nameUpTo(200);
/** Typed amounts may exceed the slider. */
export const TYPED_LAKHS = 1000;
const lakhs = param.whole({ max: TYPED_LAKHS });
const year = param.whole({ min: 1950, max: 2100 });

/**
 * The parts of a search that are in the address. A skill is `Go`, `Go~3` with its minimum years,
 * `Go~3~2` with its stars.
 */
export const SearchState = {
  view: param.oneOf(['search', 'saved', 'recent'], 'search'),
  /** The compared candidates, shown instead of the list. */
  compare: param.list(param.id),
  /** Shows only the rows that differ between them. */
  differences: param.oneOf(['only']),
  /** Filters the saved people by this tag. */
  tag: param.nameUpTo(TAG_MAX),
  layout: param.oneOf(['cards', 'table'], 'cards'),
  /** The profile that is open beside the list. */
  candidate: param.id,
  /** The saved searches are open beside the list. */
  searches: param.oneOf(['open']),
  q: param.textUpTo(200),
  /** Absent: the newest published job. */
  job: param.idOr(NO_JOB),
  institute: param.list(name),
  payMin: lakhs,
  payMax: lakhs,
  nowMin: lakhs,
  nowMax: lakhs,
  exp: param.list(param.matching(/^\d{1,2}-(\d{1,2})?$/)),
  notice: param.list(param.oneOf(NOTICE_PERIODS)),
  skill: param.list(name),
  mode: param.oneOf(SKILLS_MODES, 'ALL'),
  city: param.list(name),
  domain: param.list(name),
  role: param.list(name),
  gradFrom: year,
  gradTo: year,
  active: param.whole({ min: 1, max: 3650 }),
  sort: param.oneOf(CANDIDATE_SORTS, 'BEST_MATCH'),
  page: param.page,
};
export type SearchState = Values<typeof SearchState>;
export type ChangeSearch = (changes: Partial<SearchState>, options?: { replace?: boolean }) => void;

/** Clears every filter except the text, the job and the order. */
export const NO_FILTERS: Partial<SearchState> = {
  institute: [],
  payMin: undefined,
  payMax: undefined,
  nowMin: undefined,
  nowMax: undefined,
  exp: [],
  notice: [],
  skill: [],
  mode: 'ALL',
  city: [],
  domain: [],
  role: [],
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
  /** Stars, 1 to 4; 0 for any. */
  minLevel: number;
}

export function skillKey({ name: skill, minYears, minLevel }: SkillChoice): string {
  if (minLevel > 0) return `${skill}~${minYears}~${minLevel}`;
  return minYears > 0 ? `${skill}~${minYears}` : skill;
}

export function skillOf(key: string): SkillChoice {
  const [, skill = key, years = '0', level = '0'] = /^(.*?)~(\d{1,2})(?:~([1-4]))?$/.exec(key) ?? [];
  return { name: skill, minYears: Number(years), minLevel: Number(level) };
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
    currentSalary: rangeOf(state.nowMin, state.nowMax, LAKH),
    noticePeriods: state.notice,
    cities: state.city,
    domains: state.domain,
    roles: state.role,
    institutes: state.institute,
    graduationYear: rangeOf(state.gradFrom, state.gradTo),
    lastActiveDays: state.active,
    jobId,
    sort: state.sort,
    page: state.page,
    size,
  };
}
