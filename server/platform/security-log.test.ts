import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { updatePassword } from '#contract/account/password.ts';
import { listActivity } from '#contract/account/records.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/auth/own-sessions.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { login, logout, refreshTokens } from '#contract/auth/session.ts';
import { resendCode, verifyEmailCode, verifyEmailLink } from '#contract/auth/verify.ts';
import { createFileTicket } from '#contract/files.ts';
import { publishJob } from '#contract/jobs/own-jobs.ts';
import * as files from '#server/platform/files/files.ts';
import { newId } from '#server/platform/new-id.ts';
import { pseudonym } from '#server/platform/security-log.ts';
import { codeOf, enrol } from '#server/testing/authenticator.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';

const NEW = 'Battery-staple@7';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const log: Record<string, unknown>[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: true, log });
});
beforeEach(() => sql`truncate rate_limits`.execute(server.db));
afterEach(async () => {
  log.length = 0;
  await server.moveClock(0);
});
afterAll(() => server.close());

function lines(event: string) {
  return log.filter((line) => line.log === 'security' && line.event === event);
}

function signIn(email: string, password = PASSWORD, totpCode?: string) {
  return server.call(login, { body: { email, password, totpCode }, headers: { 'user-agent': BROWSER } });
}

function refresh(refreshToken: string) {
  return server.call(refreshTokens, { body: { refreshToken }, headers: { 'user-agent': BROWSER } });
}

/** The audit trail of an account, in order. */
async function trailOf({ id }: { id: string }): Promise<string[]> {
  await server.runTasks('deliverMails');
  const rows = server.db.selectFrom('auditEvents').select('action').where('subjectId', '=', id);
  return (await rows.orderBy('at').execute()).map(({ action }) => action);
}

function keepFile({ id: ownerId }: TestAccount): Promise<string> {
  const upload = { name: 'resume.pdf', mimeType: 'application/pdf', bytes: Buffer.from('bytes') };
  return files.keep([upload], ([stored]) => files.insert(server.db, stored!, { ownerId, purpose: 'RESUME' }));
}

/** What a screen of the account shows. */
async function readBy(account: { token: string }): Promise<string[]> {
  await server.runTasks('deliverMails');
  return (await server.as(account).call(listActivity)).data.content.map(({ summary }) => summary);
}

describe('a failed sign-in', () => {
  test('is logged with the account, the address, the call and the request', async () => {
    const asha = await createCandidate(server.db);
    const { body } = await signIn(asha.email, 'wrong');
    expect(lines('signIn.failed')).toMatchObject([
      {
        code: 'INVALID_CREDENTIALS',
        userId: asha.id,
        account: pseudonym(asha.email),
        address: '127.0.0.1',
        endpoint: 'login',
        requestId: (body as { requestId: string }).requestId,
      },
    ]);
  });

  test('is logged under a pseudonym for an address without an account', async () => {
    await signIn('Nobody@people.test', 'wrong');
    const [line] = lines('signIn.failed');
    expect(line).toMatchObject({ code: 'INVALID_CREDENTIALS', account: pseudonym('nobody@people.test') });
    expect(line).not.toHaveProperty('userId');
  });

  test('is in the trail of the account once an hour per kind, and in the log each time', async () => {
    const asha = await createCandidate(server.db);
    const { secret } = await enrol(server, asha);
    for (let time = 0; time < 2; time++) await signIn(asha.email, 'wrong');
    for (let time = 0; time < 2; time++) await signIn(asha.email, PASSWORD, '000000');
    await signIn(asha.email, PASSWORD, 'neither');
    await signIn(asha.email, PASSWORD, codeOf(secret, 1));
    expect(lines('signIn.failed').map(({ code }) => code)).toEqual([
      ...Array(2).fill('INVALID_CREDENTIALS'),
      ...Array(3).fill('INVALID_TOTP'),
      'TOO_MANY_LOGIN_ATTEMPTS',
    ]);
    const words = [
      'A sign-in failed: wrong password',
      'A sign-in failed: wrong code of the authenticator app',
      'A sign-in was refused: too many tries',
    ];
    const read = async () => (await readBy(asha)).filter((summary) => summary.startsWith('A sign-in')).sort();
    expect(await read()).toEqual(words.toSorted());
    await sql`truncate rate_limits`.execute(server.db);
    await server.moveClock(3600);
    await signIn(asha.email, 'wrong');
    expect(await read()).toEqual([...words, words[0]].toSorted());
  });

  test.each(['SUSPENDED', 'DISABLED', 'DELETED'] as const)('includes one of a %s account', async (status) => {
    const asha = await createCandidate(server.db);
    await server.db.updateTable('users').set({ status }).where('id', '=', asha.id).execute();
    await signIn(asha.email);
    expect(lines('signIn.failed')).toMatchObject([{ code: 'ACCOUNT_LOCKED', userId: asha.id }]);
    expect(await trailOf(asha)).toEqual(['user.sign_in_failed']);
  });

  test('does not include being asked for the code of the second step', async () => {
    const asha = await createCandidate(server.db);
    await enrol(server, asha);
    expect((await signIn(asha.email)).code).toBe('TWO_FACTOR_REQUIRED');
    expect(lines('signIn.failed')).toEqual([]);
  });
});

