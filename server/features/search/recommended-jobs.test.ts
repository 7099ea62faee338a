import { expect, test } from 'vitest';
import { applyToJob } from '#contract/applications/candidate-applications.ts';
import { savePrivacy } from '#contract/candidates/privacy.ts';
import { listRecommendedJobs } from '#contract/jobs/recommended-jobs.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { statementsOf } from '#server/testing/statements.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));

let count = 0;

/** A person with a unique skill, so that jobs of other tests do not match. */
async function person() {
  count += 1;
  const skill = `Craft ${count}`;
  const asha = await createSearchableCandidate(server.db, {
    skills: { skills: [{ skillName: skill, experience: { years: 4, months: 0 }, competency: 'EXPERT' }] },
  });
  const wish = (name = skill) => ({ skillName: name, minYears: 3, minLevel: 3 });
  const job = (change: Partial<Parameters<typeof createJob>[2]> = {}, by = recruiter) =>
    createJob(server.db, by, { requiredSkills: [wish()], ...change });
  return { asha, skill, wish, job };
}

async function recommendedTo(who: TestAccount) {
  return (await server.as(who).call(listRecommendedJobs)).data;
}

async function idsFor(who: TestAccount): Promise<string[]> {
  return (await recommendedTo(who)).map(({ id }) => id);
}

test('are the three jobs that match best, with their score and its working', async () => {
  const { asha, job, wish } = await person();
  const half = await job({ requiredSkills: [wish(), wish('Fortran')] });
  const best = await job({
    experienceRequired: { min: 0, max: 8 },
    location: { city: 'Pune', country: 'India', isRemote: false },
  });
  const good = await job({ experienceRequired: { min: 2, max: 8 } });
  await job({ requiredSkills: [wish(), wish('Fortran'), wish('Ada'), wish('Cobol')] });
  await job({ requiredSkills: [wish('Fortran')] });
  const jobs = await recommendedTo(asha);
  expect(jobs.map(({ id }) => id)).toEqual([best.id, good.id, half.id]);
  expect(jobs[0]).toMatchObject({
    company: { id: recruiter.companyId },
    match: { parts: { skills: { points: 42, note: '1 of 1 required' } } },
  });
  expect(jobs.map(({ match }) => match.total)).toEqual(
    jobs.map(({ match }) => match.total).toSorted((a, b) => b - a),
  );
});

test('are ordered by the score itself, also where the estimate before it is equal', async () => {
  const { asha, job } = await person();
  const patient = await job({ maxNoticePeriod: 'MORE_THAN_THREE_MONTHS' });
  const hasty = await job({ maxNoticePeriod: 'FIFTEEN_DAYS_OR_LESS' });
  expect(await idsFor(asha)).toEqual([patient.id, hasty.id]);
});

test('are none for a person without a skill that a job asks for', async () => {
  expect(await idsFor(await createCandidate(server.db))).toEqual([]);
  const { asha } = await person();
  expect(await idsFor(asha)).toEqual([]);
});

test('exclude jobs that the candidate has applied to, or was invited for', async () => {
  const { asha, job } = await person();
  const applied = await job();
  const asked = await job();
  const free = await job();
  expect((await idsFor(asha)).toSorted()).toEqual([applied.id, asked.id, free.id].toSorted());
  await server.as(asha).call(applyToJob, { params: { id: applied.id } });
  await requestOne(server, { candidate: asha, recruiter, jobId: asked.id });
  expect(await idsFor(asha)).toEqual([free.id]);
});

test('exclude closed jobs, drafts and those of companies that may not hire', async () => {
  const { asha, job } = await person();
  await job({ status: 'CLOSED' });
  await job({ status: 'DRAFT' });
  const rejected = await createRecruiter(server.db);
  await job({}, rejected);
  await server.db
    .updateTable('companies')
    .set({ approvalStatus: 'REJECTED' })
    .where('id', '=', rejected.companyId)
    .execute();
  expect(await idsFor(asha)).toEqual([]);
});

test('exclude companies that the candidate hides from, by any of their names', async () => {
  const { asha, job } = await person();
  const [hidden, employer, open] = [
    await createRecruiter(server.db, { companyName: 'Tamarind Pay' }),
    await createRecruiter(server.db, { email: 'hr@peacock.example', companyName: 'Peacock Systems' }),
    await createRecruiter(server.db, { companyName: 'Indus Grid' }),
  ];
  await job({}, hidden);
  await job({}, employer);
  const shown = await job({}, open);
  expect(await idsFor(asha)).toHaveLength(3);
  const body = {
    isVisible: true,
    hideFromCurrentEmployer: true,
    hiddenCompanies: [{ id: hidden?.companyId ?? null, name: 'Tamarind Pay' }, { name: 'peacock.example' }],
  };
  await server.as(asha).call(savePrivacy, { body });
  expect(await idsFor(asha)).toEqual([shown.id]);
});

test('are read with as many statements for many jobs as for one', async () => {
  const { asha, job } = await person();
  await server.as(asha).call(savePrivacy, {
    body: { isVisible: true, hideFromCurrentEmployer: true, hiddenCompanies: [{ name: 'Somebody Else' }] },
  });
  const asked = async () => (await statementsOf(() => recommendedTo(asha))).length;
  await job();
  const few = await asked();
  expect(few).toBeGreaterThan(1);
  for (let more = 0; more < 6; more++) await job({}, await createRecruiter(server.db));
  expect(await asked()).toBe(few);
});

test('are for candidates only', async () => {
  expect((await server.call(listRecommendedJobs)).status).toBe(401);
  expect((await server.as(recruiter).call(listRecommendedJobs)).status).toBe(403);
});
