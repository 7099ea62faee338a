import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { deleteResume, uploadResume } from '#contract/candidates/profile.ts';
import { createFileTicket, downloadFile } from '#contract/files.ts';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import { Caller } from '#server/testing/caller.ts';
import { createCandidate, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { SMALL_PDF } from '#server/testing/files/hostile-files.ts';
import { addressOf } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { type ObjectStore, startObjectStore } from '#server/testing/stand-ins/object-store.ts';
import { type Server, startServer as startProcess } from '../../../e2e/servers.ts';

const JWT_SECRET = 'only for tests, thirty-two characters at least';
const MONTH_MS = 31 * 86_400_000;
/** Simulates two machines: they share only the database and the bucket. */
const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'medallist-machine-')));

let store: ObjectStore;
/** Runs the tasks; its files are in the bucket too. */
let server: TestServer;
let machines: Server[];
let asha: TestAccount;
beforeAll(async () => {
  store = await startObjectStore();
  server = await startServer({ env: { JWT_SECRET, ...store.env } });
  // With a user in the database, the processes do not fill it with the demo.
  await createCandidate(server.db);
  const shared = { JWT_SECRET, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: await addressOf(server) };
  machines = await Promise.all(
    folders.map((DATA_DIR) => startProcess({ ...shared, ...store.env, DATA_DIR })),
  );
}, 60_000);
beforeEach(async () => {
  asha = await createSearchableCandidate(server.db, { education: EDUCATION });
});
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.stop()));
  await server.close();
  await store.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function at(machine: 0 | 1): Caller {
  return new Caller(machines[machine]!.origin, asha.token);
}

function formOf(field: string, text: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(SMALL_PDF), text]), 'cv.pdf');
  return form;
}

function send(machine: 0 | 1, text: string) {
  return at(machine).call(uploadResume, { form: formOf('resume', text) });
}

/** Stores a resume on the first machine. */
async function kept(text: string): Promise<string> {
  const { data } = await send(0, text);
  return data.resumeFile.id;
}

async function keyOf(id: string): Promise<string> {
  const row = await server.db
    .selectFrom('files')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.storageKey ?? '';
}

async function ticketFor(id: string): Promise<string> {
  return (await at(1).call(createFileTicket, { params: { id } })).data.url;
}

/** The machines share the tasks, so one of them may still be working. */
const POLLING = { timeout: 10_000 };

async function keysAfterTasks(): Promise<string[]> {
  // A failed task has delayed its next attempt.
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db);
  await server.runTasks('eraseDeletedAccounts');
  return store.keys();
}

test('a file stored on one machine can be downloaded, replaced and erased on the other', async () => {
  const id = await kept('the first');
  const ticket = await ticketFor(id);
  const [first, second] = [await at(1).fetch(ticket), await at(0).fetch(ticket)];
  expect([first.status, second.status]).toEqual([200, 404]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes).toEqual(Buffer.concat([SMALL_PDF, Buffer.from('the first')]));
  expect(await store.keys()).toContain(await keyOf(id));

  const oldKey = await keyOf(id);
  const { data } = await send(1, 'the second');
  const newKey = await keyOf(data.resumeFile.id);
  expect((await at(0).fetch(`/api/files/${id}`)).status).toBe(404);
  expect(await (await at(0).fetch(`/api/files/${data.resumeFile.id}`)).text()).toMatch(/the second$/);
  expect(await store.keys()).not.toContain(oldKey);
  expect(await store.keys()).toContain(newKey);

  const left = await at(0).call(deleteAccount, { body: { password: PASSWORD } });
  expect(left.status).toBe(204);
  // The clocks of the machines cannot be moved, so the month passes in the row.
  const deletedAt = new Date(Date.now() - MONTH_MS);
  await server.db.updateTable('users').set({ deletedAt }).where('id', '=', asha.id).execute();
  await expect.poll(keysAfterTasks, POLLING).not.toContain(newKey);
});

test('nothing is written to the disks of the machines', () => {
  for (const folder of folders) {
    const files = path.join(folder, 'files');
    expect(existsSync(files) ? readdirSync(files) : []).toEqual([]);
  }
});

test('an upload that the database refuses leaves nothing in the bucket', async () => {
  const { data } = await at(0).call(getEducation);
  const params = { id: data.educations[0]?.id ?? '' };
  const submit = () => at(0).call(uploadDegreeProof, { params, form: formOf('document', 'a proof') });
  expect((await submit()).status).toBe(200);
  const before = await store.keys();
  expect(await submit()).toMatchObject({ status: 409, code: 'PROOF_WAITING' });
  expect(await store.keys()).toEqual(before);
});

test('a lost object is reported as gone', async () => {
  const id = await kept('soon lost');
  await store.lose(await keyOf(id));
  expect(await at(1).call(downloadFile, { params: { id } })).toMatchObject({
    status: 410,
    code: 'FILE_LOST',
    message: 'This file is no longer available. Please ask for it to be uploaded again.',
  });
});

test('while the store is unreachable, uploads and downloads ask to try again later, and no ticket is used up', async () => {
  const id = await kept('still here');
  const ticket = await ticketFor(id);
  await store.goAway();
  const away = [await send(1, 'too late'), await at(0).call(downloadFile, { params: { id } })];
  const refused = await at(0).fetch(ticket);
  await store.comeBack();
  for (const answer of away) {
    expect(answer).toMatchObject({
      status: 503,
      message: 'Service temporarily unavailable. Please try again.',
    });
    expect(answer.headers.get('retry-after')).toBe('5');
  }
  expect(refused.status).toBe(503);
  expect((await at(0).fetch(ticket)).status).toBe(200);
});

test('a file removed while the store is unreachable is deleted once it is back', async () => {
  const key = await keyOf(await kept('soon removed'));
  await store.goAway();
  const { status } = await at(1).call(deleteResume);
  await store.comeBack();
  expect(status).toBe(204);
  await expect.poll(keysAfterTasks, POLLING).not.toContain(key);
});
