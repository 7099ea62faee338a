import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { login, refreshTokens } from '#contract/auth/session.ts';
import { checkEmail } from '#contract/auth/sign-up.ts';
import { createCandidate, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: true, env: { TRUST_PROXY: '1' } });
});
beforeEach(() => sql`truncate rate_limits`.execute(server.db));
afterAll(() => server.close());

/** A different IP address for every call, so that only the counters of accounts and devices matter. */
let calls = 0;
function fromElsewhere() {
  calls += 1;
  return { 'x-forwarded-for': `198.51.${calls % 250}.7` };
}

interface Try {
  password?: string;
  marks?: string[];
  headers?: Record<string, string>;
}

async function signIn({ email }: { email: string }, { password = PASSWORD, marks, headers }: Try = {}) {
  const body = { email, password, deviceMarks: marks };
  return server.call(login, { body, headers: headers ?? fromElsewhere() });
}

async function statuses(account: TestAccount, times: number, given: Try): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) all.push((await signIn(account, given)).status);
  return all;
}

async function markOf(account: TestAccount): Promise<string> {
  return (await signIn(account)).data.deviceMark;
}

const FIVE_THEN_NONE = [401, 401, 401, 401, 401, 429];

test('strangers cannot lock an owner out of a device that signed in before', async () => {
  const asha = await createCandidate(server.db);
  const mark = await markOf(asha);
  expect(await statuses(asha, 6, { password: 'wrong' })).toEqual(FIVE_THEN_NONE);
  expect((await signIn(asha)).status).toBe(429);
  expect((await signIn(asha, { marks: [mark] })).status).toBe(200);
});

test('a known device has its own five failures, and its success does not reset those of strangers', async () => {
  const asha = await createCandidate(server.db);
  const mark = await markOf(asha);
  expect(await statuses(asha, 6, { password: 'wrong', marks: [mark] })).toEqual(FIVE_THEN_NONE);
  expect(await statuses(asha, 4, { password: 'wrong' })).toEqual([401, 401, 401, 401]);
  await sql`delete from rate_limits where key like 'signInPerDevice%'`.execute(server.db);
  expect((await signIn(asha, { marks: [mark] })).status).toBe(200);
  expect(await statuses(asha, 2, { password: 'wrong' })).toEqual([401, 429]);
});

test('a mark is valid for its account only, and cannot be forged', async () => {
  const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
  const mark = await markOf(vikram);
  const own = await markOf(asha);
  const [device = ''] = own.split('.');
  await statuses(asha, 5, { password: 'wrong' });
  const forged = [mark, `${device}.${mark.split('.')[1]}`, `${own}x`, `.${own}`, device, '', '.'];
  for (const one of forged) expect((await signIn(asha, { marks: [one] })).status).toBe(429);
  expect((await signIn(asha, { marks: [mark, own] })).status).toBe(200);
});

test('many concurrent devices are each counted exactly', async () => {
  const asha = await createCandidate(server.db);
  const marks = [await markOf(asha), await markOf(asha)];
  const guesses = Array.from({ length: 20 }, (_, i) =>
    signIn(asha, { password: 'wrong', marks: [marks[i % 2]!] }),
  );
  const answers = (await Promise.all(guesses)).map(({ status }) => status).sort();
  expect(answers).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
});

test('a refresh keeps the mark of its device', async () => {
  const asha = await createCandidate(server.db);
  const { data } = await signIn(asha);
  const renewed = await server.call(refreshTokens, { body: { refreshToken: data.refreshToken } });
  expect(data.deviceMark).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(renewed.data.deviceMark).toBe(data.deviceMark);
});

test('a password reset by mail unlocks a known device that had failed too often', async () => {
  const asha = await createCandidate(server.db);
  const mark = await markOf(asha);
  await statuses(asha, 6, { password: 'wrong', marks: [mark] });
  await server.call(requestPasswordReset, { body: { email: asha.email } });
  const [mail] = await server.mailsTo(asha.email);
  const [, token = ''] = /accessToken=([\w-]+)/.exec(mail!.textBody) ?? [];
  const newPassword = 'Battery-staple@7';
  expect((await server.call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
  expect((await signIn(asha, { password: newPassword, marks: [mark] })).status).toBe(200);
});

test('strangers who request reset links do not use up those of the owner', async () => {
  const asha = await createCandidate(server.db);
  const mark = await markOf(asha);
  const ask = (deviceMarks?: string[]) =>
    server.call(requestPasswordReset, { body: { email: asha.email, deviceMarks }, headers: fromElsewhere() });
  for (let i = 0; i < 5; i += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  for (let i = 0; i < 5; i += 1) expect((await ask([mark])).status).toBe(200);
  expect((await ask([mark])).status).toBe(429);
});

test('one IPv6 network counts as one address, in any notation', async () => {
  const check = (address: string) =>
    server.call(checkEmail, {
      query: { email: 'somebody@people.test' },
      headers: { 'x-forwarded-for': address },
    });
  for (let i = 0; i < 30; i += 1) expect((await check(`2001:db8:1:2::${i.toString(16)}`)).status).toBe(200);
  expect((await check('[2001:0DB8:1:2:aaaa::1]:4711')).status).toBe(429);
  expect((await check('2001:db8:1:3::1')).status).toBe(200);
});

test('an IPv4 address counts as one, whether mapped, with a port or plain', async () => {
  const forms = ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9:4711'];
  for (let i = 0; i < 20; i += 1) {
    const headers = { 'x-forwarded-for': forms[i % 3]! };
    expect((await signIn({ email: `nobody${i}@people.test` }, { headers })).status).toBe(401);
  }
  for (const form of forms) {
    const headers = { 'x-forwarded-for': form };
    expect((await signIn({ email: 'last@people.test' }, { headers })).status).toBe(429);
  }
});
