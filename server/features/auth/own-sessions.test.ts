import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { changePassword } from '#contract/auth/change-password.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  switchOrganization,
} from '#contract/auth/own-sessions.ts';
import { getMe, login, refreshTokens } from '#contract/auth/session.ts';
import { resendOwnCode } from '#contract/auth/verify.ts';
import { getCompany } from '#contract/companies/profile.ts';
import { closeJob, listOwnJobs } from '#contract/jobs/own-jobs.ts';
import { saveCandidate } from '#contract/search/saved-candidates.ts';
import { now } from '#server/platform/clock.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const NEW = 'a longer one 7';

const server = ownServer();
afterEach(() => server.moveClock(0));

async function signIn({ email }: TestAccount, password = PASSWORD) {
  const headers = { 'user-agent': FIREFOX };
  const { data, status } = await server.call(login, { body: { email, password }, headers });
  return { status, token: data?.accessToken, refreshToken: data?.refreshToken };
}

function refresh(refreshToken: string) {
  return server.call(refreshTokens, { body: { refreshToken } });
}

async function statusOf(account: { token: string }) {
  return (await server.as(account).call(getMe)).status;
}

async function sessionsOf(account: { token: string }) {
  return (await server.as(account).call(listSessions)).data;
}

describe('the list of the user’s own sessions', () => {
  test('shows where each is, this one first', async () => {
    const asha = await createCandidate(server.db);
    const second = await signIn(asha);
    const list = await sessionsOf(second);
    expect(list).toHaveLength(2);
    expect(list[0]).toMatchObject({ device: 'Firefox on Linux', ip: '127.0.0.1', current: true });
    expect(list[1]).toMatchObject({ device: 'Unknown device', current: false });
    expect((await sessionsOf(asha))[0]).toMatchObject({ device: 'Unknown device', current: true });
  });

  test('omits ended ones and those of others', async () => {
    const asha = await createCandidate(server.db);
    const second = await signIn(asha);
    await createCandidate(server.db);
    await server.as(second).call(endOtherSessions);
    expect(await sessionsOf(second)).toHaveLength(1);
  });

  test('shows when each was last used', async () => {
    const asha = await createCandidate(server.db);
    const [before] = await sessionsOf(asha);
    await server.moveClock(3600);
    const { data } = await refresh(asha.refreshToken);
    const [after] = await sessionsOf({ token: data.accessToken });
    const later = Date.parse(after!.lastUsedAt) - Date.parse(before!.lastUsedAt);
    expect(later).toBeGreaterThanOrEqual(3_590_000);
    expect(after?.createdAt).toBe(before?.createdAt);
  });
});

