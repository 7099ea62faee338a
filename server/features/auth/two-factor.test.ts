import { afterEach, describe, expect, test } from 'vitest';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { login } from '#contract/auth/session.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '#contract/auth/two-factor.ts';
import { resendOwnCode, verifyEmailCode, verifyEmailLink } from '#contract/auth/verify.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const REQUIRED = {
  status: 401,
  code: 'TWO_FACTOR_REQUIRED',
  message: 'Enter the code from your authenticator app.',
};
const INVALID = { status: 401, code: 'INVALID_TOTP', message: 'That code is not right. Please try again.' };
const WRONG_CODE = { status: 400, code: 'INVALID_CODE', message: 'Invalid verification code' };

const server = ownServer();
afterEach(() => server.moveClock(0));

function signIn({ email }: TestAccount, totpCode?: string, password = PASSWORD, isAdminLogin = false) {
  return server.call(login, { body: { email, password, totpCode, isAdminLogin } });
}

async function enrolled() {
  const account = await createCandidate(server.db);
  return { account, ...(await enrol(server, account)) };
}

async function statusOf(account: TestAccount) {
  return (await server.as(account).call(getTwoFactor)).data;
}

async function subjectsTo({ email }: TestAccount) {
  return (await server.mailsTo(email)).map(({ subject }) => subject);
}

describe('turning it on', () => {
  test('takes a secret and one code of it; the recovery codes are shown then and never again', async () => {
    const asha = await createCandidate(server.db);
    const caller = server.as(asha);
    const { data: setup } = await caller.call(enableTwoFactor);
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.otpauthUri).toMatch(/^otpauth:\/\/totp\/Medallist:.*secret=[A-Z2-7]{32}/);
    expect(await statusOf(asha)).toMatchObject({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 });
    expect((await signIn(asha)).status).toBe(200);

    const { status, data } = await caller.call(verifyTwoFactor, { body: { code: codeOf(setup.secret) } });
    expect(status).toBe(200);
    expect(new Set(data.recoveryCodes).size).toBe(10);
    for (const code of data.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await statusOf(asha)).toMatchObject({ enabled: true, recoveryCodesLeft: 10, required: false });
    expect(await signIn(asha)).toMatchObject(REQUIRED);
    expect(await subjectsTo(asha)).toContain('Two-step sign-in is on');
  });

  test('with a wrong, an old or no code changes nothing', async () => {
    const asha = await createCandidate(server.db);
    const { data } = await server.as(asha).call(enableTwoFactor);
    const verify = (code: string) => server.as(asha).call(verifyTwoFactor, { body: { code } });
    expect(await verify('')).toMatchObject({ status: 400, message: 'Please enter the code' });
    for (const code of ['12345', 'abcdef', codeOf(data.secret, -3)]) {
      expect(await verify(code)).toMatchObject(WRONG_CODE);
    }
    expect((await signIn(asha)).status).toBe(200);
  });

  test('again before the first code makes another secret and invalidates the one before', async () => {
    const asha = await createCandidate(server.db);
    const { data: first } = await server.as(asha).call(enableTwoFactor);
    const { data: second } = await server.as(asha).call(enableTwoFactor);
    const verify = (secret: string) =>
      server.as(asha).call(verifyTwoFactor, { body: { code: codeOf(secret) } });
    expect(await verify(first.secret)).toMatchObject(WRONG_CODE);
    expect((await verify(second.secret)).status).toBe(200);
  });

  test('is refused while it is on, and so is a code without a secret', async () => {
    const { account, secret } = await enrolled();
    const on = { status: 409, code: 'TWO_FACTOR_ALREADY_ON' };
    expect(await server.as(account).call(enableTwoFactor)).toMatchObject(on);
    const body = { code: codeOf(secret, 1) };
    expect(await server.as(account).call(verifyTwoFactor, { body })).toMatchObject(on);
    const asha = await createCandidate(server.db);
    expect(await server.as(asha).call(verifyTwoFactor, { body })).toMatchObject({ status: 409 });
  });

  test('stores neither the secret nor the recovery codes in plain text', async () => {
    const { account, secret, recoveryCodes } = await enrolled();
    const [row] = await server.db
      .selectFrom('twoFactors')
      .selectAll()
      .where('userId', '=', account.id)
      .execute();
    const hashes = await server.db.selectFrom('recoveryCodes').selectAll().execute();
    expect(row?.sealedSecret).not.toContain(secret);
    expect(JSON.stringify(hashes)).not.toContain(recoveryCodes[0]);
  });
});

