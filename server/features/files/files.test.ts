import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '#contract/auth/session.ts';
import { createFileTicket, downloadFile } from '#contract/files.ts';
import * as files from '#server/platform/files/files.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { suspendCompany } from '#server/testing/factories/companies.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const TEXT = 'the bytes of a file';
const NOWHERE = '00000000-0000-7000-8000-000000000000';
const NOT_FOUND = { status: 404, code: 'NOT_FOUND', message: 'Not found.' };

const server = ownServer();
let asha: TestAccount;
let vikram: TestAccount;
beforeAll(async () => {
  asha = await createCandidate(server.db);
  vikram = await createCandidate(server.db);
});
afterEach(() => server.moveClock(0));

async function store(ownership: Partial<files.Ownership> = {}): Promise<string> {
  const upload = { name: 'Résumé of Asha.pdf', mimeType: 'application/pdf', bytes: Buffer.from(TEXT) };
  return files.keep([upload], ([stored]) =>
    files.insert(server.db, stored!, { ownerId: asha.id, purpose: 'RESUME', ...ownership }),
  );
}

function read(id: string, account?: { token: string }) {
  const caller = account ? server.as(account) : server;
  return caller.call(downloadFile, { params: { id } });
}

async function ticketFor(id: string): Promise<string> {
  const { data } = await server.as(asha).call(createFileTicket, { params: { id } });
  return data.url;
}

describe('a private file', () => {
  test('is sent to its owner as an attachment that no page can run and no cache may store', async () => {
    const { status, body, headers } = await read(await store(), asha);
    expect(status).toBe(200);
    expect(body).toBe(TEXT);
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9%20of%20Asha.pdf",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is indistinguishable for strangers from one that does not exist', async () => {
    const id = await store();
    const rohan = await createRecruiter(server.db);
    for (const account of [undefined, vikram, rohan]) {
      expect(await read(id, account)).toMatchObject(NOT_FOUND);
      expect(await read(NOWHERE, account)).toMatchObject(NOT_FOUND);
    }
  });

  test('is open to admins', async () => {
    expect((await read(await store(), await createAdmin(server.db))).status).toBe(200);
  });

  test('is closed to a session that ended and to an account that is suspended', async () => {
    const id = await store();
    const second = await createCandidate(server.db);
    const own = await store({ ownerId: second.id });
    await server.call(logout, { body: { refreshToken: vikram.refreshToken } });
    expect(await read(id, vikram)).toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', second.id).execute();
    expect(await read(own, second)).toMatchObject({ status: 423, code: 'ACCOUNT_LOCKED' });
  });

  test('that is a resume becomes readable for a company once the candidate applied there', async () => {
    const id = await store();
    const [rohan, meera] = [await createRecruiter(server.db), await createRecruiter(server.db)];
    const job = await createJob(server.db, rohan);
    await createApplication(server.db, job.id, asha);
    expect((await read(id, rohan)).status).toBe(200);
    expect(await read(id, meera)).toMatchObject(NOT_FOUND);
    const users = server.db.updateTable('users').where('id', '=', rohan.id);
    await users.set({ status: 'SUSPENDED' }).execute();
    expect(await read(id, rohan)).toMatchObject(NOT_FOUND);
    await users.set({ status: 'ACTIVE' }).execute();
    await suspendCompany(server.db, rohan);
    expect(await read(id, rohan)).toMatchObject(NOT_FOUND);
  });

  test('of a company is open to its members only', async () => {
    const [rohan, meera] = [await createRecruiter(server.db), await createRecruiter(server.db)];
    const ownership = { ownerId: rohan.id, companyId: rohan.companyId, purpose: 'COMPANY_DOCUMENT' } as const;
    const id = await store(ownership);
    expect((await read(id, rohan)).status).toBe(200);
    expect(await read(id, meera)).toMatchObject(NOT_FOUND);
  });
});

test('a public file is open to anyone, shown inline, and may be cached by browsers', async () => {
  const { status, headers } = await read(await store({ purpose: 'PROFILE_PICTURE', isPublic: true }));
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^inline/);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

describe('a ticket', () => {
  test('opens its file once, without a session', async () => {
    const url = await ticketFor(await store());
    const first = await server.fetch(url);
    expect([first.status, await first.text()]).toEqual([200, TEXT]);
    expect((await server.fetch(url)).status).toBe(404);
  });

  test('is not used up by a HEAD request', async () => {
    const url = await ticketFor(await store());
    for (const _ of [1, 2]) {
      const look = await server.fetch(url, { method: 'HEAD' });
      expect([look.status, look.headers.get('content-length')]).toEqual([200, String(TEXT.length)]);
    }
    expect((await server.fetch(url)).status).toBe(200);
    expect((await server.fetch(url, { method: 'HEAD' })).status).toBe(404);
  });

  test('opens it for one of six concurrent requests', async () => {
    const url = await ticketFor(await store());
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.fetch(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(404)]);
  });

  test('is valid for 60 seconds', async () => {
    const id = await store();
    const [inTime, tooLate] = [await ticketFor(id), await ticketFor(id)];
    await server.moveClock(58);
    expect((await server.fetch(inTime)).status).toBe(200);
    await server.moveClock(61);
    expect((await server.fetch(tooLate)).status).toBe(404);
  });

  test('opens no other file', async () => {
    const [mine, other] = [await store(), await store()];
    const ticket = (await ticketFor(mine)).split('ticket=')[1];
    expect((await server.fetch(`/api/files/${other}?ticket=${ticket}`)).status).toBe(404);
    expect((await server.fetch(`/api/files/${mine}?ticket=${ticket}`)).status).toBe(200);
  });

  test('that has expired is deleted, a valid one stays', async () => {
    await server.moveClock(-62);
    await ticketFor(await store());
    await server.moveClock(0);
    const url = await ticketFor(await store());
    await server.runTasks();
    const kept = await server.db.selectFrom('fileTickets').select('expiresAt').execute();
    expect(kept.filter(({ expiresAt }) => expiresAt < new Date())).toEqual([]);
    expect((await server.fetch(url)).status).toBe(200);
  });

  test('is issued only to those who may read the file', async () => {
    const id = await store();
    const stranger = await createCandidate(server.db);
    const asked = await server.as(stranger).call(createFileTicket, { params: { id } });
    expect(asked).toMatchObject(NOT_FOUND);
    const unknown = await server.as(asha).call(createFileTicket, { params: { id: NOWHERE } });
    expect(unknown).toMatchObject(NOT_FOUND);
    const nobody = await server.call(createFileTicket, { params: { id } });
    expect(nobody).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('that was forged opens nothing', async () => {
    const id = await store();
    expect((await server.fetch(`/api/files/${id}?ticket=`)).status).toBe(404);
    expect((await server.fetch(`/api/files/${id}?ticket=${'x'.repeat(43)}`)).status).toBe(404);
  });
});
