import { afterEach, describe, expect, test } from 'vitest';
import { requestEmailUpdate, resendEmailUpdateCode, verifyEmailUpdate } from '#contract/account/email.ts';
import { getUserProfile } from '#contract/account/profile.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { getMe, login, refreshTokens } from '#contract/auth/session.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let count = 0;
afterEach(() => server.moveClock(0));

function address(): string {
  count += 1;
  return `New.Address${count}@People.test`;
}

function ask(account: TestAccount, newEmail: string) {
  return server.as(account).call(requestEmailUpdate, { body: { newEmail } });
}

function verify(account: TestAccount, newEmail: string, otpCode: string) {
  return server.as(account).call(verifyEmailUpdate, { body: { newEmail, otpCode } });
}

async function codeTo(newEmail: string): Promise<string> {
  const [mail] = await server.mailsTo(newEmail);
  return /\b\d{6}\b/.exec(mail!.textBody)?.[0] ?? '';
}

async function asked(): Promise<{ account: TestAccount; newEmail: string; code: string }> {
  const account = await createCandidate(server.db);
  const newEmail = address();
  await ask(account, newEmail);
  return { account, newEmail, code: await codeTo(newEmail) };
}

function otherThan(code: string): string {
  return code === '123456' ? '654321' : '123456';
}

