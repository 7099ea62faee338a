import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { resolve } from '../resolve.service.ts';
import { pageRequest } from '../search.service.ts';
import { idsOf, walkRows } from './walk.queries.ts';

const PEOPLE = {
  fresh: { experienceMonths: 12, expected: 900_000 },
  middling: { experienceMonths: 90, expected: 2_800_000 },
  seasoned: { experienceMonths: 200, expected: 9_000_000 },
  silent: { experienceMonths: 60, expected: 0 },
};

const server = ownServer();
let names: Map<string | undefined, string>;
beforeAll(async () => {
  const ids = await createProfiles(server.db, Object.values(PEOPLE));
  names = new Map(Object.keys(PEOPLE).map((name, place) => [ids[place], name]));
});

/** All people that a complete index scan finds. */
async function met(asked: z.input<typeof CandidateFilter>) {
  const { resolved } = await resolve(server.db, [], CandidateFilter.parse(asked));
  const request = await pageRequest(server.db, { resolved, companyKeys: ['nobody'], job: null });
  const walk = walkRows({ ...request, filter: resolved.filter, steps: 100, take: 20 });
  const { rows } = await idsOf(walk).execute(server.db);
  return rows[0]?.ids.map((id) => names.get(id));
}

test('a scan by experience starts with the maximum where one of several ranges is open-ended', async () => {
  const sort = 'EXPERIENCE';
  expect(await met({ sort, experience: [{ max: 2 }, { min: 6 }] })).toEqual([
    'seasoned',
    'middling',
    'fresh',
  ]);
  expect(await met({ sort, experience: [{ max: 2 }, { min: 6, max: 8 }] })).toEqual(['middling', 'fresh']);
});

test('a scan by salary finds nobody without a salary, although every salary from 0 matches', async () => {
  const sort = 'EXPECTED_SALARY';
  expect(await met({ sort, expectedSalary: { min: 0 } })).toEqual(['fresh', 'middling', 'seasoned']);
  expect(await met({ sort, expectedSalary: { max: 3_000_000 } })).toEqual(['fresh', 'middling']);
});
