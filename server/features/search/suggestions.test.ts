import { beforeAll, expect, test } from 'vitest';
import { searchCandidates, suggestSkills } from '#contract/search/candidate-search.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';

const skill = (name: string) => ({ name, months: 30, level: 3 });

const server = ownServer();
let recruiter: TestRecruiter;
/** A recruiter of the company where one of the candidates works. */
let employer: TestRecruiter;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db);
  employer = await createRecruiter(server.db, { companyName: 'Brightwater' });
  const [, , , former = ''] = await createProfiles(server.db, [
    { skills: [skill('Terraform')] },
    { skills: [skill('Terrarium'), skill('Terraform')], isVisible: false },
    { skills: [skill('Terrazzo')], company: 'Brightwater' },
    { skills: [skill('Terracotta'), skill('Go')] },
  ]);
  await server.db
    .deleteFrom('candidateSkills')
    .where('candidateId', '=', former)
    .where('skillName', '=', 'Terracotta')
    .execute();
  await candidates.refreshIndexRows(server.db, [former]);
});

async function suggestions(q: string, as = recruiter) {
  return (await server.as(as).call(suggestSkills, { query: { q } })).data;
}

async function corrections(body: object, as = recruiter) {
  return (await server.as(as).call(searchCandidates, { body })).data.corrections;
}

test('a skill is suggested if a visible person has it, and not when all hide or have removed it', async () => {
  expect(await suggestions('terra')).toEqual(['Terrazzo', 'Terraform']);
  expect(await suggestions('terra', employer)).toEqual(['Terraform']);
  for (const name of ['Terrarium', 'Terracotta', 'Terrariun'])
    expect((await suggestions(name)).filter((one) => /^Terra[rc]/.test(one))).toEqual([]);
});

test('a typo is corrected to a word of a visible person', async () => {
  for (const asked of [{ skills: [{ name: 'Terrazo' }] }, { text: 'terrazo' }]) {
    expect(await corrections(asked)).toMatchObject([{ used: 'Terrazzo' }]);
    expect(await corrections(asked, employer)).toEqual([]);
  }
  for (const slip of ['Terrarums', 'Terracota'])
    expect(await corrections({ skills: [{ name: slip }] })).toEqual([]);
});
