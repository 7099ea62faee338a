import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { updatePassword } from '#contract/account/password.ts';
import { endOtherSessions, listSessions } from '#contract/auth/own-sessions.ts';
import { requestPasswordReset, resetPassword } from '#contract/auth/recovery.ts';
import { getMe, login, refreshTokens } from '#contract/auth/session.ts';
import * as users from '#server/features/users/users.service.ts';
import { signAccessToken } from '#server/http/session/tokens.ts';
import { newId } from '#server/platform/new-id.ts';
import { createCandidate, PASSWORD, type TestAccount } from '#server/testing/factories/accounts.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';
import * as sessions from './sessions.service.ts';

const server = ownServer();

const NEW = 'Battery-staple@7';
const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test', ifMatch: undefined };

async function resetByMail({ email }: TestAccount) {
  await server.call(requestPasswordReset, { body: { email } });
  const [mail] = await server.mailsTo(email);
  const [, token = ''] = /accessToken=(\S+)/.exec(mail?.textBody ?? '') ?? [];
  return server.call(resetPassword, { body: { token, newPassword: NEW } });
}

/** More sessions than allowed now: an account that was attacked before the limit existed has them. */
async function signInElsewhere({ id: sub }: TestAccount, count: number): Promise<{ token: string }[]> {
  const first = await server.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', sub)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => ({ ...first, id: newId() }));
  await server.db.insertInto('sessions').values(rows).execute();
  return rows.map(({ id: sid }) => ({ token: signAccessToken({ sub, type: 'JOBSEEKER', org: null, sid }) }));
}

const ACTS: Record<string, (account: TestAccount) => Promise<{ status: number }>> = {
  'signing out everywhere else': (account) => server.as(account).call(endOtherSessions),
  'changing the password': (account) =>
    server.as(account).call(updatePassword, { body: { currentPassword: PASSWORD, newPassword: NEW } }),
  'resetting the password': resetByMail,
  'deleting the account': (account) =>
    server.as(account).call(deleteAccount, { body: { password: PASSWORD } }),
};

describe.each(Object.keys(ACTS))('%s', (act) => {
  test('ends all of 300 other sessions, and their streams', async () => {
    const asha = await createCandidate(server.db);
    const others = await signInElsewhere(asha, 300);
    const ends = [others[0], others[150], others[299]].map((other) => other ?? { token: '' });
    const streams = await Promise.all(ends.map((other) => openStream(server, other)));
    expect((await ACTS[act]?.(asha))?.status).toBeLessThan(300);
    for (const stream of streams) expect(await stream.next()).toEqual({ done: true, value: undefined });
    for (const other of ends) expect((await server.as(other).call(getMe)).status).toBe(401);
    const alive = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', asha.id)
      .where('revokedAt', 'is', null)
      .execute();
    expect(alive.length).toBeLessThanOrEqual(1);
  });
});

test('an account has at most 50 sessions: one more ends the oldest, its stream and its refresh', async () => {
  const oldest = await createCandidate(server.db);
  const user = await users.get(server.db, oldest.id);
  for (let count = 1; count < 50; count++) await sessions.start(server.db, user, request);
  const stream = await openStream(server, oldest);
  expect((await server.as(oldest).call(listSessions)).data).toHaveLength(50);
  const { data, status } = await server.call(login, { body: { email: oldest.email, password: PASSWORD } });
  expect(status).toBe(200);
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect((await server.as(oldest).call(getMe)).status).toBe(401);
  const refused = await server.call(refreshTokens, { body: { refreshToken: oldest.refreshToken } });
  expect(refused.status).toBe(401);
  expect((await server.as({ token: data.accessToken }).call(listSessions)).data).toHaveLength(50);
});
