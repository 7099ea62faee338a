import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setApplicationDigest } from '#contract/applications/digest.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import { queueTask } from '#server/platform/tasks.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { untilWaiting } from '#server/testing/waiting.ts';
import type { Server } from '../../../e2e/servers.ts';
import { mailApplicationDigests } from './digests.service.ts';

const DAY_MS = 86_400_000;
const PROCESSES = 2;
/** Tasks that each process runs concurrently. */
const WORKERS = 2;

let server: TestServer;
let processes: Server[];
let jobId: string;
let hourly: TestAccount[];
let daily: TestAccount[];
beforeAll(async () => {
  server = await startServer();
  const owner: TestRecruiter = await createRecruiter(server.db);
  const colleague = () => createMember(server.db, owner.companyId, 'RECRUITER');
  hourly = [owner, await colleague(), await colleague()];
  daily = [await colleague(), await colleague(), await colleague()];
  for (const who of daily) {
    await server.as(who).call(setApplicationDigest, { body: { pace: 'DAILY' } });
  }
  jobId = (await createJob(server.db, owner)).id;
  processes = await startProcesses(server, PROCESSES);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await server.close();
});

/** Sets the clock to this time in India, the given number of days from today. */
function at(day: number, time: string): Promise<void> {
  const date = localDate(new Date(Date.now() + day * DAY_MS));
  return server.moveClock(Math.ceil((toInstant(date, time).getTime() - Date.now()) / 1000));
}

async function applies(): Promise<void> {
  await createApplication(server.db, jobId, await createSearchableCandidate(server.db));
}

async function queued(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker.jobs
    where task_identifier = ${mailApplicationDigests.name}`.execute(server.db);
  return rows[0]?.count;
}

/** Makes every worker of both processes see the due digests before any of them can claim one. */
async function lookAtOnce(): Promise<void> {
  await server.db.transaction().execute(async (tx) => {
    await sql`lock table application_digests in share mode`.execute(tx);
    for (let look = 0; look < 2 * PROCESSES * WORKERS; look++) {
      await queueTask(server.db, mailApplicationDigests, undefined);
    }
    await untilWaiting(server.db, PROCESSES * WORKERS);
  });
  await vi.waitFor(async () => expect(await queued()).toBe(0), { interval: 50, timeout: 30_000 });
}

/** The mail subjects of these people, in their order. */
async function subjectsOf(people: readonly TestAccount[]): Promise<string[][]> {
  const rows = await server.db
    .selectFrom('mails')
    .select(['toAddress', 'subject'])
    .where('subject', 'like', '% new application%')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return people.map(({ email }) =>
    rows.filter(({ toAddress }) => toAddress === email).map(({ subject }) => subject),
  );
}
const each = (people: readonly TestAccount[], ...subjects: string[]) => people.map(() => subjects);

test('when two processes run at once, each person gets one mail, once an hour or once a day', async () => {
  await at(1, '20:00');
  await applies();
  await applies();
  await at(1, '21:01');
  await lookAtOnce();
  expect(await subjectsOf(hourly)).toEqual(each(hourly, '2 new applications'));
  expect(await subjectsOf(daily)).toEqual(each(daily));
  await applies();
  await at(2, '09:01');
  await lookAtOnce();
  const evening = ['2 new applications', '1 new application'];
  expect(await subjectsOf(hourly)).toEqual(each(hourly, ...evening));
  expect(await subjectsOf(daily)).toEqual(each(daily, '3 new applications'));
  await applies();
  await at(3, '09:01');
  await lookAtOnce();
  expect(await subjectsOf(hourly)).toEqual(each(hourly, ...evening, '1 new application'));
  expect(await subjectsOf(daily)).toEqual(each(daily, '3 new applications', '1 new application'));
}, 120_000);