describe('signing in', () => {
  test('accepts the code of the app, also of the previous or next period', async () => {
    const { account, secret } = await enrolled();
    expect((await signIn(account, codeOf(secret, 1))).status).toBe(200);
    await server.moveClock(120);
    expect((await signIn(account, ` ${codeOf(secret, -1).replace(/^.../, '$& ')} `)).status).toBe(200);
    await server.moveClock(240);
    for (const periods of [-2, 2])
      expect(await signIn(account, codeOf(secret, periods))).toMatchObject(INVALID);
  });

  test('accepts no code twice, nor one older than the last', async () => {
    const { account, secret } = await enrolled();
    await server.moveClock(120);
    const code = codeOf(secret);
    expect((await signIn(account, code)).status).toBe(200);
    expect(await signIn(account, code)).toMatchObject(INVALID);
    expect(await signIn(account, codeOf(secret, -1))).toMatchObject(INVALID);
    expect((await signIn(account, codeOf(secret, 1))).status).toBe(200);
  });

  test('accepts one of several concurrent requests with the same code', async () => {
    const { account, secret, recoveryCodes } = await enrolled();
    for (const code of [codeOf(secret, 1), recoveryCodes[0]]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(account, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    }
  });

  test('accepts each recovery code once, in any case and with or without dashes', async () => {
    const { account, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(account, first)).status).toBe(200);
    expect(await signIn(account, first)).toMatchObject(INVALID);
    expect((await signIn(account, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(await statusOf(account)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  test('refuses a code of another person', async () => {
    const [asha, vikram] = [await enrolled(), await enrolled()];
    expect(await signIn(asha.account, vikram.recoveryCodes[0])).toMatchObject(INVALID);
    expect(await signIn(asha.account, codeOf(vikram.secret, 1))).toMatchObject(INVALID);
  });

  test('checks the second step last: after password, account status, address and admin page', async () => {
    const { account } = await enrolled();
    const patch = (change: object) =>
      server.db.updateTable('users').set(change).where('id', '=', account.id).execute();
    expect((await signIn(account, 'anything', 'wrong')).code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(account, undefined, PASSWORD, true)).code).toBe('ADMIN_ONLY');
    await patch({ emailVerifiedAt: null });
    expect((await signIn(account, undefined, PASSWORD, true)).code).toBe('EMAIL_NOT_VERIFIED');
    await patch({ status: 'DISABLED' });
    expect((await signIn(account)).code).toBe('ACCOUNT_LOCKED');
    await patch({ status: 'ACTIVE', emailVerifiedAt: new Date() });
    expect(await signIn(account, '  ')).toMatchObject(REQUIRED);
  });

  test('with a secret that cannot be decrypted any more, the recovery codes still work', async () => {
    const { account, secret, recoveryCodes } = await enrolled();
    await server.db
      .updateTable('twoFactors')
      .set({ sealedSecret: 'sealed by another installation' })
      .where('userId', '=', account.id)
      .execute();
    expect(await signIn(account, codeOf(secret, 1))).toMatchObject(INVALID);
    expect((await signIn(account, recoveryCodes[0])).status).toBe(200);
  });
});

describe('there is no way around it:', () => {
  test('a password reset by mail does not sign in, and the second step is still required', async () => {
    const { account, secret } = await enrolled();
    await server.call(requestPasswordReset, { body: { email: account.email } });
    const mails = await server.mailsTo(account.email);
    const token = /accessToken=(\S+)/.exec(mails.map(({ textBody }) => textBody).join(' '))?.[1] ?? '';
    expect((await server.call(checkPasswordReset, { body: { token } })).status).toBe(204);
    const { data } = await server.call(resetPassword, { body: { token, newPassword: 'Battery-staple@7' } });
    expect(data).toBeUndefined();
    expect(await signIn(account, undefined, 'Battery-staple@7')).toMatchObject(REQUIRED);
    expect((await signIn(account, codeOf(secret, 1), 'Battery-staple@7')).status).toBe(200);
  });

  test('a mailed code or link confirms the address and opens no session', async () => {
    const byCode = await createRecruiter(server.db, { verified: false });
    const byLink = await createRecruiter(server.db, { verified: false });
    for (const rohan of [byCode, byLink]) {
      await enrol(server, rohan);
      await server.as(rohan).call(resendOwnCode);
    }
    const textTo = async ({ email }: TestAccount) =>
      (await server.mailsTo(email)).map(({ textBody }) => textBody).join(' ');
    const otpCode = /\b\d{6}\b/.exec(await textTo(byCode))?.[0] ?? '';
    const token = /token=(\S+)/.exec(await textTo(byLink))?.[1] ?? '';
    const answers = [
      await server.call(verifyEmailCode, { body: { email: byCode.email, otpCode } }),
      await server.call(verifyEmailLink, { params: { token } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ ...REQUIRED, data: undefined });
    const users = server.db.selectFrom('users').select('emailVerifiedAt');
    const rows = await users.where('id', 'in', [byCode.id, byLink.id]).execute();
    for (const { emailVerifiedAt } of rows) expect(emailVerifiedAt).not.toBeNull();
  });
});

describe('turning it off', () => {
  test('needs a code of the app or a recovery code, and notifies the owner', async () => {
    const [asha, vikram] = [await enrolled(), await enrolled()];
    const turnOff = ({ account }: typeof asha, code: string) =>
      server.as(account).call(disableTwoFactor, { body: { code } });
    expect(await turnOff(asha, '123')).toMatchObject(WRONG_CODE);
    expect((await turnOff(asha, codeOf(asha.secret, 1))).message).toBe('Two-step sign-in is off.');
    expect((await turnOff(vikram, vikram.recoveryCodes[3]!)).status).toBe(200);
    for (const { account } of [asha, vikram]) {
      expect((await signIn(account)).status).toBe(200);
      expect(await subjectsTo(account)).toContain('Two-step sign-in is off');
      expect(await statusOf(account)).toMatchObject({ enabled: false, recoveryCodesLeft: 0 });
    }
    expect(await turnOff(asha, '123456')).toMatchObject({ status: 409, code: 'TWO_FACTOR_NOT_ON' });
  });
});

describe('new recovery codes', () => {
  test('replace the old ones', async () => {
    const { account, secret, recoveryCodes } = await enrolled();
    const renew = (code: string) => server.as(account).call(renewRecoveryCodes, { body: { code } });
    expect(await renew('000000')).toMatchObject(WRONG_CODE);
    const { data } = await renew(codeOf(secret, 1));
    expect(data.recoveryCodes).toHaveLength(10);
    expect(await signIn(account, recoveryCodes[5])).toMatchObject(INVALID);
    expect((await signIn(account, data.recoveryCodes[5])).status).toBe(200);
    expect(await subjectsTo(account)).toContain('Your recovery codes were replaced');
  });
});

test('every change is in the person’s audit trail', async () => {
  const admin = await createAdmin(server.db);
  const { recoveryCodes } = await enrol(server, admin);
  await server.as(admin).call(renewRecoveryCodes, { body: { code: recoveryCodes[0]! } });
  const events = await server.db
    .selectFrom('auditEvents')
    .select('action')
    .where('actorId', '=', admin.id)
    .orderBy('id')
    .execute();
  expect(events.map(({ action }) => action)).toEqual([
    'user.two_factor_enabled',
    'user.recovery_codes_renewed',
  ]);
});