describe('a refusal', () => {
  test('because of missing rights is logged each time, and is in the trail of the caller once an hour', async () => {
    const asha = await createCandidate(server.db);
    const publish = () => server.as(asha).call(publishJob, { params: { id: newId() } });
    for (let time = 0; time < 3; time++) expect((await publish()).status).toBe(403);
    const sid = JSON.parse(Buffer.from(asha.token.split('.')[1] ?? '', 'base64url').toString()).sid;
    const line = { code: 'FORBIDDEN', userId: asha.id, sessionId: sid, endpoint: 'publishJob' };
    expect(lines('request.refused')).toMatchObject([line, line, line]);
    expect(await trailOf(asha)).toEqual(['user.access_refused']);
    await server.moveClock(3600);
    await publish();
    expect(await trailOf(asha)).toEqual(['user.access_refused', 'user.access_refused']);
  });

  test('because of the state of an account is only logged', async () => {
    const rohan = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    const { code } = await server.as(rohan).call(publishJob, { params: { id: newId() } });
    expect(lines('request.refused')).toMatchObject([{ code, userId: rohan.id }]);
    expect(await trailOf(rohan)).toEqual([]);
  });

  test('because of too many calls is logged for every caller', async () => {
    const asha = await createCandidate(server.db);
    const guess = () => server.as(asha).call(proveSession, { body: { password: 'guess' } });
    for (let time = 0; time < 7; time++) await guess();
    expect(lines('proof.failed')).toHaveLength(5);
    const line = { code: 'RATE_LIMITED', userId: asha.id, endpoint: 'proveSession' };
    expect(lines('request.limited')).toMatchObject([line, line]);
    const trail = await trailOf(asha);
    expect(trail.filter((action) => action === 'user.limited')).toHaveLength(1);
    for (let time = 0; time < 31; time++)
      await server.call(checkPasswordReset, { body: { token: 'made up' } });
    expect(lines('request.limited').at(-1)).toMatchObject({ endpoint: 'checkPasswordReset' });
    expect(lines('request.limited').at(-1)).not.toHaveProperty('userId');
  });
});

