import { afterEach, describe, expect, test } from 'vitest';
import { requestEmailUpdate, resendEmailUpdateCode, verifyEmailUpdate } from '#contract/account/email.ts';
import { updatePassword } from '#contract/account/password.ts';
import { ENDPOINTS } from '#contract/all.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { login, refreshTokens } from '#contract/auth/session.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  verifyTwoFactor,
} from '#contract/auth/two-factor.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { savePayoutDetails } from '#contract/payouts/own.ts';
import { newId } from '#server/platform/new-id.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import type { CallResult } from '#server/testing/caller.ts';
import {
  createAdmin,
  createCandidate,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { DETAILS, rewardOne } from '#server/testing/factories/rewards.ts';
import { ownServer } from '#server/testing/server.ts';

const MINUTE = 60;
const REQUIRED = { status: 403, code: 'PROOF_REQUIRED', message: 'Please confirm that it is you.' };
const WRONG_PASSWORD = { status: 400, code: 'WRONG_PASSWORD', errors: [{ path: 'password' }] };
const WRONG_CODE = { status: 400, code: 'INVALID_CODE', errors: [{ path: 'totpCode' }] };

const server = ownServer({ limits: true });
afterEach(() => server.moveClock(0));

function prove(account: { token: string }, body: { password?: string; totpCode?: string }) {
  return server.as(account).call(proveSession, { body });
}

function askEnable(account: { token: string }) {
  return server.as(account).call(enableTwoFactor);
}

async function refusedProofs({ id }: TestAccount) {
  const entries = server.db.selectFrom('auditEvents').select(['summary', 'ip']).where('actorId', '=', id);
  return entries.where('action', '=', 'user.proof_refused').orderBy('id').execute();
}

let count = 0;
type Answer = Promise<CallResult<Endpoint>>;

/** Brings an account to the point before each guarded call, 11 minutes after its last proof. */
const GUARDED: Record<string, (asha: TestAccount) => Promise<() => Answer>> = {
  requestEmailUpdate: async (asha) => {
    const newEmail = `moved${count++}@people.test`;
    return () => server.as(asha).call(requestEmailUpdate, { body: { newEmail } }) as Answer;
  },
  resendEmailUpdateCode: async (asha) => {
    const newEmail = `moved${count++}@people.test`;
    await server.as(asha).call(requestEmailUpdate, { body: { newEmail } });
    return () => server.as(asha).call(resendEmailUpdateCode, { body: { newEmail } }) as Answer;
  },
  verifyEmailUpdate: async (asha) => {
    const newEmail = `moved${count++}@people.test`;
    await server.moveClock(5 * MINUTE);
    await server.as(asha).call(requestEmailUpdate, { body: { newEmail } });
    const [mail] = await server.mailsTo(newEmail);
    const otpCode = mail!.subject.slice(0, 6);
    return () => server.as(asha).call(verifyEmailUpdate, { body: { newEmail, otpCode } }) as Answer;
  },
  enableTwoFactor: async (asha) => () => askEnable(asha) as Answer,
  verifyTwoFactor: async (asha) => {
    const { secret } = (await askEnable(asha)).data;
    return () => server.as(asha).call(verifyTwoFactor, { body: { code: codeOf(secret) } }) as Answer;
  },
  disableTwoFactor: async (asha) => {
    const { secret } = await enrol(server, asha);
    return () => server.as(asha).call(disableTwoFactor, { body: { code: codeOf(secret) } }) as Answer;
  },
  renewRecoveryCodes: async (asha) => {
    const { secret } = await enrol(server, asha);
    return () => server.as(asha).call(renewRecoveryCodes, { body: { code: codeOf(secret) } }) as Answer;
  },
  savePayoutDetails: async (asha) => {
    await rewardOne(server, { beneficiary: asha });
    return () => server.as(asha).call(savePayoutDetails, { body: DETAILS }) as Answer;
  },
};

/** Admin actions on other accounts. */
const OF_ADMINS = [
  'adminSuspendCandidate',
  'adminSetCandidateStatus',
  'adminDeleteCandidate',
  'adminProcessRecruiter',
  'adminProcessAffiliate',
  'adminReviewReferral',
  'adminSettleNoShow',
  'adminArchiveJob',
  'adminSaveContactSettings',
  'adminSaveDeadlinesSettings',
  'adminSaveFeeSettings',
  'adminSaveRewardsSettings',
  'adminSaveSupplierSettings',
  'adminSaveTdsSettings',
  'adminSettleHire',
  'addAdmin',
  'setAdminRole',
  'removeAdmin',
  'adminFindLeft',
  'adminHoldReward',
  'adminReleaseReward',
  'adminMakePayout',
  'adminTakeOutOfPayout',
  'adminDiscardPayout',
  'adminSendPayout',
  'adminGetBankFile',
  'adminMarkPaid',
  'adminMarkFailed',
  'adminRecordPayment',
  'adminCreditInvoice',
  'adminRecordRefund',
];

const reason = 'Both sides were heard.';

/** The part of the body for which a proof is required, where that depends on it. */
const GRAVE: Record<string, object> = {
  adminProcessRecruiter: { recruiterId: newId(), action: 'SUSPEND', reason },
  adminProcessAffiliate: { action: 'REJECT', reason },
  adminReviewReferral: { decision: 'REFUSED', reason },
};
const LIGHT: Record<string, object> = {
  adminProcessRecruiter: { recruiterId: newId(), action: 'APPROVE' },
  adminProcessAffiliate: { action: 'APPROVE' },
  adminReviewReferral: { decision: 'ALLOWED', reason },
};

/** A fresh session of a super admin, and this call of it with an unknown id. */
async function adminOf(name: string) {
  const admin = server.as(await createAdmin(server.db, 'SUPER_ADMIN'));
  const endpoint = ENDPOINTS.find((one) => one.name === name) as Endpoint;
  const params = { id: newId() };
  return { call: (body?: object) => admin.call(endpoint, { params, body } as never) as Answer };
}

describe('calls that could take over an account', () => {
  test('need a recent proof, and of the others only those that an admin cannot undo', () => {
    const guarded = ENDPOINTS.filter(({ proof, proofWhen }: Endpoint) => proof ?? proofWhen).map(
      ({ name }) => name,
    );
    expect(guarded.toSorted()).toEqual([...Object.keys(GUARDED), ...OF_ADMINS].toSorted());
  });

  test.each(Object.keys(GUARDED))(
    '%s requires a proof from an old session, then accepts the same call',
    async (name) => {
      const asha = await createCandidate(server.db);
      const call = await GUARDED[name]!(asha);
      await server.moveClock(11 * MINUTE);
      expect(await call()).toMatchObject(REQUIRED);
      expect((await prove(asha, { password: PASSWORD })).status).toBe(204);
      expect((await call()).status).toBe(200);
    },
  );

  test.each(OF_ADMINS)('%s requires a proof from the old session of an admin', async (name) => {
    const { call } = await adminOf(name);
    await server.moveClock(11 * MINUTE);
    expect(await call(GRAVE[name])).toMatchObject(REQUIRED);
  });

  test.each(Object.entries(LIGHT))('%s asks for none where the answer is yes', async (name, body) => {
    const { call } = await adminOf(name);
    await server.moveClock(11 * MINUTE);
    expect(await call(body)).toMatchObject({ status: 404 });
  });

  test('requires it again ten minutes after the proof, and not before', async () => {
    const asha = await createCandidate(server.db);
    await server.moveClock(9.5 * MINUTE);
    expect((await askEnable(asha)).status).toBe(200);
    await prove(asha, { password: PASSWORD });
    await server.moveClock(19 * MINUTE);
    expect((await askEnable(asha)).status).toBe(200);
    await server.moveClock(20 * MINUTE);
    expect(await askEnable(asha)).toMatchObject(REQUIRED);
  });
});

describe('a proof', () => {
  test('is valid for one session: neither a second sign-in nor a refresh renews it', async () => {
    const asha = await createCandidate(server.db);
    const { email } = asha;
    await server.moveClock(11 * MINUTE);
    const { data: fresh } = await server.call(login, { body: { email, password: PASSWORD } });
    expect((await askEnable({ token: fresh.accessToken })).status).toBe(200);
    expect(await askEnable(asha)).toMatchObject(REQUIRED);
    const { refreshToken } = asha;
    const { data: renewed } = await server.call(refreshTokens, { body: { refreshToken } });
    expect(await askEnable({ token: renewed.accessToken })).toMatchObject(REQUIRED);
  });

  test('is a password or a code; the refusal says which the screen should ask for', async () => {
    const asha = await createCandidate(server.db);
    await server.moveClock(11 * MINUTE);
    expect(await askEnable(asha)).toMatchObject({ data: { accepts: ['PASSWORD'] } });
    await prove(asha, { password: PASSWORD });
    const { secret } = await enrol(server, asha);
    await server.moveClock(22 * MINUTE);
    expect(await askEnable(asha)).toMatchObject({ data: { accepts: ['CODE', 'PASSWORD'] } });
    const renew = () => server.as(asha).call(renewRecoveryCodes, { body: { code: codeOf(secret, 1) } });
    expect(await renew()).toMatchObject({ data: { accepts: ['PASSWORD', 'CODE'] } });
    expect((await prove(asha, { totpCode: codeOf(secret) })).status).toBe(204);
    expect((await renew()).status).toBe(200);
  });

  test.each([[{}], [{ password: '', totpCode: ' ' }], [{ password: PASSWORD, totpCode: '123456' }]])(
    'of %j is invalid',
    async (body) => {
      const asha = await createCandidate(server.db);
      const answer = { status: 400, message: 'Please enter your password or a code' };
      expect(await prove(asha, body)).toMatchObject(answer);
    },
  );

  test('by a wrong password or one of somebody else is refused, and is audited', async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    const body = { currentPassword: PASSWORD, newPassword: 'Vikrams-horse-8' };
    await server.as(vikram).call(updatePassword, { body });
    await server.moveClock(11 * MINUTE);
    for (const password of ['Vikrams-horse-8', PASSWORD.toLowerCase()]) {
      expect(await prove(asha, { password })).toMatchObject(WRONG_PASSWORD);
    }
    expect(await askEnable(asha)).toMatchObject(REQUIRED);
    const trace = { summary: 'Could not confirm it with the password', ip: '127.0.0.1' };
    expect(await refusedProofs(asha)).toEqual([trace, trace]);
    expect(await refusedProofs(vikram)).toEqual([]);
  });

  test("by a used code or one of somebody else's app is refused, and is audited", async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    const [own, foreign] = [await enrol(server, asha), await enrol(server, vikram)];
    await server.moveClock(11 * MINUTE);
    const totpCode = codeOf(own.secret);
    expect((await prove(asha, { totpCode })).status).toBe(204);
    expect(await prove(asha, { totpCode })).toMatchObject(WRONG_CODE);
    expect(await prove(asha, { totpCode: codeOf(foreign.secret) })).toMatchObject(WRONG_CODE);
    expect(await prove(asha, { totpCode: foreign.recoveryCodes[0]! })).toMatchObject(WRONG_CODE);
    expect(await refusedProofs(asha)).toHaveLength(3);
  });

  test('by a code without two-step sign-in gets a specific error', async () => {
    const asha = await createCandidate(server.db);
    const off = { status: 409, code: 'TWO_FACTOR_NOT_ON' };
    expect(await prove(asha, { totpCode: '123456' })).toMatchObject(off);
  });

  test('can be tried wrongly five times, then even a correct one is refused', async () => {
    const asha = await createCandidate(server.db);
    const { secret } = await enrol(server, asha);
    await server.moveClock(MINUTE);
    const limited = { status: 429, code: 'RATE_LIMITED' };
    for (let guess = 0; guess < 5; guess++) {
      expect(await prove(asha, { password: `guess ${guess}` })).toMatchObject(WRONG_PASSWORD);
    }
    expect(await prove(asha, { password: PASSWORD })).toMatchObject(limited);
    expect((await prove(asha, { totpCode: codeOf(secret) })).status).toBe(204);
    const guesses = Array.from({ length: 8 }, () => prove(asha, { totpCode: '000' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    expect(await prove(asha, { totpCode: codeOf(secret, 1) })).toMatchObject(limited);
  });
});
