import { expect, test } from 'vitest';
import { login } from '#contract/auth/session.ts';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';
import { whileWaiting } from '#server/testing/waiting.ts';
import { hashPassword } from './passwords.ts';

const server = ownServer();

function signIn(email: string, password = PASSWORD, isAdminLogin = false) {
  return server.call(login, { body: { email, password, isAdminLogin } });
}

function setStatus({ id }: TestAccount, status: UserStatus) {
  return server.db.updateTable('users').set({ status }).where('id', '=', id).execute();
}

const LOCKED = {
  status: 423,
  code: 'ACCOUNT_LOCKED',
  message: 'Account is disabled. Please contact support.',
};
const WRONG = { status: 401, code: 'INVALID_CREDENTIALS' };
const NO_ADMIN = {
  status: 403,
  code: 'ADMIN_ONLY',
  message: 'Access denied. You do not have permission to view this page.',
};

test('a person signs in with the address in any case and with spaces around it', async () => {
  const asha = await createCandidate(server.db);
  const { status, data } = await signIn(`  ${asha.email.toUpperCase()} `);
  expect(status).toBe(200);
  expect(data).toMatchObject({ tokenType: 'Bearer', expiresIn: 900, user: { userType: 'JOBSEEKER' } });
});

test.each([
  [{ email: '', password: '' }, 'Email is required'],
  [{ email: 'nowhere', password: '' }, 'Invalid email format'],
  [{ email: 'a@b.test', password: '' }, 'Password is required'],
])('%j is refused: "%s"', async (body, text) => {
  expect(await server.call(login, { body })).toMatchObject({ status: 400, message: text });
});

test('an unknown address and a wrong password are indistinguishable', async () => {
  const asha = await createCandidate(server.db);
  const [unknown, wrong] = await Promise.all([signIn('nobody@people.test'), signIn(asha.email, 'wrong')]);
  const { requestId: _, ...first } = unknown.body as Record<string, unknown>;
  const { requestId: __, ...second } = wrong.body as Record<string, unknown>;
  expect(unknown.status).toBe(401);
  expect(wrong.status).toBe(401);
  expect(first).toEqual(second);
  expect(first).toEqual({
    success: false,
    message: 'Invalid email or password. Please try again.',
    code: 'INVALID_CREDENTIALS',
  });
});

test('spaces around a password are part of it', async () => {
  const body = { firstName: 'A', lastName: 'B', phone: '9876543210', email: 'spaces@people.test' };
  await server.call(signUpCandidate, { body: { ...body, password: '  spaced out  ' } });
  expect(await signIn(body.email, 'spaced out')).toMatchObject(WRONG);
  expect(await signIn(body.email, '  spaced out  ')).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
});

test.each(['SUSPENDED', 'DISABLED', 'DELETED'] as const)(
  'a %s account gets a specific error, but only with the right password',
  async (status) => {
    const asha = await createCandidate(server.db, { verified: false });
    await setStatus(asha, status);
    expect(await signIn(asha.email)).toMatchObject(LOCKED);
    expect(await signIn(asha.email, PASSWORD, true)).toMatchObject(LOCKED);
    expect(await signIn(asha.email, 'wrong')).toMatchObject(WRONG);
  },
);

test('a suspended recruiter may sign in, to read why and to contact support', async () => {
  const rohan = await createRecruiter(server.db);
  await setStatus(rohan, 'SUSPENDED');
  expect((await signIn(rohan.email)).status).toBe(200);
  await setStatus(rohan, 'DISABLED');
  expect(await signIn(rohan.email)).toMatchObject(LOCKED);
});

test('a deactivated account may sign in, to reactivate itself', async () => {
  const asha = await createCandidate(server.db);
  await setStatus(asha, 'INACTIVE');
  expect((await signIn(asha.email)).status).toBe(200);
});

test('an unconfirmed address of a candidate is reported before anything else, on the admin page too', async () => {
  const asha = await createCandidate(server.db, { verified: false });
  const unverified = { status: 403, code: 'EMAIL_NOT_VERIFIED' };
  expect(await signIn(asha.email)).toMatchObject(unverified);
  expect(await signIn(asha.email, PASSWORD, true)).toMatchObject(unverified);
  expect(await signIn(asha.email, 'wrong')).toMatchObject(WRONG);
});

test('a recruiter may sign in before the address is confirmed', async () => {
  const rohan = await createRecruiter(server.db, { verified: false });
  const { status, data } = await signIn(rohan.email);
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ userType: 'RECRUITER', emailVerified: false });
});

test('only admins pass the admin page, and only with the right password', async () => {
  const [asha, rohan] = [await createCandidate(server.db), await createRecruiter(server.db)];
  expect(await signIn(asha.email, PASSWORD, true)).toMatchObject(NO_ADMIN);
  expect(await signIn(rohan.email, PASSWORD, true)).toMatchObject(NO_ADMIN);
  expect(await signIn(rohan.email, 'wrong', true)).toMatchObject(WRONG);
});

test.each(['ADMIN', 'SUPER_ADMIN'] as const)('an %s passes both sign-in pages', async (type) => {
  const admin = await createAdmin(server.db, type);
  expect((await signIn(admin.email, PASSWORD, true)).status).toBe(200);
  expect((await signIn(admin.email)).status).toBe(200);
});

test('the token of an ended session does not prevent a sign-in', async () => {
  const asha = await createCandidate(server.db);
  const stale = server.as({ token: 'expired' });
  const answer = await stale.call(login, { body: { email: asha.email, password: PASSWORD } });
  expect(answer.status).toBe(200);
});

test('a sign-in from a new device is mailed, once; the first one ever is not', async () => {
  const asha = await createCandidate(server.db);
  const from = (device: string) =>
    server.call(login, {
      body: { email: asha.email, password: PASSWORD },
      headers: { 'user-agent': device },
    });
  await server.db.deleteFrom('sessions').where('userId', '=', asha.id).execute();
  await from('Firefox on a laptop');
  expect(await server.mailsTo(asha.email)).toEqual([]);
  await from('Chrome/141.0 <on> a phone');
  await from('Chrome/142.0 <on> a phone');
  const [mail, ...others] = await server.mailsTo(asha.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'A new device signed in to Medallist' });
  expect(mail?.textBody).toContain('Device: Chrome\n');
  expect(mail?.htmlBody).not.toContain('<on>');
});

test('a sign-in whose password is changed concurrently gets no session', async () => {
  const asha = await createCandidate(server.db);
  const change = (passwordHash: string) => (tx: Db) =>
    tx.updateTable('users').set({ passwordHash }).where('id', '=', asha.id).execute();
  const other = await hashPassword('Another#Pass1');
  expect(await whileWaiting(server.db, change(other), () => signIn(asha.email))).toBe(
    '401 INVALID_CREDENTIALS',
  );
  expect(
    await server.db.selectFrom('sessions').select('id').where('userId', '=', asha.id).execute(),
  ).toHaveLength(1);
  expect(await signIn(asha.email, 'Another#Pass1')).toMatchObject({ status: 200 });
});

test('a person who is suspended during the sign-in gets no session', async () => {
  const asha = await createCandidate(server.db);
  const suspend = (tx: Db) =>
    tx.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', asha.id).execute();
  expect(await whileWaiting(server.db, suspend, () => signIn(asha.email))).toBe('423 ACCOUNT_LOCKED');
});
