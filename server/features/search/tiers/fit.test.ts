import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '#contract/kit/zoned-time.ts';
import { NOTICE_PERIODS, type NoticePeriod } from '#contract/labels/profile.ts';
import type { MatchJob } from '#contract/matching/match.ts';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { matches } from '#server/features/search/cards.service.ts';
import { resolve } from '#server/features/search/resolve.service.ts';
import { inDays } from '#server/platform/clock.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { pageRequest } from '../search.service.ts';
import { rungsOf, wishesMet } from './walk.queries.ts';

const LAKH = 100_000;
const PEOPLE = 160;
const CITIES = ['Bengaluru', 'Pune', 'Chennai'];
const SKILLS = ['Go', 'Kafka', 'Redis'];

const noticeOf = (notice: NoticePeriod = 'ONE_MONTH') => ({
  notice,
  lastWorkingDay: notice === 'SERVING_NOTICE_PERIOD' ? localDate(inDays(20)) : null,
});

const server = ownServer();
beforeAll(async () => {
  await createProfiles(
    server.db,
    Array.from({ length: PEOPLE }, (_, place) => ({
      skills: SKILLS.slice(0, place % 4).map((name, at) => ({
        name,
        months: (place * (at + 7)) % 90,
        level: 1 + ((place + at) % 4),
      })),
      experienceMonths: (place * 7) % 190,
      expected: place % 11 === 0 ? 0 : (10 + ((place * 3) % 50)) * LAKH,
      cities: place % 5 === 0 ? [] : [CITIES[place % 3] as string, CITIES[(place + 1) % 3] as string],
      ...noticeOf(NOTICE_PERIODS[place % NOTICE_PERIODS.length]),
    })),
  );
});

const ASKS_NOTHING: MatchJob = {
  requiredSkills: [],
  experienceRequired: null,
  salary: null,
  city: null,
  isRemote: false,
  maxNoticePeriod: null,
};
const WITHOUT_SKILLS: [string, Partial<MatchJob>][] = [
  ['nothing', {}],
  ['years from and to', { experienceRequired: { min: 3, max: 7 } }],
  ['years from', { experienceRequired: { min: 5, max: null } }],
  ['pay', { salary: { min: null, max: 30 * LAKH } }],
  ['a city', { city: 'pune' }],
  ['a city that nobody names', { city: 'Leh' }],
  ['a city, from anywhere', { city: 'Pune', isRemote: true }],
  ['notice', { maxNoticePeriod: 'FIFTEEN_DAYS_OR_LESS' }],
  ['longer notice', { maxNoticePeriod: 'TWO_MONTHS' }],
];
const ALL: MatchJob = {
  requiredSkills: [
    { skillName: 'Go', minYears: 3, minLevel: 3 },
    { skillName: 'kafka', minYears: 0, minLevel: 2 },
  ],
  experienceRequired: { min: 2, max: 12 },
  salary: { min: null, max: 45 * LAKH },
  city: 'Chennai',
  isRemote: false,
  maxNoticePeriod: 'THREE_MONTHS',
};

interface Told {
  id: string;
  points: number;
  rungs: boolean[];
}

/** The score by the index for everybody, and the real score. */
async function bothOf(job: MatchJob) {
  const { resolved } = await resolve(server.db, [], CandidateFilter.parse({}));
  const request = await pageRequest(server.db, { resolved, companyKeys: [], job });
  const points = request.fit?.points ?? sql`null`;
  const met = wishesMet(request);
  const holding = rungsOf(request).map(({ holds }) => sql`${holds(met)}`);
  const found = rungsOf(request).map(({ finds }) => sql`${finds}`);
  const list = (holds: typeof holding) =>
    holds.length > 0 ? sql`array[${sql.join(holds)}]` : sql`'{}'::bool[]`;
  const { rows } = await sql<Told & { found: boolean[] }>`
    select d.candidate_id as id, ${points} as points, ${list(holding)} as rungs, ${list(found)} as found
    from candidate_index d`.execute(server.db);
  const scores = await matches(
    server.db,
    rows.map(({ id }) => id),
    job,
  );
  return rows.map((row) => ({ ...row, score: scores.get(row.id)?.total ?? Number.NaN }));
}

test.each(WITHOUT_SKILLS)(
  'for a job that asks for %s the index gives the score, except for rounding',
  async (_, asked) => {
    const everybody = await bothOf({ ...ASKS_NOTHING, ...asked });
    expect(everybody).toHaveLength(PEOPLE);
    for (const { points, score } of everybody) expect(Math.abs(points - score)).toBeLessThanOrEqual(1.001);
  },
);

test('for skills it gives the score up to the rounding of years to stops', async () => {
  const everybody = await bothOf({ ...ASKS_NOTHING, requiredSkills: ALL.requiredSkills });
  for (const { points, score } of everybody) expect(Math.abs(points - score)).toBeLessThan(10);
  const off = everybody.map(({ points, score }) => Math.abs(points - score));
  expect(off.reduce((sum, one) => sum + one, 0) / PEOPLE).toBeLessThan(3);
});

describe('the levels of what a job asks for', () => {
  test('each match fewer people, and the last one those with the best score', async () => {
    const everybody = await bothOf(ALL);
    expect(everybody[0]?.rungs).toHaveLength(7);
    for (const { rungs, score } of everybody) {
      expect(rungs).toEqual(rungs.toSorted((a, b) => Number(b) - Number(a)));
      expect(rungs.at(-1)).toBe(score === 100);
    }
    const standing = [0, 1, 2, 3, 4, 5, 6].map((at) => everybody.filter(({ rungs }) => rungs[at]).length);
    expect(new Set(standing).size).toBe(standing.length);
    expect(standing.at(-1)).toBeGreaterThan(0);
  });

  test('match the same people when evaluated by the indexes', async () => {
    for (const { rungs, found } of await bothOf(ALL)) expect(found).toEqual(rungs);
  });
});
