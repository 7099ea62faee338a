import { type RawBuilder, sql } from 'kysely';
import { type SkillMinimum, type TokenFilter, tokenQuery } from '#contract/matching/search-tokens.ts';
import type { CandidateFilter, NumberRange } from '#contract/search/candidate-filter.ts';
import { foundBy } from '#server/features/candidates/visible-to.sql.ts';
import { inDays } from '#server/platform/clock.ts';

/** Filters with counted choices: each count ignores the group's own filter. */
const FACET_GROUPS = [
  'institutes',
  'experience',
  'noticePeriods',
  'skills',
  'cities',
  'expectedSalary',
] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/** A filter whose names were replaced by index numbers; a list with only unknown names matches nothing. */
export interface ResolvedFilter {
  filter: CandidateFilter;
  skills: (SkillMinimum & { name: string })[];
  cityIds: number[];
  instituteIds: number[];
  domainIds: number[];
  roleIds: number[];
  /** A required name is not in the index, so there are no matches. */
  isImpossible: boolean;
}

export interface Condition {
  group: FacetGroup | null;
  holds: RawBuilder<unknown>;
  /** Whether it excludes most people; the visibility conditions do not. */
  narrows?: true;
  /** The same condition on the row's short arrays, for statements that read every row anyway. */
  quick?: RawBuilder<unknown>;
}

const NO_TOKENS: TokenFilter = {
  skills: [],
  skillsMode: 'ALL',
  cityIds: [],
  noticePeriods: [],
  instituteIds: [],
  domainIds: [],
  roleIds: [],
  graduationYears: [],
};

interface Priced {
  holds: RawBuilder<unknown>;
  /** The relative cost per row, in comparisons. */
  price: number;
}

const WORDS_PRICE = 100;
const RECHECK_PRICE = 1000;

function priced(price: number, ...conditions: RawBuilder<unknown>[]): Priced[] {
  return conditions.map((holds) => ({ holds, price }));
}

/**
 * The table is aliased as `d`. The operator is qualified, because intarray has operators of the same name
 * that the index does not support.
 */
export function contains(tokens: number[]): RawBuilder<unknown> {
  return sql`d.tokens operator(pg_catalog.@>) ${tokens}::int[]`;
}

export function overlaps(filter: Partial<TokenFilter>): Priced[] {
  const lists = tokenQuery({ ...NO_TOKENS, ...filter }).overlaps;
  return lists.flatMap((tokens) =>
    priced(tokens.length, sql`d.tokens operator(pg_catalog.&&) ${tokens}::int[]`),
  );
}

function skillConditions({ skills, filter }: ResolvedFilter): Priced[] {
  const query = tokenQuery({ ...NO_TOKENS, skills, skillsMode: filter.skillsMode });
  const { all, anySkill, needsRecheck } = query;
  const rechecks = sql.join(skills.map(hasSkill), filter.skillsMode === 'ALL' ? sql` and ` : sql` or `);
  return [
    ...(all.length > 0 ? priced(all.length, contains(all)) : []),
    ...(anySkill.length > 0
      ? priced(anySkill.flat().length, sql`(${sql.join(anySkill.map(contains), sql` or `)})`)
      : []),
    ...(needsRecheck ? priced(RECHECK_PRICE, sql`(${rechecks})`) : []),
  ];
}

/** The exact condition behind a token, for minimums between two stops. */
function hasSkill({ name, minYears, minLevel }: ResolvedFilter['skills'][number]): RawBuilder<unknown> {
  return sql`exists (
    select from candidate_skills s
    where s.candidate_id = d.candidate_id and s.skill_name = ${name}::citext
      and s.years * 12 + s.months >= ${minYears}::float8 * 12 and s.level >= ${minLevel}::int)`;
}

/** The columns are integers: a comparison with fractions would not use the index. */
function within(column: string, { min, max }: NumberRange, unit = 1): RawBuilder<unknown> {
  const value = sql.ref(column);
  const ends = [
    ...(min === null ? [] : [sql`${value} >= ${Math.ceil(min * unit)}::bigint`]),
    ...(max === null ? [] : [sql`${value} <= ${Math.floor(max * unit)}::bigint`]),
  ];
  return ends.length > 0 ? sql`(${sql.join(ends, sql` and `)})` : sql`true`;
}

const MONTHS = 12;

