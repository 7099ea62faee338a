import { expect, test } from 'vitest';
import { getCandidateMatch } from '#contract/search/candidate-search.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import { toMatchJob } from './listings.service.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));

test.each([
  ['YEARLY', 1_200_000, 2_400_000],
  ['MONTHLY', 100_000, 200_000],
  ['HOURLY', 600_000 / 2080, 1_200_000 / 2080],
] as const)('pay that is advertised %s is compared as yearly pay', async (period, min, max) => {
  const whole = { min: Math.round(min), max: Math.round(max), period };
  const job = toMatchJob(await createJob(server.db, recruiter, { salary: whole }));
  const perYear = { YEARLY: 1, MONTHLY: 12, HOURLY: 2080 }[period];
  expect(job.salary).toEqual({ min: whole.min * perYear, max: whole.max * perYear });
});

test('a candidate is only compared with the company’s own jobs', async () => {
  const { id: candidateId } = await createSearchableCandidate(server.db);
  const stranger = await createRecruiter(server.db);
  const { id: jobId } = await createJob(server.db, recruiter);
  const match = (who: TestRecruiter) =>
    server.as(who).call(getCandidateMatch, { params: { id: candidateId }, query: { jobId } });
  expect((await match(recruiter)).status).toBe(200);
  expect(await match(stranger)).toMatchObject({ status: 404, code: 'JOB_NOT_FOUND' });
});
