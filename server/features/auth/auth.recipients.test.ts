import { expect, test } from 'vitest';
import { updatePassword } from '#contract/account/password.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/auth/own-sessions.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { login, refreshTokens } from '#contract/auth/session.ts';
import { disableTwoFactor, renewRecoveryCodes } from '#contract/auth/two-factor.ts';
import { verifyEmailCode } from '#contract/auth/verify.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import { createCandidate, PASSWORD } from '#server/testing/factories/accounts.ts';
import { joinAsAffiliate, joinAsCandidate, joinAsRecruiter } from '#server/testing/factories/referrals.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { ownServer } from '#server/testing/server.ts';
import { createSuperAdmin } from './admins.service.ts';
import { findOrCreate } from './google/google.service.ts';

const server = ownServer();

const mailed = (...mails: string[]): Told => ({ notices: [], mails });
const NEW_PASSWORD = 'Other-horse-10';
const STRICT_PASSWORD = 'Strict@horse-11';

test('a person who signs up gets a code, and no other user is notified', async () => {
  const email = 'asha@newcomers.test';
  const joined = { 'auth.codeMade': mailed(email), 'auth.signedUp': NOBODY, 'user.created': NOBODY };
  for (const join of [joinAsCandidate, joinAsRecruiter, joinAsAffiliate]) {
    const own = `${join.name}-${email}`.toLowerCase();
    const told = { ...joined, 'auth.codeMade': mailed(own) };
    expect(await toldBy(server, {}, () => join(server, { email: own }))).toEqual(told);
  }
  const own = `joinascandidate-${email}`;
  const [mail] = await server.mailsTo(own);
  const otpCode = /^(\d{6}) /.exec(mail?.subject ?? '')?.[1] ?? '';
  const verify = () => server.call(verifyEmailCode, { body: { email: own, otpCode } });
  expect(await toldBy(server, {}, verify)).toEqual({
    'auth.emailVerified': NOBODY,
    'auth.signedIn': NOBODY,
  });
});

test('a sign-in is mailed to the holder when the device is new', async () => {
  const { email } = await createCandidate(server.db);
  const signIn = (agent: string) => () =>
    server.call(login, { body: { email, password: PASSWORD }, headers: { 'user-agent': agent } });
  expect(await toldBy(server, {}, signIn('Pad'))).toEqual({ 'auth.signedIn': mailed(email) });
  expect(await toldBy(server, {}, signIn('Pad'))).toEqual({ 'auth.signedIn': NOBODY });
});

test('a wrong proof is recorded in the audit trail only', async () => {
  const holder = server.as(await createCandidate(server.db));
  const prove = () => holder.call(proveSession, { body: { password: 'guess' } });
  expect(await toldBy(server, {}, prove)).toEqual({ 'auth.proofRefused': NOBODY });
});

test('a token held by two is mailed to the owner; a failed sign-in and a used link are only in the audit trail', async () => {
  const { email, refreshToken } = await createCandidate(server.db);
  const refresh = (token: string) => server.call(refreshTokens, { body: { refreshToken: token } });
  const second = await refresh(refreshToken);
  await refresh(second.data.refreshToken);
  const replayed = { 'auth.refreshTokenReplayed': mailed(email) };
  expect(await toldBy(server, {}, () => refresh(refreshToken))).toEqual(replayed);
  expect(await toldBy(server, {}, () => refresh(refreshToken))).toEqual({});
  const fail = async () => {
    await server.call(login, { body: { email, password: 'guess' } });
    await server.runTasks('deliverMails');
  };
  expect(await toldBy(server, {}, fail)).toEqual({ 'auth.signInFailed': NOBODY });
  await server.call(requestPasswordReset, { body: { email } });
  const [mail] = await server.mailsTo(email);
  const token = /accessToken=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
  const reset = () => server.call(resetPassword, { body: { token, newPassword: STRICT_PASSWORD } });
  await reset();
  expect(await toldBy(server, {}, reset)).toEqual({ 'auth.spentSecretShown': NOBODY });
});

test('password changes and ended sessions are mailed to the owner only', async () => {
  const account = await createCandidate(server.db);
  const { email } = account;
  await server.call(login, { body: { email, password: PASSWORD } });
  const holder = server.as(account);
  const other = (await holder.call(listSessions)).data.find(({ current }) => !current);
  const endOne = () => holder.call(endSession, { params: { id: other?.id ?? '' } });
  expect(await toldBy(server, {}, endOne)).toEqual({ 'auth.devicesSignedOut': NOBODY });
  await server.call(login, { body: { email, password: PASSWORD } });
  const endAll = () => holder.call(endOtherSessions);
  expect(await toldBy(server, {}, endAll)).toEqual({ 'auth.devicesSignedOut': NOBODY });
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const change = () => holder.call(updatePassword, { body });
  expect(await toldBy(server, {}, change)).toEqual({ 'auth.passwordChanged': mailed(email) });
  const ask = async () => {
    await server.call(requestPasswordReset, { body: { email } });
    await server.runTasks('deliverMails');
  };
  expect(await toldBy(server, {}, ask)).toEqual({ 'auth.resetRequested': mailed(email) });
  const [mail] = await server.mailsTo(email);
  const token = /accessToken=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
  const reset = () => server.call(resetPassword, { body: { token, newPassword: STRICT_PASSWORD } });
  expect(await toldBy(server, {}, reset)).toEqual({ 'auth.passwordChanged': mailed(email) });
});

test('turning two-step sign-in on, renewing it or turning it off is mailed to the owner', async () => {
  const account = await createCandidate(server.db);
  const told = { 'auth.twoFactorMoved': mailed(account.email) };
  let secret = '';
  const turnOn = async () => {
    ({ secret } = await enrol(server, account));
  };
  expect(await toldBy(server, {}, turnOn)).toEqual(told);
  const holder = server.as(account);
  const renew = () => holder.call(renewRecoveryCodes, { body: { code: codeOf(secret, 1) } });
  expect(await toldBy(server, {}, renew)).toEqual(told);
  await server.moveClock(90);
  const turnOff = () => holder.call(disableTwoFactor, { body: { code: codeOf(secret) } });
  expect(await toldBy(server, {}, turnOff)).toEqual(told);
  await server.moveClock(0);
});

test('the owner of an address is notified that the former password was removed', async () => {
  const { email } = await createCandidate(server.db, { verified: false });
  const identity = { subject: 'google-1', email, firstName: 'Asha', lastName: 'Rao' };
  const come = () =>
    findOrCreate(server.db, { identity, userType: 'JOBSEEKER', unusableHash: 'none' } as never);
  expect(await toldBy(server, {}, come)).toEqual({
    'auth.emailVerified': NOBODY,
    'auth.passwordDiscarded': mailed(email),
    'auth.googleLinked': NOBODY,
  });
});

test('an admin made on the command line notifies nobody', async () => {
  const admin = {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@admins.test',
    password: STRICT_PASSWORD,
  };
  const make = () => createSuperAdmin(server.db, admin, { withSecondStep: true });
  expect(await toldBy(server, {}, make)).toEqual({
    'auth.superAdminMade': NOBODY,
    'auth.twoFactorMoved': NOBODY,
    'user.created': NOBODY,
  });
});
