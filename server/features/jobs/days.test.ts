import { expect, test } from 'vitest';
import { type DayRange, listJobDays } from '#contract/jobs/days.ts';
import { type CameFrom, recordJobView } from '#contract/jobs/public-jobs.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { Caller } from '#server/testing/caller.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));

async function daysOf(id: string, days: DayRange = '7', who = recruiter) {
  return (await server.as(who).call(listJobDays, { params: { id }, query: { days } })).data.days;
}

const QUIET = { visitors: 0, members: 0, ways: {}, applied: 0, invited: 0 };
const look = (as: Caller, id: string, cameFrom: CameFrom = {}) =>
  as.call(recordJobView, { params: { id }, body: cameFrom });

test('every day is listed, with views and applications by source', async () => {
  const { id } = await createJob(server.db, recruiter);
  const candidate = await createSearchableCandidate(server.db);
  await look(server, id, { site: 'https://blog.example' });
  await look(server.as(candidate), id, { page: '/jobs' });
  await look(server.as(await createCandidate(server.db)), id, { page: '/jobs' });
  await createApplication(server.db, id, candidate);
  await requestOne(server, { candidate: await createSearchableCandidate(server.db), recruiter, jobId: id });
  const other = await createJob(server.db, recruiter);
  await createApplication(server.db, other.id, candidate);
  const days = await daysOf(id);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({
    day: localDate(new Date()),
    visitors: 1,
    members: 2,
    ways: { LINK: 1, SEARCH: 2 },
    applied: 1,
    invited: 1,
  });
  for (const { day: _, ...figures } of days.slice(0, -1)) expect(figures).toEqual(QUIET);
  expect(await daysOf(id, '90')).toHaveLength(90);
});

test('of several sources of one person on a day the first counts, and views by the own company never', async () => {
  const { id } = await createJob(server.db, recruiter);
  const candidate = server.as(await createCandidate(server.db));
  await look(candidate, id, { mark: 'saved-search' });
  await look(candidate, id, { page: '/home' });
  await look(server.as(recruiter), id);
  expect((await daysOf(id)).at(-1)).toMatchObject({ members: 1, visitors: 0, ways: { SAVED_SEARCH: 1 } });
  const long = { page: `/${'x'.repeat(200)}` };
  expect(await look(candidate, id, long)).toMatchObject({ status: 400 });
  const rows = await server.db.selectFrom('jobViews').selectAll().where('jobId', '=', id).execute();
  expect(rows).toEqual([expect.objectContaining({ source: 'SAVED_SEARCH' })]);
});

test('a visitor counts once per day and job, and cannot be recognised on another by the stored data', async () => {
  const jobs = [await createJob(server.db, recruiter), await createJob(server.db, recruiter)];
  for (const ahead of [0, 0, 1]) {
    await server.moveClock(ahead * 86_400);
    for (const { id } of jobs) await look(server, id);
  }
  await server.moveClock(0);
  const ids = jobs.map(({ id }) => id);
  const rows = await server.db.selectFrom('jobViews').select('viewer').where('jobId', 'in', ids).execute();
  expect([rows.length, new Set(rows.map(({ viewer }) => viewer)).size]).toEqual([4, 4]);
  const [first] = jobs;
  expect((await daysOf(first?.id ?? '')).at(-1)).toMatchObject({ visitors: 1, members: 0 });
});

test('a day starts at midnight in India', async () => {
  const { id } = await createJob(server.db, recruiter);
  const [late, early] = [await createCandidate(server.db), await createCandidate(server.db)];
  const today = localDate(new Date());
  for (const [who, time] of [
    [late, '23:59:59'],
    [early, '00:00:01'],
  ] as const) {
    const application = await createApplication(server.db, id, who);
    const day = time.startsWith('23') ? localDate(new Date(Date.now() - 86_400_000)) : today;
    const appliedAt = new Date(`${day}T${time}+05:30`);
    await server.db.updateTable('applications').set({ appliedAt }).where('id', '=', application.id).execute();
  }
  expect((await daysOf(id)).slice(-2).map(({ applied }) => applied)).toEqual([1, 1]);
});

test('are readable by the whole team and by no other user', async () => {
  const { id } = await createJob(server.db, recruiter);
  expect(await daysOf(id, '7', await createMember(server.db, recruiter.companyId, 'VIEWER'))).toHaveLength(7);
  const stranger = server.as(await createRecruiter(server.db));
  expect(await stranger.call(listJobDays, { params: { id } })).toMatchObject({ code: 'JOB_NOT_FOUND' });
  const candidate = server.as(await createCandidate(server.db));
  expect(await candidate.call(listJobDays, { params: { id } })).toMatchObject({ status: 403 });
  const wrong = { params: { id }, query: { days: '8' as never } };
  expect(await server.as(recruiter).call(listJobDays, wrong)).toMatchObject({
    status: 400,
    message: 'Please choose 7, 30 or 90 days.',
  });
});
