import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { requestPasswordReset } from '#contract/auth/recovery.ts';
import { login } from '#contract/auth/session.ts';
import { checkEmail, checkEmailStatus, signUpCandidate } from '#contract/auth/sign-up.ts';
import { resendCode, resendCodeFromLogin } from '#contract/auth/verify.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import { createCandidate, PASSWORD } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const QUARTER = 15 * 60;

const server = ownServer({ limits: true });
// Every test calls from one address, so each starts with empty counters.
beforeEach(() => sql`truncate rate_limits`.execute(server.db));

function signIn(email: string, password: string) {
  return server.call(login, { body: { email, password } });
}

async function fail(email: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    expect(await signIn(email, 'wrong')).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  }
}

const TOO_MANY = {
  status: 429,
  code: 'TOO_MANY_LOGIN_ATTEMPTS',
  message: 'Too many login attempts. Please try again later.',
};
const SLOW_DOWN = {
  status: 429,
  code: 'RATE_LIMITED',
  message: 'Too many requests. Please try again later.',
};

test('after five failures an account is locked for a quarter of an hour, even for the right password', async () => {
  const asha = await createCandidate(server.db);
  await fail(asha.email, 5);
  const refused = await signIn(asha.email, PASSWORD);
  expect(refused).toMatchObject(TOO_MANY);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(QUARTER - 60);
  expect(wait).toBeLessThanOrEqual(QUARTER);
});

test('an address that has no account is limited like one that has', async () => {
  await fail('nobody@people.test', 5);
  expect(await signIn('nobody@people.test', PASSWORD)).toMatchObject(TOO_MANY);
});

test('an address of the maximum length is limited like any other', async () => {
  const longest = `${'a'.repeat(64)}@${['b', 'c', 'd'].map((one) => one.repeat(60)).join('.')}.test`;
  await fail(longest, 5);
  expect(await signIn(longest, PASSWORD)).toMatchObject(TOO_MANY);
});

test('failures count together, regardless of the case in which the address is written', async () => {
  const asha = await createCandidate(server.db);
  await fail(asha.email, 3);
  await fail(asha.email.toUpperCase(), 2);
  expect(await signIn(` ${asha.email}`, PASSWORD)).toMatchObject(TOO_MANY);
});

test('wrong codes of the second step are failures, though the password is right', async () => {
  const asha = await createCandidate(server.db);
  const { secret } = await enrol(server, asha);
  const guess = (totpCode: string) =>
    server.call(login, { body: { email: asha.email, password: PASSWORD, totpCode } });
  for (let i = 0; i < 5; i += 1) {
    expect(await guess('000000')).toMatchObject({ status: 401, code: 'INVALID_TOTP' });
  }
  expect(await guess(codeOf(secret, 1))).toMatchObject(TOO_MANY);
});

test('a request for the code of the second step is no failure', async () => {
  const asha = await createCandidate(server.db);
  await enrol(server, asha);
  for (let i = 0; i < 6; i += 1) {
    expect(await signIn(asha.email, PASSWORD)).toMatchObject({ status: 401, code: 'TWO_FACTOR_REQUIRED' });
  }
});

test('a success resets the failures before it', async () => {
  const asha = await createCandidate(server.db);
  await fail(asha.email, 4);
  expect((await signIn(asha.email, PASSWORD)).status).toBe(200);
  await fail(asha.email, 4);
  expect((await signIn(asha.email, PASSWORD)).status).toBe(200);
});

test('of twelve concurrent guesses exactly five are evaluated', async () => {
  const asha = await createCandidate(server.db);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => signIn(asha.email, `guess ${i}`)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
});

test('twenty failures block the IP address they come from for every account', async () => {
  const asha = await createCandidate(server.db);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await fail(`${name}@people.test`, 4);
  expect(await signIn(asha.email, PASSWORD)).toMatchObject(TOO_MANY);
});

test('neither successes nor blocked attempts count against the IP address', async () => {
  const asha = await createCandidate(server.db);
  for (let i = 0; i < 22; i += 1) expect((await signIn(asha.email, PASSWORD)).status).toBe(200);
  await fail('locked@people.test', 5);
  for (let i = 0; i < 20; i += 1) expect((await signIn('locked@people.test', 'x')).status).toBe(429);
  expect((await signIn(asha.email, PASSWORD)).status).toBe(200);
});

test('a form that does not validate costs no attempt', async () => {
  const asha = await createCandidate(server.db);
  for (let i = 0; i < 8; i += 1) expect((await signIn(asha.email, '')).status).toBe(400);
  expect((await signIn(asha.email, PASSWORD)).status).toBe(200);
});

test('addresses are checked thirty times a minute, counted over both forms together', async () => {
  for (let i = 0; i < 15; i += 1) {
    expect((await server.call(checkEmail, { query: { email: `${i}@people.test` } })).status).toBe(200);
    expect((await server.call(checkEmailStatus, { body: { email: `${i}@people.test` } })).status).toBe(200);
  }
  const refused = await server.call(checkEmail, { query: { email: 'last@people.test' } });
  expect(refused).toMatchObject(SLOW_DOWN);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});

test('one account is sent five codes an hour, counted over all pages that ask for one', async () => {
  const asha = await createCandidate(server.db, { verified: false });
  const body = { email: asha.email };
  for (let i = 0; i < 5; i += 1) {
    const { status } = await server.call(i % 2 ? resendCode : resendCodeFromLogin, { body });
    expect(status).toBe(200);
    await server.moveClock((i + 1) * 61);
  }
  expect(await server.call(resendCode, { body })).toMatchObject(SLOW_DOWN);
  await server.moveClock(0);
});

test('one account is sent five reset links an hour, regardless of the case in which its address is written', async () => {
  const asha = await createCandidate(server.db);
  const ask = (email: string) => server.call(requestPasswordReset, { body: { email } });
  for (let i = 0; i < 5; i += 1) {
    expect((await ask(i % 2 ? asha.email : asha.email.toUpperCase())).status).toBe(200);
  }
  expect(await ask(asha.email)).toMatchObject(SLOW_DOWN);
  expect((await ask('somebody-else@people.test')).status).toBe(200);
  expect(await server.mailsTo(asha.email)).toHaveLength(5);
});

test('one IP address can trigger twenty mails an hour', async () => {
  const body = { firstName: 'A', lastName: 'B', phone: '9876543210', password: PASSWORD };
  for (let i = 0; i < 20; i += 1) {
    const { status } = await server.call(signUpCandidate, { body: { ...body, email: `n${i}@people.test` } });
    expect(status).toBe(201);
  }
  const refused = await server.call(signUpCandidate, { body: { ...body, email: 'n20@people.test' } });
  expect(refused).toMatchObject(SLOW_DOWN);
});

test('expired counters are deleted, current ones stay', async () => {
  await fail('nobody@people.test', 1);
  await sql`insert into rate_limits (key, points, expire) values ('spent', 1, ${Date.now() - 1})`.execute(
    server.db,
  );
  await server.runTasks();
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(server.db);
  expect(rows.map(({ key }) => key.split(':')[0]).sort()).toEqual(['signInPerAccount', 'signInPerAddress']);
});
