import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTICE_PERIODS } from '../labels/profile.ts';
import type { IndexedCandidate, SkillMinimum, TokenFilter, TokenQuery } from './search-tokens.ts';
import { candidateTokens, tokenQuery, wishTokens, YEAR_STOPS } from './search-tokens.ts';

const noFilter: TokenFilter = {
  skills: [],
  skillsMode: 'ALL',
  cityIds: [],
  noticePeriods: [],
  instituteIds: [],
  domainIds: [],
  roleIds: [],
  graduationYears: [],
};

const nobody: IndexedCandidate = {
  skills: [],
  cityIds: [],
  noticePeriod: null,
  instituteIds: [],
  domainId: null,
  roleId: null,
  graduationYears: [],
};

/** Evaluates the query as the database would. */
function finds(query: TokenQuery, candidate: IndexedCandidate): boolean {
  const tokens = new Set(candidateTokens(candidate));
  const contains = (wanted: number[]) => wanted.every((token) => tokens.has(token));
  return (
    contains(query.all) &&
    query.overlaps.every((group) => group.some((token) => tokens.has(token))) &&
    (query.anySkill.length === 0 || query.anySkill.some(contains))
  );
}

function satisfies(candidate: IndexedCandidate, filter: TokenFilter): boolean {
  const meets = ({ id, minYears, minLevel }: SkillMinimum) =>
    candidate.skills.some((own) => own.id === id && own.months >= minYears * 12 && own.level >= minLevel);
  const anyOf = <T>(wanted: readonly T[], own: readonly (T | null)[]) =>
    wanted.length === 0 || wanted.some((value) => own.includes(value));
  const skills =
    filter.skillsMode === 'ALL'
      ? filter.skills.every(meets)
      : filter.skills.length === 0 || filter.skills.some(meets);
  return (
    skills &&
    anyOf(filter.cityIds, candidate.cityIds) &&
    anyOf(filter.noticePeriods, [candidate.noticePeriod]) &&
    anyOf(filter.instituteIds, candidate.instituteIds) &&
    anyOf(filter.domainIds, [candidate.domainId]) &&
    anyOf(filter.roleIds, [candidate.roleId]) &&
    anyOf(filter.graduationYears, candidate.graduationYears)
  );
}

const id = fc.nat(3);
const ids = fc.uniqueArray(id, { maxLength: 2 });
const level = fc.integer({ min: 1, max: 4 });
const notice = fc.constantFrom(...NOTICE_PERIODS);
const year = fc.integer({ min: 2018, max: 2021 });

const anyCandidate: fc.Arbitrary<IndexedCandidate> = fc.record({
  skills: fc.uniqueArray(fc.record({ id, months: fc.nat(200), level }), { selector: (skill) => skill.id }),
  cityIds: ids,
  noticePeriod: fc.option(notice),
  instituteIds: ids,
  domainId: fc.option(id),
  roleId: fc.option(id),
  graduationYears: fc.uniqueArray(year, { maxLength: 2 }),
});

function anyFilter(minYears: fc.Arbitrary<number>): fc.Arbitrary<TokenFilter> {
  return fc.record({
    skills: fc.array(fc.record({ id, minYears, minLevel: level }), { maxLength: 3 }),
    skillsMode: fc.constantFrom('ALL', 'ANY'),
    cityIds: ids,
    noticePeriods: fc.uniqueArray(notice, { maxLength: 3 }),
    instituteIds: ids,
    domainIds: ids,
    roleIds: ids,
    graduationYears: fc.uniqueArray(year, { maxLength: 2 }),
  });
}

const runs = { numRuns: 2000 };

test('if all minimums are on the stops, the index finds exactly the candidates who satisfy the filter', () => {
  fc.assert(
    fc.property(anyCandidate, anyFilter(fc.constantFrom(0, ...YEAR_STOPS)), (candidate, filter) => {
      const query = tokenQuery(filter);
      expect(query.needsRecheck).toBe(false);
      expect(finds(query, candidate)).toBe(satisfies(candidate, filter));
    }),
    runs,
  );
});

test('with any minimum, the index misses no candidate, and asks for a recheck if it may find too many', () => {
  fc.assert(
    fc.property(
      anyCandidate,
      anyFilter(fc.integer({ min: 0, max: 40 }).map((half) => half / 2)),
      (candidate, filter) => {
        const query = tokenQuery(filter);
        if (satisfies(candidate, filter)) expect(finds(query, candidate)).toBe(true);
        else if (finds(query, candidate)) expect(query.needsRecheck).toBe(true);
      },
    ),
    runs,
  );
});

test('a minimum costs one token for the years and one for the level', () => {
  const skills = [{ id: 7, minYears: 7, minLevel: 3 }];
  expect(tokenQuery({ ...noFilter, skills })).toEqual({
    all: [1_000_000 + 32 * 7 + 6, 1_000_000 + 32 * 7 + 19],
    overlaps: [],
    anySkill: [],
    needsRecheck: true,
  });
  expect(tokenQuery({ ...noFilter, skills: [{ id: 7, minYears: 0, minLevel: 1 }] }).all).toEqual([1_000_224]);
});

test('the highest years and level stay within the token range of the skill', () => {
  const tokens = candidateTokens({ ...nobody, skills: [{ id: 1, months: 600, level: 4 }] });
  expect(tokens).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 18, 19, 20].map((offset) => 1_000_032 + offset));
});

test('equal numbers of different kinds never share a token', () => {
  const tokens = candidateTokens({
    skills: [{ id: 5, months: 0, level: 1 }],
    cityIds: [5],
    noticePeriod: 'SERVING_NOTICE_PERIOD',
    instituteIds: [5],
    domainId: 5,
    roleId: 5,
    graduationYears: [5],
  });
  expect(tokens).toHaveLength(7);
});

test('numbers outside their range are refused, so that tokens cannot collide', () => {
  expect(() => candidateTokens({ ...nobody, cityIds: [100_000] })).toThrow(RangeError);
  expect(() => candidateTokens({ ...nobody, domainId: -1 })).toThrow(RangeError);
  expect(() => candidateTokens({ ...nobody, skills: [{ id: 2 ** 30, months: 0, level: 1 }] })).toThrow(
    RangeError,
  );
  expect(() => candidateTokens({ ...nobody, skills: [{ id: 67_100_000, months: 0, level: 1 }] })).toThrow(
    RangeError,
  );
  const largest = candidateTokens({ ...nobody, skills: [{ id: 67_000_000, months: 600, level: 4 }] });
  expect(largest.at(-1)).toBeLessThan(2 ** 31);
});

test('the more of a requirement is met, the larger the overlap', () => {
  const wish = new Set(wishTokens([{ id: 1, minYears: 5, minLevel: 3 }]));
  const overlap = (months: number, stars: number) =>
    candidateTokens({ ...nobody, skills: [{ id: 1, months, level: stars }] }).filter((token) =>
      wish.has(token),
    ).length;
  expect([overlap(0, 1), overlap(24, 1), overlap(24, 3), overlap(60, 3), overlap(240, 4)]).toEqual([
    1, 3, 5, 8, 8,
  ]);
});
