import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { countJobReach, type JobWishes } from '#contract/jobs/reach.ts';
import { fitSample } from '#server/features/candidates/index-row/candidate-index.service.ts';
import { COUNTED } from '#server/platform/estimate.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createProfiles, fixedId } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { getMarket } from './tiers/sample.queries.ts';

const PEOPLE = 10_000;
/** Of ten people six match both wishes; two do not know Kafka, one expects more, one hides. */
const ALL = PEOPLE * 0.6;
const NO_KAFKA = PEOPLE * 0.2;
const DEAR = PEOPLE * 0.1;
const RARE = 9;
const RARER = 4;
/** Has the rare skill, and hides. */
const HIDDEN = 9;

const skill = (name: string) => ({ name, months: 48, level: 4 });

function personOf(place: number) {
  const kind = place % 10;
  return {
    skills: [
      skill('Go'),
      ...(kind === 6 || kind === 7 ? [] : [skill('Kafka')]),
      ...((kind === 0 && place < RARE * 10) || place === HIDDEN ? [skill('Cobol')] : []),
      ...((kind === 0 && place < RARER * 10) || place === HIDDEN ? [skill('Fortran')] : []),
    ],
    ...(kind === 8 && { expected: 9_000_000 }),
    isVisible: kind !== 9,
  };
}

const server = ownServer();
let recruiter: TestRecruiter;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Brightwater' });
  await createProfiles(
    server.db,
    Array.from({ length: PEOPLE }, (_, place) => personOf(place)),
    fixedId,
  );
  await fitSample(server.db);
  await sql`analyze candidate_index, candidate_sample`.execute(server.db);
}, 240_000);

const asking = (...names: string[]) => ({
  requiredSkills: names.map((skillName) => ({ skillName, minYears: 1, minLevel: 1 })),
  salary: { min: 3_800_000, max: 4_600_000 },
});

async function reach(wishes: z.input<typeof JobWishes>) {
  return (await server.as(recruiter).call(countJobReach, { body: wishes })).data;
}

/** The maximum error of a sample of a few thousand. */
const isNear = (told: number, truly: number) => expect(Math.abs(told - truly) / truly).toBeLessThan(0.2);

test('with very many matches the total, and the wishes that exclude most people, are estimated from a sample', async () => {
  const { rows, people } = await getMarket(server.db);
  expect(people).toBeGreaterThan(COUNTED);
  expect(rows).toBeLessThan(people);
  const { total, isEstimate, narrowest } = await reach(asking('Go', 'Kafka'));
  expect(isEstimate).toBe(true);
  isNear(total, ALL);
  expect(narrowest).toEqual([
    { wish: 'Kafka, 1 year', more: expect.any(Number), isEstimate: true },
    { wish: 'pay up to ₹46 L per year', more: expect.any(Number), isEstimate: true },
  ]);
  isNear(narrowest[0]?.more ?? 0, NO_KAFKA);
  isNear(narrowest[1]?.more ?? 0, DEAR);
});

test('a few exact matches are counted exactly, even where one wish less would match very many', async () => {
  const { total, isEstimate, narrowest } = await reach(asking('Go', 'Kafka', 'Cobol'));
  expect({ total, isEstimate }).toEqual({ total: RARE, isEstimate: false });
  expect(narrowest[0]).toEqual({ wish: 'Cobol, 1 year', more: expect.any(Number), isEstimate: true });
  isNear(narrowest[0]?.more ?? 0, ALL);
});

test('if one wish less also matches few, all are counted exactly', async () => {
  expect(await reach(asking('Go', 'Cobol', 'Fortran'))).toEqual({
    total: RARER,
    isEstimate: false,
    narrowest: [{ wish: 'Fortran, 1 year', more: RARE - RARER, isEstimate: false }],
  });
});

test('a candidate who hides from the company is in none of the estimated numbers', async () => {
  const wishes = asking('Go', 'Kafka');
  const hide = (from: string) =>
    sql`update candidate_index set hidden_from = ${sql.lit(from)}
      where candidate_id in (select candidate_id from candidate_skills where skill_name = 'Kafka')
        and expected_total > 4600000`.execute(server.db);
  await hide('{brightwater}');
  expect((await reach(wishes)).narrowest.map(({ wish }) => wish)).toEqual(['Kafka, 1 year']);
  await hide('{somebody else}');
  expect((await reach(wishes)).narrowest).toHaveLength(2);
});