/** Months of experience within a band of years. */
export function inBand(band: NumberRange): RawBuilder<unknown> {
  return within('experience_months', band, MONTHS);
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

function yearsOf({ min, max }: NumberRange): number[] {
  const first = Math.max(FIRST_YEAR, Math.ceil(min ?? FIRST_YEAR));
  const last = Math.min(LAST_YEAR, Math.floor(max ?? LAST_YEAR));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
}

function hasEnd(range: NumberRange | null | undefined): range is NumberRange {
  return !!range && (range.min !== null || range.max !== null);
}

/** Characters that end a quoted word in `to_tsquery`, or that `unaccent` turns into such characters. */
const BREAKS_QUOTES = /[^\p{L}\p{M}\p{N}\x20-\x7e]|[\p{Lm}'\\]/gu;

/** A word in the syntax of `to_tsquery`. */
export function quotedWord(word: string): string {
  return `'${word.replace(BREAKS_QUOTES, ' ').trim()}'`;
}

/** Words in the syntax of `to_tsquery`: each quoted, the last one as a prefix. Empty without words. */
function wordsQuery(text: string, isUnfinished: boolean): string {
  const words = text
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word.replace(BREAKS_QUOTES, ' ')))
    .slice(0, 10)
    .map(quotedWord);
  return words.length > 0 ? `${words.join(' & ')}${isUnfinished ? ':*' : ''}` : '';
}

function textConditions(text: string, isUnfinished: boolean): Priced[] {
  const query = wordsQuery(text, isUnfinished);
  return query ? priced(WORDS_PRICE, sql`d.words @@ to_tsquery('simple', unaccent(${query}::text))`) : [];
}

/**
 * Every filter, each with its facet group, then the visibility conditions. The order is that of evaluation:
 * the cheapest first, so that expensive ones, such as whether a candidate hides, are evaluated for fewer
 * rows.
 */
export function conditionsOf(
  resolved: ResolvedFilter,
  companyKeys: string[],
  { isUnfinished = true } = {},
): Condition[] {
  const { filter } = resolved;
  const bands = filter.experience ?? [];
  const years = hasEnd(filter.graduationYear) ? yearsOf(filter.graduationYear) : [];
  const always = [
    ...(resolved.isImpossible || (hasEnd(filter.graduationYear) && years.length === 0)
      ? priced(0, sql`false`)
      : []),
    ...textConditions(filter.text ?? '', isUnfinished),
    ...overlaps({ domainIds: resolved.domainIds }),
    ...overlaps({ roleIds: resolved.roleIds }),
    ...overlaps({ graduationYears: years }),
    ...(hasEnd(filter.currentSalary) ? priced(0, within('d.current_total', filter.currentSalary)) : []),
    ...(filter.lastActiveDays
      ? priced(0, sql`d.last_active_at >= ${inDays(-filter.lastActiveDays)}::timestamptz`)
      : []),
  ];
  const grouped: Record<FacetGroup, Priced[]> = {
    institutes: overlaps({ instituteIds: resolved.instituteIds }),
    experience: bands.length > 0 ? priced(0, sql`(${sql.join(bands.map(inBand), sql` or `)})`) : [],
    noticePeriods: overlaps({ noticePeriods: filter.noticePeriods }),
    skills: skillConditions(resolved),
    cities: overlaps({ cityIds: resolved.cityIds }),
    expectedSalary: hasEnd(filter.expectedSalary)
      ? priced(0, within('d.expected_total', filter.expectedSalary))
      : [],
  };
  const quick = quickOf(resolved);
  const narrowing = [
    ...FACET_GROUPS.flatMap((group) =>
      grouped[group].map((one) => ({ group, ...one, ...(quick[group] && { quick: quick[group] }) })),
    ),
    ...always.map((one) => ({ group: null, ...one })),
  ].sort((one, other) => one.price - other.price);
  return [
    ...narrowing.map(({ price, ...condition }) => ({ ...condition, narrows: true as const })),
    { group: null, holds: foundBy(companyKeys) },
  ];
}

/** Filters that are one condition on one array. */
function quickOf({
  cityIds,
  instituteIds,
  skills,
  filter,
}: ResolvedFilter): Partial<Record<FacetGroup, RawBuilder<unknown>>> {
  const isPlain = skills.every(({ minYears, minLevel }) => minYears <= 0 && minLevel <= 1);
  const skillIds = skills.map(({ id }) => id);
  const skillsHold = filter.skillsMode === 'ALL' ? sql`@>` : sql`&&`;
  return {
    cities: sql`d.city_ids operator(pg_catalog.&&) ${cityIds}::int[]`,
    institutes: sql`d.institute_ids operator(pg_catalog.&&) ${instituteIds}::int[]`,
    ...(isPlain && { skills: sql`d.skill_ids operator(pg_catalog.${skillsHold}) ${skillIds}::int[]` }),
  };
}

/** The conditions in their fastest form for statements that read every row. */
export function forEachRow(conditions: Condition[]): Condition[] {
  return conditions.map(({ quick, ...condition }) => (quick ? { ...condition, holds: quick } : condition));
}

/** All conditions except those of some groups. */
export function allOf(conditions: Condition[], except: readonly FacetGroup[] = []): RawBuilder<unknown> {
  const kept = conditions.filter(({ group }) => group === null || !except.includes(group));
  if (kept.length === 0) return sql`true`;
  return sql.join(
    kept.map(({ holds }) => holds),
    sql` and `,
  );
}
