import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { getMe, login, logout, refreshTokens } from '#contract/auth/session.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '#contract/auth/two-factor.ts';
import { adminGetRecruiterStats } from '#contract/companies/recruiter-review.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { isAdminType } from '#contract/core/roles.ts';
import { downloadFile } from '#contract/files.ts';
import * as files from '#server/platform/files/files.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://medallist.test',
  DATABASE_URL: 'postgres://unused.test/medallist?sslmode=require',
  SMTP_URL: 'smtps://unused.test',
  METRICS_TOKEN: 'b7Qe2Vx9-Lr4Tn6Wk',
};

const ADMIN_CALLS: Endpoint[] = ENDPOINTS.filter(
  ({ access }) => access.kind === 'user' && access.types.every(isAdminType),
);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: PRODUCTION, limits: true });
});
afterAll(() => server.close());

/** The error codes of an admin's calls; access is checked before the body, so none is sent. */
async function refusals(admin: TestAccount, calls: readonly Endpoint[]): Promise<Set<string | undefined>> {
  const codes = new Set<string | undefined>();
  for (const { method, path } of calls) {
    const answer = await server.as(admin).fetch(path.replaceAll(/\{\w+\}/g, admin.id), { method });
    const text = await answer.text();
    codes.add(answer.status === 403 ? JSON.parse(text).code : undefined);
  }
  return codes;
}

test.each(['ADMIN', 'SUPER_ADMIN'] as const)(
  'in production an %s without two-step sign-in is refused by every call of the console until it is on',
  async (type) => {
    const admin = await createAdmin(server.db, type);
    const own = ADMIN_CALLS.filter(({ access }) => access.kind === 'user' && access.types.includes(type));
    expect(own.length).toBeGreaterThan(3);
    expect(await refusals(admin, own)).toEqual(new Set(['TWO_FACTOR_SETUP_REQUIRED']));
    expect((await server.as(admin).call(getTwoFactor)).data).toMatchObject({
      enabled: false,
      required: true,
    });
    expect((await server.as(admin).call(getMe)).status).toBe(200);

    const { secret } = await enrol(server, admin);
    expect(await refusals(admin, own)).toEqual(new Set([undefined]));
    await server.as(admin).call(disableTwoFactor, { body: { code: codeOf(secret, 1) } });
    expect(await refusals(admin, own.slice(0, 1))).toEqual(new Set(['TWO_FACTOR_SETUP_REQUIRED']));
    expect((await server.as(admin).call(logout, { body: {} })).status).toBe(204);
  },
);

const PROOF_REQUIRED = { status: 403, code: 'PROOF_REQUIRED' };
const ENDED = { status: 401, code: 'SESSION_EXPIRED' };

function signIn({ email }: TestAccount, totpCode?: string) {
  return server.call(login, { body: { email, password: PASSWORD, totpCode } });
}

/** Like a session that was opened with only a password before the account had a second step. */
async function forgetSecondStep({ id }: TestAccount): Promise<void> {
  await server.db.updateTable('sessions').set({ secondStepAt: null }).where('userId', '=', id).execute();
}

test('a session with only the password ends when its account turns on two-step sign-in elsewhere', async () => {
  const admin = await createAdmin(server.db);
  const { data: thief } = await signIn(admin);
  await enrol(server, admin);
  const stolen = server.as({ token: thief.accessToken });
  for (const call of [getMe, getTwoFactor, enableTwoFactor, adminGetRecruiterStats] as const) {
    expect(await stolen.call(call as typeof getMe)).toMatchObject(ENDED);
  }
  const { refreshToken } = thief;
  expect(await server.call(refreshTokens, { body: { refreshToken } })).toMatchObject(ENDED);
  expect((await server.as(admin).call(adminGetRecruiterStats)).status).toBe(200);
});

test('a session that is opened while two-step sign-in is being turned on does not stay without it', async () => {
  const asha = await createCandidate(server.db);
  const { data: setup } = await server.as(asha).call(enableTwoFactor);
  const turnOn = server.as(asha).call(verifyTwoFactor, { body: { code: codeOf(setup.secret) } });
  const [, ...answers] = await Promise.all([turnOn, ...Array.from({ length: 5 }, () => signIn(asha))]);
  for (const { status, data } of answers) {
    if (status !== 200) continue;
    expect(await server.as({ token: data.accessToken }).call(getMe)).toMatchObject(ENDED);
  }
});

test('in production an admin whose session has not passed the second step is asked for a code', async () => {
  const admin = await createAdmin(server.db);
  const { secret, recoveryCodes } = await enrol(server, admin);
  await forgetSecondStep(admin);
  const own = ADMIN_CALLS.filter(({ access }) => access.kind === 'user' && access.types.includes('ADMIN'));
  expect(await refusals(admin, own)).toEqual(new Set(['PROOF_REQUIRED']));
  const wanted = { ...PROOF_REQUIRED, data: { accepts: ['CODE'] } };
  const body = { code: recoveryCodes[0]! };
  expect(await server.as(admin).call(renewRecoveryCodes, { body })).toMatchObject(wanted);
  expect((await server.as(admin).call(proveSession, { body: { password: PASSWORD } })).status).toBe(204);
  expect(await server.as(admin).call(adminGetRecruiterStats)).toMatchObject(wanted);
  const totpCode = codeOf(secret, 1);
  expect((await server.as(admin).call(proveSession, { body: { totpCode } })).status).toBe(204);
  expect(await refusals(admin, own)).toEqual(new Set([undefined]));
});

test('a session opened with a code or a recovery code has passed the second step, also after a refresh', async () => {
  const admin = await createAdmin(server.db);
  const { secret, recoveryCodes } = await enrol(server, admin);
  for (const code of [codeOf(secret, 1), recoveryCodes[0]]) {
    const { data: opened } = await signIn(admin, code);
    expect((await server.as({ token: opened.accessToken }).call(adminGetRecruiterStats)).status).toBe(200);
    const { refreshToken } = opened;
    const { data: renewed } = await server.call(refreshTokens, { body: { refreshToken } });
    expect((await server.as({ token: renewed.accessToken }).call(adminGetRecruiterStats)).status).toBe(200);
  }
});

test('an admin without two-step sign-in can read no file of others', async () => {
  const [admin, asha] = [await createAdmin(server.db), await createCandidate(server.db)];
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', bytes: Buffer.from('bytes') };
  const id = await files.keep([upload], ([stored]) =>
    files.insert(server.db, stored!, { ownerId: asha.id, purpose: 'RESUME' }),
  );
  expect(await server.as(admin).call(downloadFile, { params: { id } })).toMatchObject({ status: 404 });
  await enrol(server, admin);
  expect(await server.as(admin).call(downloadFile, { params: { id } })).toMatchObject({ status: 200 });
});

test('other kinds of account do not need it', async () => {
  const rohan = await createRecruiter(server.db);
  expect((await server.as(rohan).call(getTwoFactor)).data).toMatchObject({ required: false });
});

test('a caller who is not an admin learns nothing about it', async () => {
  const rohan = await createRecruiter(server.db);
  expect(await refusals(rohan, ADMIN_CALLS)).toEqual(new Set(['FORBIDDEN']));
});
