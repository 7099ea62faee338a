import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOtherSessions } from '#contract/auth/own-sessions.ts';
import { getMe, login, refreshTokens } from '#contract/auth/session.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import { Caller } from '#server/testing/caller.ts';
import { createCandidate, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { startProcesses } from '#server/testing/processes.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import type { Server } from '../../e2e/servers.ts';

/** Shared with the server of this process, so that the other processes accept its sessions. */
const ENV = { JWT_SECRET: 'only for tests, thirty-two characters at least' };

let server: TestServer;
let processes: Server[];
beforeAll(async () => {
  server = await startServer({ env: ENV });
  // With a user in the database, the processes do not fill it with the demo.
  await createCandidate(server.db);
  processes = await startProcesses(server, 2, { ...ENV, RATE_LIMITS: 'on' });
});
// All tests call from one address, so each starts with empty limits.
beforeEach(() => sql`truncate rate_limits`.execute(server.db));
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await server.close();
});

/** Calls the two processes alternately. */
function at(index: number, token?: string): Caller {
  return new Caller(processes[index % processes.length]!.origin, token);
}

function signIn(index: number, { email }: { email: string }, password: string, totpCode?: string) {
  return at(index).call(login, { body: { email, password, totpCode } });
}

async function both({ token }: TestAccount): Promise<number[]> {
  const answers = await Promise.all([0, 1].map((index) => at(index, token).call(getMe)));
  return answers.map(({ status }) => status);
}

test('of twelve concurrent guesses over two processes exactly five are checked', async () => {
  const asha = await createCandidate(server.db);
  const guesses = Array.from({ length: 12 }, (_, index) => signIn(index, asha, `guess ${index}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
  for (const index of [0, 1]) {
    const refused = await signIn(index, asha, PASSWORD);
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_LOGIN_ATTEMPTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  }
});

test('twenty failures over two processes block the address for every account', async () => {
  const accounts = Array.from({ length: 30 }, (_, index) => ({ email: `nobody${index}@people.test` }));
  const guesses = accounts.map((account, index) => signIn(index, account, 'guess'));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
});

test('a session that ends in one process is refused by the other at its next call', async () => {
  const asha = await createCandidate(server.db);
  expect(await both(asha)).toEqual([200, 200]);
  const { data } = await signIn(0, asha, PASSWORD);
  expect((await at(0, data.accessToken).call(endOtherSessions)).status).toBe(204);
  expect(await both(asha)).toEqual([401, 401]);
});

test('a refresh token that reaches both at once gets a successor from each, and only the first one used stays valid', async () => {
  const { id, refreshToken } = await createCandidate(server.db);
  const refresh = (index: number, token = refreshToken) =>
    at(index).call(refreshTokens, { body: { refreshToken: token } });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => refresh(index)));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));

  const successors = answers.map(({ data }) => data.refreshToken);
  const races = await Promise.all(successors.map((token, index) => refresh(index, token)));
  expect(races.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  const leaves = await server.db
    .selectFrom('refreshTokens as t')
    .innerJoin('sessions as s', 's.id', 't.sessionId')
    .select('t.id')
    .where('s.userId', '=', id)
    .where('s.revokedAt', 'is', null)
    .where('t.usedAt', 'is', null)
    .where('t.replacedAt', 'is', null)
    .execute();
  expect(leaves).toHaveLength(1);
});

test('a code of the authenticator app opens one session, regardless of the process', async () => {
  const asha = await createCandidate(server.db);
  const { secret } = await enrol(server, asha);
  const code = codeOf(secret, 1);
  const tries = Array.from({ length: 4 }, (_, index) => signIn(index, asha, PASSWORD, code));
  const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 401, 401, 401]);
});