describe('a token that is used again', () => {
  test('ends the family, with an entry in the log, one in the trail, and one mail to the owner', async () => {
    const asha = await createCandidate(server.db);
    const second = await refresh(asha.refreshToken);
    await refresh(second.data.refreshToken);
    for (let time = 0; time < 3; time++) expect((await refresh(asha.refreshToken)).status).toBe(401);
    const line = { userId: asha.id, endpoint: 'refreshTokens', address: '127.0.0.1' };
    expect(lines('refreshToken.replayed')).toMatchObject([
      { ...line, isFamilyEnded: true },
      { ...line, isFamilyEnded: false },
      { ...line, isFamilyEnded: false },
    ]);
    expect(lines('sessions.ended')).toMatchObject([{ cause: 'TOKEN_REPLAYED', userId: asha.id, count: 1 }]);
    expect(await trailOf(asha)).toEqual(['user.token_replayed']);
    const { data } = await signIn(asha.email);
    const words = 'A session was ended: its token was shown twice, as by somebody who holds a copy';
    expect(await readBy({ token: data.accessToken })).toContain(words);
    const mails = await server.mailsTo(asha.email);
    const told = mails.filter(({ subject }) => subject.includes('may have been copied'));
    expect(told).toHaveLength(1);
    for (const part of ['127.0.0.1, Firefox on Linux', 'Unknown device, opened', '/forgot-password']) {
      expect(told[0]?.textBody).toContain(part);
    }
  });

  test('is only logged if it comes from a page that was left open', async () => {
    const asha = await createCandidate(server.db);
    const [shown, late] = [await refresh(asha.refreshToken), await refresh(asha.refreshToken)];
    await refresh(shown.data.refreshToken);
    await refresh(late.data.refreshToken);
    expect(lines('refreshToken.replayed')).toMatchObject([{ isFamilyEnded: false }]);
    expect(await trailOf(asha)).toEqual([]);
    expect(await server.mailsTo(asha.email)).toEqual([]);
  });

  test('is detected for a link to a new password, whether it is viewed or used', async () => {
    const asha = await createCandidate(server.db);
    await server.call(requestPasswordReset, { body: { email: asha.email } });
    const [mail] = await server.mailsTo(asha.email);
    const token = /accessToken=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    const reset = () => server.call(resetPassword, { body: { token, newPassword: NEW } });
    const answers = await Promise.all([reset(), reset()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await server.call(checkPasswordReset, { body: { token } })).status).toBe(400);
    const line = { kind: 'RESET_LINK', userId: asha.id };
    expect(lines('secret.replayed')).toMatchObject([line, line]);
    expect(await trailOf(asha)).toEqual(['user.password_reset', 'user.link_replayed']);
  });

  test('is detected for a link that confirms an address', async () => {
    const asha = await createCandidate(server.db, { verified: false });
    await server.call(resendCode, { body: { email: asha.email } });
    const [mail] = await server.mailsTo(asha.email);
    const token = /verify-email\?token=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
    const open = () => server.call(verifyEmailLink, { params: { token } });
    expect((await open()).status).toBe(200);
    expect((await open()).status).toBe(400);
    expect(lines('secret.replayed')).toMatchObject([{ kind: 'VERIFY_LINK', userId: asha.id }]);
    expect(await trailOf(asha)).toContain('user.link_replayed');
  });

  test('is detected for a mailed code, but not for a wrong one', async () => {
    const asha = await createCandidate(server.db, { verified: false });
    await server.call(resendCode, { body: { email: asha.email } });
    const [mail] = await server.mailsTo(asha.email);
    const otpCode = mail?.subject.slice(0, 6) ?? '';
    const wrong = otpCode === '000000' ? '000001' : '000000';
    const enter = (code: string, email = asha.email) =>
      server.call(verifyEmailCode, { body: { email, otpCode: code } });
    expect((await enter(wrong)).code).toBe('INVALID_CODE');
    expect((await enter(otpCode)).status).toBe(200);
    expect((await enter(wrong)).code).toBe('CODE_EXPIRED');
    expect((await enter(otpCode, (await createCandidate(server.db)).email)).code).toBe('CODE_EXPIRED');
    expect(lines('secret.replayed')).toEqual([]);
    expect((await enter(otpCode, asha.email.toUpperCase())).code).toBe('CODE_EXPIRED');
    const [line] = lines('secret.replayed');
    expect(line).toMatchObject({ kind: 'VERIFY_CODE', userId: asha.id, endpoint: 'verifyEmailCode' });
    expect(JSON.stringify(line)).not.toContain(otpCode);
    expect(await trailOf(asha)).toContain('user.code_replayed');
    await enter(otpCode);
    expect(lines('secret.replayed')).toHaveLength(2);
    expect((await trailOf(asha)).filter((action) => action === 'user.code_replayed')).toHaveLength(1);
  });

  test('is detected for a code of the authenticator app, and for a ticket to a file', async () => {
    const asha = await createCandidate(server.db);
    const { secret } = await enrol(server, asha);
    const code = codeOf(secret, 1);
    expect((await signIn(asha.email, PASSWORD, code)).status).toBe(200);
    expect((await signIn(asha.email, PASSWORD, code)).code).toBe('INVALID_TOTP');
    expect(lines('totpCode.replayed')).toMatchObject([{ userId: asha.id, endpoint: 'login' }]);
    const fileId = await keepFile(asha);
    const { data } = await server.as(asha).call(createFileTicket, { params: { id: fileId } });
    const statuses = [await server.fetch(data.url), await server.fetch(data.url)].map(({ status }) => status);
    expect(statuses).toEqual([200, 404]);
    expect(lines('ticket.replayed')).toMatchObject([{ fileId, endpoint: 'downloadFile' }]);
  });
});

