import { describe, expect, test } from 'vitest';
import { updatePassword } from '#contract/account/password.ts';
import { changePassword } from '#contract/auth/change-password.ts';
import { requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { getMe, login } from '#contract/auth/session.ts';
import { createCandidate, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const NEW = 'six-66';

const server = ownServer({ limits: true });

function change(account: TestAccount, currentPassword: string, newPassword: string) {
  return server.as(account).call(updatePassword, { body: { currentPassword, newPassword } });
}

describe('a new password in the settings', () => {
  test('works at once, keeps this session, ends the others and mailed links, and is confirmed by mail', async () => {
    const asha = await createCandidate(server.db);
    const signIn = (password: string) => server.call(login, { body: { email: asha.email, password } });
    const { data: elsewhere } = await signIn(PASSWORD);
    await server.call(requestPasswordReset, { body: { email: asha.email } });
    const [reset] = await server.mailsTo(asha.email);
    const token = /accessToken=(\S+)/.exec(reset!.textBody)?.[1] ?? '';

    expect(await change(asha, PASSWORD, NEW)).toMatchObject({
      status: 200,
      message: 'Password changed successfully!',
    });
    expect((await server.as(asha).call(getMe)).status).toBe(200);
    expect((await server.as({ token: elsewhere.accessToken }).call(getMe)).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
    const [mail] = await server.mailsTo(asha.email);
    expect(mail?.subject).toBe('Your Medallist password was changed');
    expect(mail?.textBody).toContain('every other device was signed out');
    const body = { token, newPassword: 'Battery-staple@7' };
    expect(await server.call(resetPassword, { body })).toMatchObject({ code: 'INVALID_LINK' });
  });

  test.each([
    ['', NEW, 'currentPassword', 'Current password is required'],
    [PASSWORD, '', 'newPassword', 'New password is required'],
    [PASSWORD, 'five5', 'newPassword', 'Password must be at least 6 characters'],
    [PASSWORD, '123456', 'newPassword', 'This password is too common. Please choose another one.'],
    ['not this', NEW, 'currentPassword', 'Current password is incorrect.'],
  ])('from "%s" to "%s" is refused at %s: "%s"', async (current, next, path, message) => {
    const asha = await createCandidate(server.db);
    expect(await change(asha, current, next)).toMatchObject({
      status: 400,
      message,
      errors: expect.arrayContaining([{ path, message }]),
    });
  });

  test('cannot be guessed: the sixth wrong attempt is limited, under either path', async () => {
    const asha = await createCandidate(server.db);
    for (let guess = 0; guess < 5; guess++) {
      expect((await change(asha, `guess ${guess}`, NEW)).status).toBe(400);
    }
    expect(await change(asha, PASSWORD, NEW)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await server.as(asha).call(changePassword, { body })).status).toBe(429);
  });
});
