import { afterEach, expect, test } from 'vitest';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { getMe, login } from '#contract/auth/session.ts';
import { createCandidate, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const NEW = 'Battery-staple@7';
const INVALID = { status: 400, code: 'INVALID_LINK', message: 'This link is invalid or has expired.' };

const server = ownServer();
afterEach(() => server.moveClock(0));

function ask(email: string) {
  return server.call(requestPasswordReset, { body: { email } });
}

async function linkFor({ email }: TestAccount): Promise<string> {
  await ask(email);
  const [mail] = await server.mailsTo(email);
  return /accessToken=(\S+)/.exec(mail!.textBody)?.[1] ?? '';
}

function reset(token: string, newPassword = NEW) {
  return server.call(resetPassword, { body: { token, newPassword } });
}

function signIn({ email }: TestAccount, password: string) {
  return server.call(login, { body: { email, password } });
}

test('a mailed link sets a new password and ends every session', async () => {
  const asha = await createCandidate(server.db);
  const token = await linkFor(asha);
  expect((await server.call(checkPasswordReset, { body: { token } })).status).toBe(204);
  expect((await reset(token)).status).toBe(200);
  expect((await server.as(asha).call(getMe)).status).toBe(401);
  expect((await signIn(asha, PASSWORD)).status).toBe(401);
  expect((await signIn(asha, NEW)).status).toBe(200);
  const subjects = (await server.mailsTo(asha.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Your Medallist password was changed');
});

test('an address without an account gets the same answer and no mail', async () => {
  const asha = await createCandidate(server.db);
  const [known, unknown] = [await ask(asha.email), await ask('nobody@people.test')];
  expect(unknown.body).toEqual(known.body);
  expect(await server.mailsTo('nobody@people.test')).toEqual([]);
});

test.each(['SUSPENDED', 'DISABLED', 'DELETED'] as const)('a %s account gets no link', async (status) => {
  const asha = await createCandidate(server.db);
  const before = await linkFor(asha);
  await server.db.updateTable('users').set({ status }).where('id', '=', asha.id).execute();
  expect((await ask(asha.email)).status).toBe(200);
  expect(await server.mailsTo(asha.email)).toHaveLength(1);
  expect(await reset(before)).toMatchObject(INVALID);
});

test.each([
  ['', 'Email address is required'],
  ['nowhere', 'Please enter a valid email address'],
])('the address "%s" is refused: "%s"', async (email, text) => {
  expect(await ask(email)).toMatchObject({ status: 400, message: text });
});

test.each(['abc', 'x'.repeat(300), 'x'.repeat(5000)])(
  'an unknown link counts as expired: %.9s',
  async (token) => {
    expect(await reset(token)).toMatchObject(INVALID);
    expect(await server.call(checkPasswordReset, { body: { token } })).toMatchObject(INVALID);
  },
);

test('a link can be used once, also with concurrent requests', async () => {
  const token = await linkFor(await createCandidate(server.db));
  const answers = await Promise.all(Array.from({ length: 4 }, () => reset(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await reset(token)).toMatchObject(INVALID);
  expect(await server.call(checkPasswordReset, { body: { token } })).toMatchObject(INVALID);
});

test('a link is valid for an hour', async () => {
  const token = await linkFor(await createCandidate(server.db));
  await server.moveClock(3601);
  expect(await server.call(checkPasswordReset, { body: { token } })).toMatchObject(INVALID);
  expect(await reset(token)).toMatchObject(INVALID);
});

test('a new link invalidates the one before', async () => {
  const asha = await createCandidate(server.db);
  const [first, second] = [await linkFor(asha), await linkFor(asha)];
  expect(await reset(first)).toMatchObject(INVALID);
  expect((await reset(second)).status).toBe(200);
});

test('a refused password does not use up the link', async () => {
  const token = await linkFor(await createCandidate(server.db));
  expect((await reset(token, 'short')).status).toBe(400);
  expect((await reset(token)).status).toBe(200);
});

test.each([
  ['Aa1@', 'Password must be at least 8 characters long'],
  ['BATTERY-STAPLE@7', 'Password must contain at least one lowercase letter'],
  ['battery-staple@7', 'Password must contain at least one uppercase letter'],
  ['Battery-staple@x', 'Password must contain at least one number'],
  ['Battery-staple7', 'Password must contain at least one special character (@$!%*?&)'],
])('the password "%s" is refused: "%s"', async (password, text) => {
  expect(await reset('any token', password)).toMatchObject({ status: 400, message: text });
});

test('a missing or made-up token is refused', async () => {
  expect(await reset('')).toMatchObject({ status: 400, message: 'Reset token is missing from the URL' });
  expect(await reset('x'.repeat(43))).toMatchObject(INVALID);
});