const ENDINGS: [cause: string, act: (account: TestAccount, other: string) => Promise<unknown>][] = [
  ['OTHER_DEVICES', (asha) => server.as(asha).call(endOtherSessions)],
  ['ONE_DEVICE', (asha, id) => server.as(asha).call(endSession, { params: { id } })],
  [
    'PASSWORD_CHANGED',
    (asha) => server.as(asha).call(updatePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }),
  ],
  ['SECOND_STEP_ON', (asha) => enrol(server, asha)],
];

describe('ended sessions', () => {
  test.each(ENDINGS)('are logged with their cause: %s', async (cause, act) => {
    const asha = await createCandidate(server.db);
    await signIn(asha.email);
    const other = (await server.as(asha).call(listSessions)).data.find(({ current }) => !current)?.id ?? '';
    await act(asha, other);
    const line = { cause, userId: asha.id, count: 1, sessionIds: [other] };
    expect(lines('sessions.ended')).toMatchObject([line]);
    expect(lines('sessions.ended')[0]).toHaveProperty('requestId');
  });

  test('are also logged for signing out and for deleted accounts, without those that had ended before', async () => {
    const asha = await createCandidate(server.db);
    const { data } = await signIn(asha.email);
    const { refreshToken } = data;
    for (let time = 0; time < 2; time++) await server.call(logout, { body: { refreshToken } });
    await server.as(asha).call(deleteAccount, { body: { password: PASSWORD } });
    const causes = lines('sessions.ended').map(({ cause }) => cause);
    expect(causes).toEqual(['SIGN_OUT', 'ACCOUNT_DELETED']);
  });

  test('are logged after the commit, and not if the transaction fails', async () => {
    const asha = await createCandidate(server.db);
    await signIn(asha.email);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      server.db,
    );
    await sql`create constraint trigger refuse after insert on audit_events initially deferred
              for each row execute function refuse()`.execute(server.db);
    const { status } = await server.as(asha).call(endOtherSessions);
    await sql`drop trigger refuse on audit_events`.execute(server.db);
    expect(status).toBe(500);
    expect(lines('sessions.ended')).toEqual([]);
  });
});

test('no line contains a password, a token, a code or an e-mail address', async () => {
  const asha = await createCandidate(server.db);
  const { secret } = await enrol(server, asha);
  const code = codeOf(secret, 1);
  const { data } = await signIn(asha.email, PASSWORD, code);
  await signIn(asha.email, PASSWORD, code);
  await signIn(asha.email, 'a password of mine');
  await signIn('unknown@people.test', 'a password of mine');
  const next = await refresh(data.refreshToken);
  await refresh(next.data.refreshToken);
  await refresh(data.refreshToken);
  await server.as(asha).call(proveSession, { body: { totpCode: code } });
  await server.as(asha).call(deleteAccount, { body: { password: 'a password of mine' } });
  const text = JSON.stringify(log);
  expect(lines('signIn.failed')).toHaveLength(3);
  const secrets = [
    PASSWORD,
    'a password of mine',
    data.refreshToken,
    next.data.refreshToken,
    data.accessToken,
  ];
  for (const kept of [...secrets, data.deviceMark, secret, `"${code}"`, '@people.test']) {
    expect(text).not.toContain(kept);
  }
});
