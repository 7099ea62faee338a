import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createJob } from '#contract/jobs/own-jobs.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { suspendCompany } from '#server/testing/factories/companies.ts';
import { BACKEND_JOB } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const HOUR = 3600;

const server = ownServer();

function post(recruiter: TestRecruiter, key: string | undefined, title: string = BACKEND_JOB.title) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return server.as(recruiter).call(createJob, { body: { ...BACKEND_JOB, title }, headers });
}

async function jobsOf({ companyId }: TestRecruiter): Promise<number> {
  const jobs = await server.db.selectFrom('jobs').select('id').where('companyId', '=', companyId).execute();
  return jobs.length;
}

test('a call that is repeated with its key runs once and gets the same answer', async () => {
  const rohan = await createRecruiter(server.db);
  const first = await post(rohan, 'key-1');
  const second = await post(rohan, 'key-1');
  expect(first.status).toBe(201);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(await jobsOf(rohan)).toBe(1);
});

test('without a key every call runs', async () => {
  const rohan = await createRecruiter(server.db);
  await post(rohan, undefined);
  await post(rohan, undefined);
  expect(await jobsOf(rohan)).toBe(2);
});

test('eight concurrent calls with one key create one job and get one answer', async () => {
  const rohan = await createRecruiter(server.db);
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(rohan, 'at-once')));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  expect(await jobsOf(rohan)).toBe(1);
});

test('the same key with another body is refused', async () => {
  const rohan = await createRecruiter(server.db);
  await post(rohan, 'key-1');
  expect(await post(rohan, 'key-1', 'Another job')).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_MISMATCH',
    message: 'This key was already used for a different request.',
  });
  expect(await jobsOf(rohan)).toBe(1);
});

test('of two different concurrent calls with one key, one runs and one is refused', async () => {
  const rohan = await createRecruiter(server.db);
  const answers = await Promise.all([post(rohan, 'race', 'One'), post(rohan, 'race', 'Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await jobsOf(rohan)).toBe(1);
});

test('a key belongs to the person who sent it', async () => {
  const [rohan, meera] = [await createRecruiter(server.db), await createRecruiter(server.db)];
  const [first, second] = [await post(rohan, 'shared'), await post(meera, 'shared')];
  expect(second.status).toBe(201);
  expect(second.data.id).not.toBe(first.data.id);
});

test('a failed call may be corrected under its key', async () => {
  const rohan = await createRecruiter(server.db);
  expect((await post(rohan, 'key-1', '')).status).toBe(400);
  expect((await post(rohan, 'key-1')).status).toBe(201);
});

test('a key expires after 24 hours', async () => {
  const rohan = await createRecruiter(server.db);
  await post(rohan, 'key-1');
  await server.moveClock(25 * HOUR);
  await server.runTasks();
  expect((await post(rohan, 'key-1', 'Another job')).status).toBe(201);
  await server.moveClock(0);
  expect(await jobsOf(rohan)).toBe(2);
});

test('a key is valid for more than 23 hours', async () => {
  const rohan = await createRecruiter(server.db);
  const first = await post(rohan, 'key-1');
  await server.moveClock(23 * HOUR);
  await server.runTasks();
  const second = await post(rohan, 'key-1');
  await server.moveClock(0);
  expect(second.body).toEqual(first.body);
  expect(await jobsOf(rohan)).toBe(1);
});

test('a call that PostgreSQL ends because of a deadlock is retried and runs once', async () => {
  await sql`create sequence tries`.execute(server.db);
  await sql`create function end_first_try() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
    return new; end $$`.execute(server.db);
  await sql`create trigger end_first_try before insert on jobs
    for each row execute function end_first_try()`.execute(server.db);
  const rohan = await createRecruiter(server.db);
  const answer = await post(rohan, 'key-1');
  await sql`drop trigger end_first_try on jobs`.execute(server.db);
  expect(answer.status, answer.message).toBe(201);
  expect(await jobsOf(rohan)).toBe(1);
});

test('a caller without access gets no stored answer', async () => {
  const rohan = await createRecruiter(server.db);
  await post(rohan, 'key-1');
  await suspendCompany(server.db, rohan);
  expect((await post(rohan, 'key-1')).status).toBe(403);
});

test('a repetition names the same version as the first answer', async () => {
  const rohan = await createRecruiter(server.db);
  const [first, second] = [await post(rohan, 'key-1'), await post(rohan, 'key-1')];
  expect(first.headers.get('etag')).toBe('"1"');
  expect(second.headers.get('etag')).toBe('"1"');
});

test('a key has at most 200 characters', async () => {
  const rohan = await createRecruiter(server.db);
  expect((await post(rohan, 'k'.repeat(200))).status).toBe(201);
  expect(await post(rohan, 'k'.repeat(201))).toMatchObject({
    status: 400,
    message: 'Please use an Idempotency-Key of at most 200 characters.',
  });
});