describe('ending a session', () => {
  test('affects both of its tokens at once, and no other session', async () => {
    const asha = await createCandidate(server.db);
    const second = await signIn(asha);
    const [, first] = await sessionsOf(second);
    const end = () => server.as(second).call(endSession, { params: { id: first!.id } });
    expect((await end()).status).toBe(204);
    expect(await statusOf(asha)).toBe(401);
    expect((await refresh(asha.refreshToken)).status).toBe(401);
    expect(await statusOf(second)).toBe(200);
    expect((await end()).status).toBe(404);
  });

  test('may be the current one, which signs out', async () => {
    const asha = await createCandidate(server.db);
    const [only] = await sessionsOf(asha);
    expect((await server.as(asha).call(endSession, { params: { id: only!.id } })).status).toBe(204);
    expect(await statusOf(asha)).toBe(401);
  });

  test("another person's session is not found", async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    const [his] = await sessionsOf(vikram);
    for (const id of [his!.id, randomUUID()]) {
      const { status, code } = await server.as(asha).call(endSession, { params: { id } });
      expect([status, code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await statusOf(vikram)).toBe(200);
  });

  test('all others at once leaves this one and those of other people', async () => {
    const [asha, vikram] = [await createCandidate(server.db), await createCandidate(server.db)];
    const [second, third] = [await signIn(asha), await signIn(asha)];
    expect((await server.as(second).call(endOtherSessions)).status).toBe(204);
    const statuses = await Promise.all([asha, second, third, vikram].map(statusOf));
    expect(statuses).toEqual([401, 200, 401, 200]);
  });
});

describe('changing the password', () => {
  const change = (account: { token: string }, currentPassword: string, newPassword = NEW) =>
    server.as(account).call(changePassword, { body: { currentPassword, newPassword } });

  test('ends every other session, keeps this one, and notifies the owner', async () => {
    const asha = await createCandidate(server.db);
    const second = await signIn(asha);
    expect(await change(second, PASSWORD)).toMatchObject({
      status: 200,
      message: 'Password changed successfully!',
    });
    expect([await statusOf(asha), await statusOf(second)]).toEqual([401, 200]);
    expect((await signIn(asha)).status).toBe(401);
    expect((await signIn(asha, NEW)).status).toBe(200);
    const subjects = (await server.mailsTo(asha.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Medallist password was changed');
  });

  test.each([
    ['', NEW, 'Current password is required'],
    [PASSWORD, '', 'New password is required'],
    [PASSWORD, '12345', 'Password must be at least 6 characters'],
    [PASSWORD, '123456', 'This password is too common. Please choose another one.'],
    ['wrong', NEW, 'Current password is incorrect.'],
  ])('from "%s" to "%s" is refused: "%s"', async (currentPassword, newPassword, text) => {
    const asha = await createCandidate(server.db);
    const answer = await change(asha, currentPassword, newPassword);
    expect([answer.status, answer.message]).toEqual([400, text]);
    expect((await signIn(asha)).status).toBe(200);
  });
});

describe('switching the organization', () => {
  const switchTo = (account: { token: string }, organizationId: string) =>
    server.as(account).call(switchOrganization, { body: { organizationId } });

  async function inTwo() {
    const [rohan, other] = [await createRecruiter(server.db), await createRecruiter(server.db)];
    await server.db
      .insertInto('companyMembers')
      .values({ companyId: other.companyId, userId: rohan.id, role: 'RECRUITER', createdAt: now() })
      .execute();
    const { data: me } = await server.as(rohan).call(getMe);
    const present = me.organizations.find(({ name }) => name === me.organizationName)!;
    const target = me.organizations.find(({ id }) => id !== present.id)!;
    return { rohan, present, target };
  }

  test('returns a bundle for the other one, and the old tokens are invalid', async () => {
    const { rohan, target } = await inTwo();
    const { status, data } = await switchTo(rohan, target.id);
    expect(status).toBe(200);
    expect(data.user.organizationName).toBe(target.name);
    for (const token of [data.accessToken, rohan.token]) {
      const { data: company } = await server.as({ token }).call(getCompany);
      expect(company.companyName).toBe(target.name);
    }
    const renewed = await refresh(data.refreshToken);
    expect(renewed.data.user.organizationName).toBe(target.name);
    expect((await refresh(rohan.refreshToken)).status).toBe(401);
  });

  test('switches the lists, the role and the notifications to the other one', async () => {
    const [rohan, other] = [await createRecruiter(server.db), await createRecruiter(server.db)];
    await server.db
      .insertInto('companyMembers')
      .values({ companyId: other.companyId, userId: rohan.id, role: 'VIEWER', createdAt: now() })
      .execute();
    const [own, theirs] = [await createJob(server.db, rohan), await createJob(server.db, other)];
    const listed = async () => (await server.as(rohan).call(listOwnJobs)).data.content.map(({ id }) => id);
    const closing = (id: string) => server.as(rohan).call(closeJob, { params: { id } });
    expect(await listed()).toEqual([own.id]);
    expect(await closing(theirs.id)).toMatchObject({ status: 404 });
    await switchTo(rohan, other.companyId);
    expect(await listed()).toEqual([theirs.id]);
    expect(await closing(theirs.id)).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    const { id } = await createSearchableCandidate(server.db);
    const stream = await openStream(server, rohan);
    await server.as(other).call(saveCandidate, { params: { id } });
    expect((await stream.next()).value?.changed).toContain('savedCandidates');
    await switchTo(rohan, rohan.companyId);
    expect(await listed()).toEqual([own.id]);
    expect((await closing(own.id)).status).toBe(200);
  });

  test('invalidates tokens that were given to another open page', async () => {
    const { rohan, target } = await inTwo();
    const [first, second] = [await refresh(rohan.refreshToken), await refresh(rohan.refreshToken)];
    const { data } = await switchTo({ token: first.data.accessToken } as TestAccount, target.id);
    expect((await refresh(first.data.refreshToken)).status).toBe(401);
    expect((await refresh(data.refreshToken)).status).toBe(200);
    await server.moveClock(11);
    expect((await refresh(second.data.refreshToken)).status).toBe(401);
    expect(await statusOf({ token: data.accessToken })).toBe(401);
  });

  test('to a company of others, or an unknown one, answers not found', async () => {
    const { rohan, present } = await inTwo();
    const stranger = await createRecruiter(server.db);
    for (const id of [stranger.companyId, randomUUID()]) {
      expect(await switchTo(rohan, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect((await server.as(rohan).call(getMe)).data.organizationName).toBe(present.name);
    const asha = await createCandidate(server.db);
    expect((await switchTo(asha, present.id)).status).toBe(404);
  });
});

describe('requesting another code while signed in', () => {
  const ask = (account: TestAccount) => server.as(account).call(resendOwnCode);

  test('mails one to the account’s address, at most every minute', async () => {
    const rohan = await createRecruiter(server.db, { verified: false });
    expect(await ask(rohan)).toMatchObject({
      status: 200,
      message: 'Verification code sent successfully!',
      data: { cooldownSeconds: 60 },
    });
    const [mail] = await server.mailsTo(rohan.email);
    expect(mail?.subject).toMatch(/^\d{6} is your Medallist code$/);
    const early = await ask(rohan);
    expect([early.status, early.code]).toEqual([429, 'RATE_LIMITED']);
    await server.moveClock(61);
    expect((await ask(rohan)).status).toBe(200);
  });

  test('is refused once the address is verified', async () => {
    const asha = await createCandidate(server.db);
    expect(await ask(asha)).toMatchObject({
      status: 409,
      code: 'EMAIL_ALREADY_VERIFIED',
      message: 'Your email address is already verified.',
    });
  });
});
