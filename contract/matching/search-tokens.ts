import type { NoticePeriod } from '../labels/profile.ts';
import { NOTICE_PERIODS } from '../labels/profile.ts';

/*
 * The search index stores a candidate's filterable data as one set of integers. A minimum is one token: a
 * candidate with four years of a skill has the tokens for one, two, three and four years, so "at least three"
 * is a single look-up. Ids are the small numbers that the database's dictionary assigns to names.
 */

const SKILL_BASE = 1_000_000;
const TOKENS_PER_SKILL = 32;
const LEVEL_OFFSET = 16;
const MAX_LEVEL = 4;
/** The largest skill number whose tokens fit into a four-byte integer. */
const MAX_SKILL = Math.floor((2 ** 31 - 1 - SKILL_BASE) / TOKENS_PER_SKILL) - 1;

/** Years of a skill that have their own token: the stops of the search's sliders. */
export const YEAR_STOPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15] as const;

/** Each kind has its own range of 100,000 tokens below those of the skills. */
const RANGES = {
  city: 100_000,
  notice: 200_000,
  institute: 300_000,
  domain: 400_000,
  role: 500_000,
  graduationYear: 600_000,
} as const;
const RANGE_SIZE = 100_000;

export interface IndexedCandidate {
  skills: readonly { id: number; months: number; level: number }[];
  cityIds: readonly number[];
  noticePeriod: NoticePeriod | null;
  instituteIds: readonly number[];
  domainId: number | null;
  roleId: number | null;
  graduationYears: readonly number[];
}

export interface SkillMinimum {
  id: number;
  /** 0 only requires the skill. */
  minYears: number;
  /** Stars, 1 to 4. */
  minLevel: number;
}

/** Every list means "any of"; an empty list means no condition. */
export interface TokenFilter {
  skills: readonly SkillMinimum[];
  skillsMode: 'ALL' | 'ANY';
  cityIds: readonly number[];
  noticePeriods: readonly NoticePeriod[];
  instituteIds: readonly number[];
  domainIds: readonly number[];
  roleIds: readonly number[];
  graduationYears: readonly number[];
}

export interface TokenQuery {
  /** The candidate's tokens contain all of these (`@>`). */
  all: number[];
  /** They overlap each of these lists (`&&`). */
  overlaps: number[][];
  /** They contain all of at least one of these lists (`@> … OR @> …`); no condition if empty. */
  anySkill: number[][];
  /** A minimum is between two stops and was rounded down: the rows found must be checked again. */
  needsRecheck: boolean;
}

function skillBase(id: number): number {
  if (!Number.isInteger(id) || id < 0 || id > MAX_SKILL) throw new RangeError(`No token for skill ${id}`);
  return SKILL_BASE + TOKENS_PER_SKILL * id;
}

function token(kind: keyof typeof RANGES, id: number): number {
  if (!Number.isInteger(id) || id < 0 || id >= RANGE_SIZE) throw new RangeError(`No token for ${kind} ${id}`);
  return RANGES[kind] + id;
}

/** The number of stops up to `years`. */
function stopsUpTo(years: number): number {
  return YEAR_STOPS.filter((stop) => stop <= years).length;
}

/** The token of the skill, of each stop up to `years`, and of each level from 2 to `level`. */
function unaryTokens(id: number, years: number, level: number): number[] {
  const base = skillBase(id);
  const tokens = [base];
  for (let stop = 1; stop <= stopsUpTo(years); stop++) tokens.push(base + stop);
  for (let star = 2; star <= Math.min(level, MAX_LEVEL); star++) tokens.push(base + LEVEL_OFFSET + star);
  return tokens;
}

function noticeToken(notice: NoticePeriod): number {
  return token('notice', NOTICE_PERIODS.indexOf(notice));
}

/** All tokens of a candidate, ascending and unique. */
export function candidateTokens(candidate: IndexedCandidate): number[] {
  const tokens = new Set([
    ...candidate.skills.flatMap(({ id, months, level }) => unaryTokens(id, months / 12, level)),
    ...candidate.cityIds.map((id) => token('city', id)),
    ...candidate.instituteIds.map((id) => token('institute', id)),
    ...candidate.graduationYears.map((year) => token('graduationYear', year)),
  ]);
  if (candidate.noticePeriod) tokens.add(noticeToken(candidate.noticePeriod));
  if (candidate.domainId !== null) tokens.add(token('domain', candidate.domainId));
  if (candidate.roleId !== null) tokens.add(token('role', candidate.roleId));
  return [...tokens].sort((a, b) => a - b);
}

/** The fewest tokens for this minimum: the highest stop and the level, or only the skill. */
export function minimumTokens({ id, minYears, minLevel }: SkillMinimum): number[] {
  const base = skillBase(id);
  const stop = stopsUpTo(minYears);
  const tokens: number[] = [];
  if (stop > 0) tokens.push(base + stop);
  if (minLevel > 1) tokens.push(base + LEVEL_OFFSET + Math.min(minLevel, MAX_LEVEL));
  return tokens.length > 0 ? tokens : [base];
}

function isBetweenStops({ minYears }: SkillMinimum): boolean {
  return minYears > 0 && !YEAR_STOPS.some((stop) => stop === minYears);
}

/** The query for the index. It never misses a match; `needsRecheck` says when it may find too many. */
export function tokenQuery(filter: TokenFilter): TokenQuery {
  const skills = filter.skills.map(minimumTokens);
  const overlaps = [
    filter.cityIds.map((id) => token('city', id)),
    filter.noticePeriods.map(noticeToken),
    filter.instituteIds.map((id) => token('institute', id)),
    filter.domainIds.map((id) => token('domain', id)),
    filter.roleIds.map((id) => token('role', id)),
    filter.graduationYears.map((year) => token('graduationYear', year)),
  ];
  return {
    all: filter.skillsMode === 'ALL' ? skills.flat() : [],
    overlaps: overlaps.filter((tokens) => tokens.length > 0),
    anySkill: filter.skillsMode === 'ANY' ? skills : [],
    needsRecheck: filter.skills.some(isBetweenStops),
  };
}

/** The token of everybody who has the skill. */
export function skillToken({ id }: Pick<SkillMinimum, 'id'>): number {
  return skillBase(id);
}

/**
 * Tokens whose overlap with a candidate's measures how far the requirements are met: a cheap order for
 * ranking. They are ascending; otherwise the database would sort them for each candidate.
 */
export function wishTokens(skills: readonly SkillMinimum[]): number[] {
  return skills
    .flatMap(({ id, minYears, minLevel }) => unaryTokens(id, minYears, minLevel))
    .sort((a, b) => a - b);
}
