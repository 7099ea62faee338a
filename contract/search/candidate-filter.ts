import * as z from 'zod';
import { Id } from '../core/ids.ts';
import { PageQuery } from '../core/page.ts';
import { enumInput } from '../kit/enum-input.ts';
import { tooLong } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { NoticePeriodInput } from '../labels/profile.ts';

/** Later rows are counted, but no page shows them. */
export const REACHABLE_ROWS = 1000;
/** How many of the cheaply ranked rows are scored by the match function. */
export const RESCORED_ROWS = 200;
export const MAX_TEXT = 200;
const MAX_CHOICES = 50;
const MAX_WISHES = 20;
const MAX_YEARS = 50;

export const SKILLS_MODES = ['ALL', 'ANY'] as const;

export const CANDIDATE_SORTS = ['BEST_MATCH', 'LAST_ACTIVE', 'EXPERIENCE', 'EXPECTED_SALARY'] as const;
export const CandidateSort = z.enum(CANDIDATE_SORTS);
export type CandidateSort = z.output<typeof CandidateSort>;
export const CANDIDATE_SORT_LABELS: Readonly<Record<CandidateSort, string>> = {
  BEST_MATCH: 'Best match',
  LAST_ACTIVE: 'Recently active',
  EXPERIENCE: 'Most experience',
  EXPECTED_SALARY: 'Lowest expected salary',
};

const INVALID_RANGE = 'Please enter a range of numbers.';
const MAX_AMOUNT = 100_000_000_000;

interface Bound {
  max: number;
}

function bound({ max }: Bound) {
  return z
    .number({ error: INVALID_RANGE })
    .min(0, INVALID_RANGE)
    .max(max, INVALID_RANGE)
    .nullable()
    .default(null);
}

/** Both ends are included; an omitted end is open. */
function range(limit: Bound) {
  return z
    .object({ min: bound(limit), max: bound(limit) }, { error: INVALID_RANGE })
    .refine(({ min, max }) => min === null || max === null || min <= max, {
      path: ['max'],
      error: 'The end of the range must not be below its start.',
    });
}

export interface NumberRange {
  min: number | null;
  max: number | null;
}

/** One range or several: a candidate matches if one of them contains the value. */
function ranges(limit: Bound) {
  const asList = (value: unknown) =>
    Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  return z.preprocess(asList, z.array(range(limit)).max(MAX_CHOICES, 'Please choose fewer ranges.'));
}

function year(value: unknown): unknown {
  return typeof value === 'number' ? { min: value, max: value } : value;
}

function choices(what: string) {
  return z
    .array(
      z
        .string({ error: `Please choose ${what} by name.` })
        .trim()
        .min(1)
        .max(200, tooLong(200)),
    )
    .max(MAX_CHOICES, `Please choose at most ${MAX_CHOICES} ${what}.`)
    .default([]);
}

/** `minYears` 0 and `minLevel` 0 only require the skill; levels are stars, 1 to 4. */
const SkillWish = z.object({
  name: z
    .string({ error: 'Please name the skill.' })
    .trim()
    .min(1, 'Please name the skill.')
    .max(60, tooLong(60)),
  minYears: z
    .number({ error: 'Please enter between 0 and 50 years.' })
    .min(0, 'Please enter between 0 and 50 years.')
    .max(MAX_YEARS, 'Please enter between 0 and 50 years.')
    .default(0),
  minLevel: z
    .int({ error: 'Please choose up to 4 stars.' })
    .min(0, 'Please choose up to 4 stars.')
    .max(4, 'Please choose up to 4 stars.')
    .default(0),
});
export type SkillWish = z.output<typeof SkillWish>;

/**
 * Lists mean "any of"; an empty one means no condition. Salaries are in rupees a year, experience in years.
 */
export const CandidateFilter = ordered({
  text: z
    .string({ error: 'Please enter a text.' })
    .trim()
    .max(MAX_TEXT, tooLong(MAX_TEXT))
    .nullish()
    .overwrite((value) => value ?? ''),
  skills: z.array(SkillWish).max(MAX_WISHES, `Please ask for at most ${MAX_WISHES} skills.`).default([]),
  skillsMode: enumInput(SKILLS_MODES, { ALL: 'All', ANY: 'Any' }).default('ALL'),
  experience: ranges({ max: MAX_YEARS }).optional(),
  expectedSalary: range({ max: MAX_AMOUNT }).nullish(),
  currentSalary: range({ max: MAX_AMOUNT }).nullish(),
  noticePeriods: z.array(NoticePeriodInput).max(MAX_CHOICES).default([]),
  cities: choices('cities'),
  domains: choices('domains'),
  roles: choices('roles'),
  institutes: choices('institutes'),
  graduationYear: z.preprocess(year, range({ max: 2100 }).nullish()),
  lastActiveDays: z
    .int({ error: 'Please enter a number of days.' })
    .min(1, 'Please enter a number of days.')
    .max(3650, 'Please enter a number of days.')
    .nullish(),
  jobId: Id.nullish(),
  sort: enumInput(CANDIDATE_SORTS, CANDIDATE_SORT_LABELS).default('BEST_MATCH'),
  page: PageQuery.shape.page,
  size: PageQuery.shape.size,
});
export type CandidateFilter = z.output<typeof CandidateFilter>;
