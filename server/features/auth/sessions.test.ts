import { afterEach, describe, expect, test } from 'vitest';
import { getMe, logout, refreshTokens } from '#contract/auth/session.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { ownServer } from '#server/testing/server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const server = ownServer();
afterEach(() => server.moveClock(0));

function refresh(refreshToken: string) {
  return server.call(refreshTokens, { body: { refreshToken } });
}

const EXPIRED = { status: 401, code: 'SESSION_EXPIRED', message: 'Session expired. Please login again.' };

function me({ token }: { token: string }) {
  return server.as({ token }).call(getMe);
}

function setStatus(account: TestAccount, status: 'SUSPENDED' | 'DISABLED' | 'DELETED' | 'INACTIVE') {
  return server.db.updateTable('users').set({ status }).where('id', '=', account.id).execute();
}

describe('a refresh token', () => {
  test('is exchanged for a bundle whose tokens both work', async () => {
    const asha = await createCandidate(server.db);
    const { status, data } = await refresh(asha.refreshToken);
    expect(status).toBe(200);
    expect(data).toMatchObject({ tokenType: 'Bearer', expiresIn: 900, user: { email: asha.email } });
    expect(data.refreshToken).not.toBe(asha.refreshToken);
    expect((await me({ token: data.accessToken })).status).toBe(200);
    expect((await refresh(data.refreshToken)).status).toBe(200);
  });

  test('that is reused after its successor was used ends the whole family', async () => {
    const asha = await createCandidate(server.db);
    const second = await refresh(asha.refreshToken);
    const third = await refresh(second.data.refreshToken);
    expect(await refresh(asha.refreshToken)).toMatchObject(EXPIRED);
    expect(await refresh(third.data.refreshToken)).toMatchObject(EXPIRED);
    expect(await me({ token: third.data.accessToken })).toMatchObject(EXPIRED);
    expect(await me(asha)).toMatchObject(EXPIRED);
  });

  test('may be reused within 10 seconds when its answer was lost', async () => {
    const asha = await createCandidate(server.db);
    const lost = await refresh(asha.refreshToken);
    await server.moveClock(9);
    const again = await refresh(asha.refreshToken);
    expect(again.status).toBe(200);
    expect((await refresh(again.data.refreshToken)).status).toBe(200);
    await server.moveClock(20);
    expect(await refresh(lost.data.refreshToken)).toMatchObject(EXPIRED);
    expect(await me(asha)).toMatchObject(EXPIRED);
  });

  test('that a second page sends late does not affect the page that refreshed since', async () => {
    const asha = await createCandidate(server.db);
    const shown = await refresh(asha.refreshToken);
    const late = await refresh(asha.refreshToken);
    expect(late.status).toBe(200);
    await server.moveClock(900);
    const next = await refresh(shown.data.refreshToken);
    expect(next.status).toBe(200);
    expect((await me({ token: next.data.accessToken })).status).toBe(200);
    expect(await refresh(late.data.refreshToken)).toMatchObject(EXPIRED);
    expect((await refresh(next.data.refreshToken)).status).toBe(200);
  });

  test('whose owner and thief each hold a successor ends the family when the second of them is used', async () => {
    const asha = await createCandidate(server.db);
    const [stolen, own] = [await refresh(asha.refreshToken), await refresh(asha.refreshToken)];
    await server.moveClock(900);
    const thief = await refresh(stolen.data.refreshToken);
    expect(thief.status).toBe(200);
    await server.moveClock(911);
    expect(await refresh(own.data.refreshToken)).toMatchObject(EXPIRED);
    expect(await refresh(thief.data.refreshToken)).toMatchObject(EXPIRED);
    expect(await me({ token: thief.data.accessToken })).toMatchObject(EXPIRED);
  });

  test('that is reused after 10 seconds ends the family, whether its successor was used or not', async () => {
    const asha = await createCandidate(server.db);
    const second = await refresh(asha.refreshToken);
    await server.moveClock(11);
    expect(await refresh(asha.refreshToken)).toMatchObject(EXPIRED);
    expect(await refresh(second.data.refreshToken)).toMatchObject(EXPIRED);
  });

  test('used by several tabs at once gives each a successor, and only one of them continues', async () => {
    const asha = await createCandidate(server.db);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(asha.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const next = await Promise.all(answers.map(({ data }) => refresh(data.refreshToken)));
    expect(next.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const winner = next.find(({ status }) => status === 200);
    expect((await refresh(winner?.data.refreshToken ?? '')).status).toBe(200);
  });

  test.each(['', 'never issued', 'x'.repeat(43)])('"%s" is refused', async (token) => {
    expect(await refresh(token)).toMatchObject(EXPIRED);
  });

  test('is not stored in plain text', async () => {
    const asha = await createCandidate(server.db);
    const rows = await server.db.selectFrom('refreshTokens').select('tokenHash').execute();
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(asha.refreshToken);
  });
});

describe('a family of tokens', () => {
  test('lives 30 days, however often it is refreshed', async () => {
    const asha = await createCandidate(server.db);
    await server.moveClock(29 * DAY);
    const late = await refresh(asha.refreshToken);
    expect(late.status).toBe(200);
    await server.moveClock(30 * DAY + 5);
    expect(await refresh(late.data.refreshToken)).toMatchObject(EXPIRED);
    expect(await me({ token: late.data.accessToken })).toMatchObject(EXPIRED);
  });

  test.each(['ADMIN', 'SUPER_ADMIN'] as const)('of an %s lives 24 hours', async (type) => {
    const admin = await createAdmin(server.db, type);
    await server.moveClock(23 * HOUR);
    const late = await refresh(admin.refreshToken);
    expect(late.status).toBe(200);
    await server.moveClock(24 * HOUR + 5);
    expect(await refresh(late.data.refreshToken)).toMatchObject(EXPIRED);
  });
});

describe('signing out', () => {
  test('ends the session at once, for both tokens', async () => {
    const asha = await createCandidate(server.db);
    const { status } = await server.as(asha).call(logout, { body: { refreshToken: asha.refreshToken } });
    expect(status).toBe(204);
    expect(await me(asha)).toMatchObject(EXPIRED);
    expect(await refresh(asha.refreshToken)).toMatchObject(EXPIRED);
  });

  test('needs no usable access token', async () => {
    const asha = await createCandidate(server.db);
    const stale = server.as({ token: 'expired' });
    expect((await stale.call(logout, { body: { refreshToken: asha.refreshToken } })).status).toBe(204);
    expect(await me(asha)).toMatchObject(EXPIRED);
  });

  test('needs no refresh token either', async () => {
    const asha = await createCandidate(server.db);
    expect((await server.as(asha).call(logout, { body: {} })).status).toBe(204);
    expect(await refresh(asha.refreshToken)).toMatchObject(EXPIRED);
  });

  test('with an unknown token, or twice, gives the same answer', async () => {
    const asha = await createCandidate(server.db);
    for (const refreshToken of ['unknown', asha.refreshToken, asha.refreshToken]) {
      expect((await server.call(logout, { body: { refreshToken } })).status).toBe(204);
    }
  });

  test('does not affect the sessions of other people', async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    await server.call(logout, { body: { refreshToken: asha.refreshToken } });
    expect((await me(vikram)).status).toBe(200);
  });
});

describe('the account behind a session', () => {
  test.each(['SUSPENDED', 'DISABLED', 'DELETED'] as const)(
    'that becomes %s is refused at the next call',
    async (status) => {
      const asha = await createCandidate(server.db);
      await setStatus(asha, status);
      const locked = { status: 423, code: 'ACCOUNT_LOCKED' };
      expect(await me(asha)).toMatchObject(locked);
      expect(await refresh(asha.refreshToken)).toMatchObject(locked);
    },
  );

  test('of a recruiter who is suspended stays, and is refreshed', async () => {
    const rohan = await createRecruiter(server.db);
    await setStatus(rohan, 'SUSPENDED');
    expect((await me(rohan)).status).toBe(200);
    const { status, data } = await refresh(rohan.refreshToken);
    expect(status).toBe(200);
    const answer = await server.as({ token: data.accessToken }).call(listOwnJobs, { query: {} });
    expect(answer).toMatchObject({ status: 403, code: 'RECRUITER_SUSPENDED' });
  });

  test('that is deactivated may read who it is, and nothing else', async () => {
    const asha = await createCandidate(server.db);
    await setStatus(asha, 'INACTIVE');
    expect((await me(asha)).status).toBe(200);
    const answer = await server.as(asha).call(candidateNotifications.list);
    expect(answer).toMatchObject({ status: 423, code: 'ACCOUNT_INACTIVE' });
    expect((await refresh(asha.refreshToken)).status).toBe(200);
  });

  test('is read from the database, not from the token', async () => {
    const asha = await createCandidate(server.db);
    await server.db.updateTable('users').set({ userType: 'AFFILIATE' }).where('id', '=', asha.id).execute();
    expect((await me(asha)).data).toMatchObject({ userType: 'AFFILIATE' });
    const answer = await server.as(asha).call(candidateNotifications.list);
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});
