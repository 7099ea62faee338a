import { expect, test } from 'vitest';
import { withdrawApplication } from '#contract/applications/candidate-applications.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { withdrawInterview } from '#contract/interviews/recruiter.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { acceptOne, requestOne, type TestInterview } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const rohan = madeEach(() => createRecruiter(server.db));
const asha = madeEach(() => createSearchableCandidate(server.db));

/** Hides the candidate from everybody, and returns the status code that the company then gets for them. */
async function afterHiding(): Promise<number> {
  await server.as(asha).call(setProfileVisibility, { body: { isVisible: false } });
  return (await server.as(rohan).call(getCandidate, { params: { id: asha.id } })).status;
}

const applicationOf = async ({ id }: TestInterview) =>
  server.db
    .selectFrom('interviews')
    .select('applicationId as id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a request that the company withdraws no longer connects the two', async () => {
  const { id } = await requestOne(server, { recruiter: rohan, candidate: asha });
  const body = { reason: 'The role is filled.' };
  expect((await server.as(rohan).call(withdrawInterview, { params: { id }, body })).status).toBe(200);
  expect(await afterHiding()).toBe(404);
});

test('an accepted one connects them, also after the candidate has withdrawn', async () => {
  const params = await applicationOf(await acceptOne(server, { recruiter: rohan, candidate: asha }));
  expect((await server.as(asha).call(withdrawApplication, { params })).status).toBe(200);
  expect(await afterHiding()).toBe(200);
});

test('so does the candidate’s own application that was withdrawn', async () => {
  const { id } = await createApplication(server.db, (await createJob(server.db, rohan)).id, asha);
  expect((await server.as(asha).call(withdrawApplication, { params: { id } })).status).toBe(200);
  expect(await afterHiding()).toBe(200);
});