describe('asking for another address', () => {
  test('mails a code to the new address and does not change the account yet', async () => {
    const asha = await createCandidate(server.db);
    const newEmail = address();
    expect(await ask(asha, newEmail)).toMatchObject({
      status: 200,
      message: 'Verification code sent to your new email address',
      data: { newEmail, cooldownSeconds: 60 },
    });
    expect(await codeTo(newEmail)).toMatch(/^\d{6}$/);
    expect((await server.as(asha).call(getMe)).data.email).toBe(asha.email);
    const { data } = await server.as(asha).call(getUserProfile);
    expect(data.pendingEmail?.newEmail).toBe(newEmail);
  });

  test.each([
    ['', 'Email is required'],
    ['nowhere', 'Please enter a valid email address'],
  ])('for "%s" is refused: "%s"', async (newEmail, message) => {
    const asha = await createCandidate(server.db);
    expect(await ask(asha, newEmail)).toMatchObject({ status: 400, message });
  });

  test('for the current one, in any spelling, is refused', async () => {
    const asha = await createCandidate(server.db);
    expect(await ask(asha, asha.email.toUpperCase())).toMatchObject({
      status: 400,
      message: 'Email is already up to date',
      errors: [{ path: 'newEmail' }],
    });
  });

  test("for another person's is refused, also when that account is deleted", async () => {
    const [asha, meera] = [await createCandidate(server.db), await createRecruiter(server.db)];
    const taken = { status: 409, code: 'EMAIL_TAKEN', errors: [{ path: 'newEmail' }] };
    expect(await ask(asha, meera.email)).toMatchObject(taken);
    await server.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', meera.id).execute();
    expect(await ask(asha, meera.email)).toMatchObject(taken);
  });

  test('again within a minute is refused; after it the first code is invalid', async () => {
    const { account, newEmail, code } = await asked();
    const again = () => server.as(account).call(resendEmailUpdateCode, { body: { newEmail } });
    expect(await again()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await server.moveClock(61);
    expect(await again()).toMatchObject({
      status: 200,
      message: 'Verification code sent to your new email address',
    });
    const second = await codeTo(newEmail);
    if (second !== code) expect((await verify(account, newEmail, code)).status).toBe(400);
    expect((await verify(account, newEmail, second)).status).toBe(200);
  });

  test('several times at once mails one code', async () => {
    const asha = await createCandidate(server.db);
    const newEmail = address();
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(asha, newEmail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(await server.mailsTo(newEmail)).toHaveLength(1);
  });
});

describe('entering the code', () => {
  test('changes the account, notifies the old address and keeps the session', async () => {
    const { account, newEmail, code } = await asked();
    expect(await verify(account, newEmail, code)).toMatchObject({
      status: 200,
      message: 'Email updated successfully!',
      data: { email: newEmail, emailVerified: true, pendingEmail: null },
    });
    expect((await server.as(account).call(getMe)).data.email).toBe(newEmail);
    const [mail] = await server.mailsTo(account.email);
    expect(mail).toMatchObject({ subject: 'Your Medallist address was changed' });
    expect(mail!.textBody).toContain(newEmail);
    const signIn = (email: string) => server.call(login, { body: { email, password: PASSWORD } });
    expect((await signIn(account.email)).status).toBe(401);
    expect((await signIn(newEmail)).status).toBe(200);
  });

  test('ends every other session of the account', async () => {
    const { account, newEmail, code } = await asked();
    const body = { email: account.email, password: PASSWORD };
    const { data: thief } = await server.call(login, { body });
    await verify(account, newEmail, code);
    const ended = { status: 401, code: 'SESSION_EXPIRED' };
    expect(await server.as({ token: thief.accessToken }).call(getMe)).toMatchObject(ended);
    const { refreshToken } = thief;
    expect(await server.call(refreshTokens, { body: { refreshToken } })).toMatchObject(ended);
    expect((await server.as(account).call(getMe)).status).toBe(200);
  });

  test('invalidates a reset link of the old address', async () => {
    const { account, newEmail, code } = await asked();
    await server.call(requestPasswordReset, { body: { email: account.email } });
    const [mail] = await server.mailsTo(account.email);
    const token = /accessToken=(\S+)/.exec(mail!.textBody)?.[1] ?? '';
    await verify(account, newEmail, code);
    const body = { token, newPassword: 'Battery-staple@7' };
    expect(await server.call(resetPassword, { body })).toMatchObject({ status: 400, code: 'INVALID_LINK' });
  });

  test('confirms an account that was not confirmed', async () => {
    const meera = await createRecruiter(server.db, { verified: false });
    const newEmail = address();
    await ask(meera, newEmail);
    await verify(meera, newEmail, await codeTo(newEmail));
    expect((await server.as(meera).call(getMe)).data.emailVerified).toBe(true);
  });

  test.each([
    ['', 'Please enter the verification code'],
    ['12345', 'Invalid verification code'],
    ['1234567', 'Invalid verification code'],
  ])('"%s" is refused ("%s") and costs no attempt', async (otpCode, message) => {
    const { account, newEmail, code } = await asked();
    expect(await verify(account, newEmail, otpCode)).toMatchObject({ status: 400, message });
    expect((await verify(account, newEmail, code)).status).toBe(200);
  });

  test('five wrong attempts use it up', async () => {
    const { account, newEmail, code } = await asked();
    for (const remainingAttempts of [4, 3, 2, 1, 0]) {
      expect(await verify(account, newEmail, otherThan(code))).toMatchObject({
        status: 400,
        message: 'Invalid verification code',
        data: { remainingAttempts },
      });
    }
    expect(await verify(account, newEmail, code)).toMatchObject({ status: 400, code: 'NO_ATTEMPTS_LEFT' });
  });

  test('after ten minutes is too late', async () => {
    const { account, newEmail, code } = await asked();
    await server.moveClock(601);
    await server.as(account).call(proveSession, { body: { password: PASSWORD } });
    expect(await verify(account, newEmail, code)).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
    expect((await server.as(account).call(getUserProfile)).data.pendingEmail).toBeNull();
  });

  test('of another address or another person is refused', async () => {
    const { account, newEmail, code } = await asked();
    const stranger = await createCandidate(server.db);
    expect(await verify(stranger, newEmail, code)).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
    expect(await verify(account, address(), code)).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
    expect((await verify(account, newEmail, code)).status).toBe(200);
  });

  test('twice at the same moment counts once', async () => {
    const { account, newEmail, code } = await asked();
    const answers = await Promise.all([verify(account, newEmail, code), verify(account, newEmail, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('for an address that was taken meanwhile is refused', async () => {
    const { account, newEmail, code } = await asked();
    await createCandidate(server.db, { email: newEmail.toLowerCase() });
    expect(await verify(account, newEmail, code)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('by two people for one address succeeds for one of them', async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    const newEmail = address();
    await ask(asha, newEmail);
    const first = await codeTo(newEmail);
    await ask(vikram, newEmail);
    const second = await codeTo(newEmail);
    const answers = await Promise.all([verify(asha, newEmail, first), verify(vikram, newEmail, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'EMAIL_TAKEN' });
  });
});
