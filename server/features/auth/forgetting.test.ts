import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkPasswordReset, requestPasswordReset } from '#contract/auth/recovery.ts';
import { getMe, login, refreshTokens } from '#contract/auth/session.ts';
import { enableTwoFactor } from '#contract/auth/two-factor.ts';
import { resendOwnCode } from '#contract/auth/verify.ts';
import * as files from '#server/platform/files/files.ts';
import { newId } from '#server/platform/new-id.ts';
import { enrol } from '#server/testing/authenticator.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { startIssuer } from '#server/testing/stand-ins/oidc-issuer.ts';
import * as google from './google/google.service.ts';
import { markSpent } from './spent-secrets.service.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let server: TestServer;
let issuer: Awaited<ReturnType<typeof startIssuer>>;
beforeAll(async () => {
  issuer = await startIssuer();
  server = await startServer({ env: issuer.env });
});
afterEach(() => server.moveClock(0));
afterAll(async () => {
  await server.close();
  await issuer.close();
});

type Kept =
  | 'sessions'
  | 'refresh_tokens'
  | 'email_codes'
  | 'password_resets'
  | 'two_factors'
  | 'google_sign_ins'
  | 'file_tickets'
  | 'mails';

async function count(table: Kept): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(server.db);
  return rows[0]?.n ?? 0;
}

async function sweepAfter(seconds: number): Promise<void> {
  await server.moveClock(seconds);
  await server.runTasks();
}

function refresh({ refreshToken }: { refreshToken: string }) {
  return server.call(refreshTokens, { body: { refreshToken } });
}

async function ticketFor(asha: TestAccount): Promise<void> {
  const id = newId();
  const file = { ownerId: asha.id, purpose: 'RESUME', name: 'cv.pdf', mimeType: 'application/pdf' };
  await server.db
    .insertInto('files')
    .values({
      ...file,
      id,
      companyId: null,
      sizeBytes: 1,
      sha256: '',
      storageKey: id,
      createdAt: new Date(),
    })
    .execute();
  await files.issueTicket(server.db, id);
}

test('expired rows are deleted in time, and nothing before', async () => {
  const rohan = await createRecruiter(server.db, { verified: false });
  await server.as(rohan).call(resendOwnCode);
  await server.call(requestPasswordReset, { body: { email: rohan.email } });
  await server.as(rohan).call(enableTwoFactor);
  await google.start(server.db, { userType: 'JOBSEEKER' });
  await ticketFor(rohan);
  await server.runTasks();
  const short: Kept[] = ['email_codes', 'password_resets', 'two_factors'];
  for (const table of [...short, 'google_sign_ins', 'file_tickets', 'mails'] as Kept[]) {
    expect([table, await count(table)]).not.toEqual([table, 0]);
  }

  await sweepAfter(11 * 60);
  for (const table of ['google_sign_ins', 'file_tickets'] as const) expect(await count(table)).toBe(0);
  for (const table of short) expect([table, await count(table)]).toEqual([table, 1]);
  await sweepAfter(DAY + 2 * HOUR);
  for (const table of short) expect([table, await count(table)]).toEqual([table, 0]);
  expect(await count('mails')).toBeGreaterThan(0);
  await sweepAfter(30 * DAY + HOUR);
  expect(await count('mails')).toBe(0);
});

test('a mail that failed for good is deleted 30 days later, a waiting one is not', async () => {
  const rohan = await createRecruiter(server.db);
  for (const _ of [1, 2]) await server.call(requestPasswordReset, { body: { email: rohan.email } });
  await server.runTasks();
  const own = server.db.selectFrom('mails').select('id').where('toAddress', '=', rohan.email);
  const [failed, waiting] = await own.execute();
  const unsent = { sentAt: null, dueAt: new Date(Date.now() + 365 * DAY * 1000) };
  const mails = () => server.db.updateTable('mails').where('toAddress', '=', rohan.email);
  await mails().set(unsent).execute();
  await mails()
    .set({ failedAt: new Date() })
    .where('id', '=', failed?.id ?? '')
    .execute();
  await sweepAfter(29 * DAY);
  expect(await own.execute()).toHaveLength(2);
  await sweepAfter(30 * DAY + HOUR);
  expect(await own.execute()).toEqual([waiting]);
  await server.db.deleteFrom('mails').execute();
});

test('a used link is recognised for a month, a used code for a day', async () => {
  const { id: userId } = await createCandidate(server.db);
  const kinds = ['RESET_LINK', 'VERIFY_LINK', 'VERIFY_CODE'] as const;
  for (const kind of kinds) await markSpent(server.db, kind, kind, userId);
  const kept = async () => {
    const rows = await server.db
      .selectFrom('spentSecrets')
      .select('kind')
      .where('userId', '=', userId)
      .execute();
    return rows.map(({ kind }) => kind).toSorted();
  };
  await sweepAfter(DAY - HOUR);
  expect(await kept()).toEqual(kinds.toSorted());
  for (const days of [1, 29]) {
    await sweepAfter(days * DAY + HOUR);
    expect(await kept()).toEqual(['RESET_LINK', 'VERIFY_LINK']);
  }
  await sweepAfter(30 * DAY + HOUR);
  expect(await kept()).toEqual([]);
});

test('a link that still works survives every sweep', async () => {
  const asha = await createCandidate(server.db);
  await server.call(requestPasswordReset, { body: { email: asha.email } });
  const [mail] = await server.mailsTo(asha.email);
  const token = /accessToken=(\S+)/.exec(mail!.textBody)?.[1] ?? '';
  await sweepAfter(HOUR - 10);
  expect((await server.call(checkPasswordReset, { body: { token } })).status).toBe(204);
});

test('active two-step sign-in is never deleted', async () => {
  const asha = await createCandidate(server.db);
  await enrol(server, asha);
  await sweepAfter(400 * DAY);
  const { code } = await server.call(login, { body: { email: asha.email, password: PASSWORD } });
  expect(code).toBe('TWO_FACTOR_REQUIRED');
});

test('a replay of a used refresh token is detected as long as its family lives', async () => {
  const asha = await createCandidate(server.db);
  const second = await refresh(asha);
  const third = await refresh(second.data);
  await sweepAfter(29 * DAY);
  expect((await refresh(asha)).code).toBe('SESSION_EXPIRED');
  expect((await refresh(third.data)).code).toBe('SESSION_EXPIRED');
  expect((await server.as(asha).call(getMe)).status).toBe(401);
});

test('tokens are deleted when their family is over, the known device 60 days later', async () => {
  await sql`delete from sessions`.execute(server.db);
  const asha = await createCandidate(server.db);
  const signIn = () => server.call(login, { body: { email: asha.email, password: PASSWORD } });
  const agents = { 'user-agent': 'Firefox on a laptop' };
  await server.call(login, { body: { email: asha.email, password: PASSWORD }, headers: agents });
  await sweepAfter(31 * DAY + HOUR);
  expect([await count('refresh_tokens'), await count('sessions')]).toEqual([0, 2]);
  await sweepAfter(89 * DAY);
  expect(await count('sessions')).toBe(2);
  await sweepAfter(90 * DAY + HOUR);
  expect(await count('sessions')).toBe(0);
  expect((await signIn()).status).toBe(200);
});
