import { beforeEach, describe, expect, test } from 'vitest';
import { listSessions } from '#contract/auth/own-sessions.ts';
import { login } from '#contract/auth/session.ts';
import {
  adminActivateCandidate,
  adminDeleteCandidate,
  adminGetCandidate,
  adminGetCandidateRecords,
  adminSetCandidateStatus,
  adminSuspendCandidate,
} from '#contract/candidate-account.ts';
import { getBasicInfo } from '#contract/candidates/basic-info.ts';
import type { UserStatus } from '#contract/core/roles.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import type { CandidateStatus } from '#contract/labels/candidate-accounts.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  signInElsewhere,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';
import { end, endSuspensions } from './suspensions.service.ts';

const DAY = 86_400;
const server = ownServer();
let admin: TestAccount;
let asha: TestAccount;
// Moving the clock by a day ends the session of an admin, so each test signs in again.
beforeEach(async () => {
  admin = await createAdmin(server.db);
  asha = await createCandidate(server.db);
});

const suspend = (account: TestAccount, body: object = { reason: 'Two profiles of one person.' }) =>
  server.as(admin).call(adminSuspendCandidate, { params: { id: account.id }, body: body as never });
const activate = (account: TestAccount) =>
  server.as(admin).call(adminActivateCandidate, { params: { id: account.id } });
const remove = (account: TestAccount, reason?: string) =>
  server.as(admin).call(adminDeleteCandidate, { params: { id: account.id }, query: { reason } });
const patch = (account: TestAccount, status: string, reason?: string) =>
  server
    .as(admin)
    .call(adminSetCandidateStatus, { params: { id: account.id }, body: { status, reason } as never });
const statusOf = async ({ id }: TestAccount) =>
  (await server.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const tracesOf = ({ id }: TestAccount) =>
  server.db
    .selectFrom('auditEvents')
    .selectAll()
    .where('subjectId', '=', id)
    .where('action', 'in', [
      'user.suspended',
      'user.activated',
      'user.deleted',
      'user.deactivated',
      'user.reactivated',
    ])
    .orderBy('at')
    .orderBy('id')
    .execute();

test('a suspended candidate is signed out at once on every device, and told why and until when', async () => {
  const elsewhere = await signInElsewhere(server.db, asha);
  const answer = await suspend(asha);
  expect(answer).toMatchObject({ status: 200, message: 'Candidate suspended successfully!' });
  expect(answer.data).toMatchObject({
    status: 'SUSPENDED',
    suspension: { reason: 'Two profiles of one person.', byName: fullName(admin) },
  });
  const { since, until } = answer.data.suspension ?? {};
  expect((Date.parse(until ?? '') - Date.parse(since ?? '')) / 86_400_000).toBeCloseTo(30, 3);
  for (const device of [asha, elsewhere]) {
    expect((await server.as(device).call(listSessions)).status).toBe(401);
  }
  const signIn = await server.call(login, { body: { email: asha.email, password: PASSWORD } });
  expect(signIn).toMatchObject({ status: 423, message: 'Account is disabled. Please contact support.' });
  const [mail] = await server.mailsTo(asha.email);
  expect(mail?.subject).toBe('Your Medallist account is suspended');
  expect(mail?.textBody).toContain('Two profiles of one person.');
  const day = dayInWords(localDate(new Date(until ?? '')));
  expect(mail?.textBody).toContain(`Your account opens again on ${day} by itself.`);
  expect(await tracesOf(asha)).toMatchObject([
    {
      actorId: admin.id,
      action: 'user.suspended',
      before: { status: 'ACTIVE' },
      after: { status: 'SUSPENDED', reason: 'Two profiles of one person.', until },
      ip: '127.0.0.1',
    },
  ]);
});

test('a suspension ends by itself, once, and not a minute early', async () => {
  await suspend(asha, { reason: 'Spam.', durationDays: 7 });
  await server.moveClock(7 * DAY - 60);
  await server.runTasks('deliverMails');
  expect(await statusOf(asha)).toBe('SUSPENDED');
  await server.moveClock(7 * DAY + 60);
  await Promise.all([server.runTasks(), server.runTasks()]);
  expect(await statusOf(asha)).toBe('ACTIVE');
  const [mail] = await server.mailsTo(asha.email);
  expect(mail?.subject).toBe('Your Medallist account is open again');
  const traces = await tracesOf(asha);
  expect(traces).toMatchObject([
    { action: 'user.suspended' },
    {
      action: 'user.activated',
      actorId: null,
      before: { status: 'SUSPENDED', reason: 'Spam.' },
      after: { status: 'ACTIVE' },
    },
  ]);
  await server.moveClock(0);
  const notices = await server.db
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', asha.id)
    .execute();
  expect(notices).toMatchObject([{ title: 'Your account is open again', link: '/home' }]);
  const signIn = await server.call(login, { body: { email: asha.email, password: PASSWORD } });
  expect(signIn.status).toBe(200);
});

test('an earlier suspension does not end a later one', async () => {
  await suspend(asha, { reason: 'First.', durationDays: 1 });
  await activate(asha);
  await suspend(asha, { reason: 'Second.', durationDays: 30 });
  await server.moveClock(2 * DAY);
  await server.runTasks('deliverMails');
  expect(await statusOf(asha)).toBe('SUSPENDED');
  await server.moveClock(0);
});

test('a late sweep does not end a suspension that was renewed', async () => {
  await suspend(asha, { reason: 'Second.', durationDays: 30 });
  await server.db.transaction().execute((tx) => end(tx, asha.id));
  expect(await statusOf(asha)).toBe('SUSPENDED');
});

test('a suspension that fails to end does not stop the others', async () => {
  const next = await createCandidate(server.db);
  await suspend(asha, { reason: 'First.', durationDays: 1 });
  await suspend(next, { reason: 'Second.', durationDays: 2 });
  // A state that the code never produces: the account is active, and its suspension still stored.
  await server.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', asha.id).execute();
  await server.moveClock(3 * DAY);
  await expect(endSuspensions.run(server.db, undefined)).rejects.toThrow('1 of those due failed');
  expect(await statusOf(next)).toBe('ACTIVE');
  await server.db.deleteFrom('accountSuspensions').where('userId', '=', asha.id).execute();
  await server.moveClock(0);
});

test('a suspension until further notice waits for an admin', async () => {
  await patch(asha, 'SUSPENDED', 'Until we know more.');
  await server.moveClock(400 * DAY);
  await server.runTasks('endSuspensions');
  expect(await statusOf(asha)).toBe('SUSPENDED');
  await server.moveClock(0);
  admin = await createAdmin(server.db);
  const { data } = await server.as(admin).call(adminGetCandidate, { params: { id: asha.id } });
  expect(data.suspension).toMatchObject({ reason: 'Until we know more.', until: null });
  expect(await activate(asha)).toMatchObject({ status: 200, message: 'Candidate activated successfully!' });
  expect(await statusOf(asha)).toBe('ACTIVE');
});

test('a suspension cancels what is open and notifies the company', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  const { id } = await requestOne(server, { recruiter, candidate });
  await suspend(candidate);
  const { status, closingReason } = await server.db
    .selectFrom('interviews')
    .select(['status', 'closingReason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ status, closingReason }).toEqual({
    status: 'DECLINED',
    closingReason: 'The account of the candidate is suspended.',
  });
  const told = await server.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', recruiter.id)
    .execute();
  expect(told).not.toEqual([]);
});

test('a suspension takes a booked interview out of both calendars', async () => {
  const { recruiter, candidate } = await scheduleOne(server);
  await suspend(candidate);
  for (const { email } of [candidate, recruiter]) {
    const mails = await server.mailsTo(email);
    const called = mails.find(({ subject }) => subject.startsWith('Interview cancelled'));
    expect(called?.calendarMethod).toBe('CANCEL');
  }
  expect(await statusOf(candidate)).toBe('SUSPENDED');
});

test('a deletion works like one by the owner: sessions end, and 30 days later nothing is left', async () => {
  await suspend(asha);
  expect(await remove(asha)).toMatchObject({ status: 200, message: 'Candidate deleted successfully!' });
  expect(await statusOf(asha)).toBe('DELETED');
  expect((await server.as(asha).call(listSessions)).status).toBe(401);
  const [mail] = await server.mailsTo(asha.email);
  expect(mail?.subject).toBe('Your Medallist account is deleted');
  expect(mail?.textBody).toContain('we have closed your account');
  expect(mail?.textBody).toContain('Admin deleted');
  expect((await tracesOf(asha)).at(-1)).toMatchObject({
    actorId: admin.id,
    action: 'user.deleted',
    before: { status: 'SUSPENDED' },
    after: { status: 'DELETED', reason: 'Admin deleted' },
  });
  await server.moveClock(31 * DAY);
  await server.runTasks('endSuspensions', 'eraseDeletedAccounts');
  expect(await statusOf(asha)).toBe('DELETED');
  await server.moveClock(0);
  admin = await createAdmin(server.db);
  const after = await server.as(admin).call(adminGetCandidate, { params: { id: asha.id } });
  expect(after).toMatchObject({ status: 404, message: 'Candidate not found' });
});

describe('which moves an admin may make', () => {
  const ALLOWED: Record<UserStatus, CandidateStatus[]> = {
    ACTIVE: ['SUSPENDED', 'INACTIVE', 'DELETED'],
    INACTIVE: ['ACTIVE', 'DELETED'],
    SUSPENDED: ['ACTIVE', 'DELETED'],
    DISABLED: ['DELETED'],
    DELETED: [],
  };
  const cases = Object.entries(ALLOWED).flatMap(([from, allowed]) =>
    (['ACTIVE', 'INACTIVE', 'SUSPENDED', 'DELETED'] as const).map(
      (to) => [from as UserStatus, to, allowed.includes(to) ? 200 : 409] as const,
    ),
  );
  test.each(cases)(
    'from %s to %s answers %i, and is audited once or not at all',
    async (from, to, status) => {
      await server.db.updateTable('users').set({ status: from }).where('id', '=', asha.id).execute();
      const answer = await patch(asha, to, 'A reason.');
      expect(answer.status).toBe(status);
      if (status === 409) expect(answer.code).toBe('STATE_CHANGED');
      expect(await statusOf(asha)).toBe(status === 200 ? to : from);
      const traces = await tracesOf(asha);
      expect(traces).toHaveLength(status === 200 ? 1 : 0);
      if (status === 200)
        expect(traces[0]).toMatchObject({ before: { status: from }, after: { status: to } });
    },
  );
});

test('a candidate whom an admin reactivates is notified and may continue at once', async () => {
  await patch(asha, 'INACTIVE', 'Asked for by phone.');
  expect((await server.as(asha).call(getBasicInfo)).code).toBe('ACCOUNT_INACTIVE');
  expect(await patch(asha, 'ACTIVE')).toMatchObject({
    status: 200,
    message: 'Candidate activated successfully!',
  });
  expect((await server.as(asha).call(getBasicInfo)).status).toBe(200);
  const [mail] = await server.mailsTo(asha.email);
  expect(mail?.subject).toBe('Your Medallist account is active again');
  expect((await tracesOf(asha)).at(-1)).toMatchObject({ actorId: admin.id, action: 'user.reactivated' });
});

test.each([
  [{}, 'Please provide a suspension reason'],
  [{ reason: '  ' }, 'Please provide a suspension reason'],
  [{ reason: 'x'.repeat(1001) }, 'Please use at most 1000 characters.'],
  [{ reason: 'Spam.', durationDays: 0 }, 'Please choose 1 to 365 days.'],
  [{ reason: 'Spam.', durationDays: 366 }, 'Please choose 1 to 365 days.'],
  [{ reason: '', durationDays: 0 }, 'Please provide a suspension reason'],
])('%j is refused: "%s"', async (body, message) => {
  expect(await suspend(asha, body)).toMatchObject({ status: 400, message });
  expect(await statusOf(asha)).toBe('ACTIVE');
});

test('a change of the status needs a known one, and a suspension a reason', async () => {
  expect(await patch(asha, 'DISABLED')).toMatchObject({ status: 400, message: 'Please choose a status.' });
  expect(await patch(asha, 'SUSPENDED')).toMatchObject({
    status: 400,
    message: 'Please provide a suspension reason',
  });
  expect(await patch(asha, 'INACTIVE')).toMatchObject({ status: 200, message: 'Candidate set to inactive.' });
});

test.each(['00000000-0000-7000-8000-000000000000', 'not-an-id', 'admin'])(
  '"%s" is no candidate',
  async (id) => {
    const caller = server.as(admin);
    const params = { id: id === 'admin' ? admin.id : id };
    const answers = await Promise.all([
      caller.call(adminSuspendCandidate, { params, body: { reason: 'Spam.' } }),
      caller.call(adminActivateCandidate, { params }),
      caller.call(adminDeleteCandidate, { params, query: {} }),
      caller.call(adminSetCandidateStatus, { params, body: { status: 'ACTIVE' } }),
      caller.call(adminGetCandidateRecords, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
    expect(await statusOf(admin)).toBe('ACTIVE');
  },
);

test('when two admins decide at once one wins, and one mail is sent', async () => {
  const second = await createAdmin(server.db, 'SUPER_ADMIN');
  const order = { params: { id: asha.id }, body: { reason: 'Spam.' } };
  const answers = await Promise.all(
    [admin, second].map((one) => server.as(one).call(adminSuspendCandidate, order)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await server.mailsTo(asha.email)).toHaveLength(1);
});

test('suspending and deleting need a proof that is less than ten minutes old', async () => {
  await server.db
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 11 * 60_000) })
    .where('userId', '=', admin.id)
    .execute();
  expect(await remove(asha)).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
  expect(await patch(asha, 'DELETED')).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
  expect(await suspend(asha)).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
  expect(await statusOf(asha)).toBe('ACTIVE');
  await server.db
    .updateTable('sessions')
    .set({ provedAt: new Date() })
    .where('userId', '=', admin.id)
    .execute();
  expect((await suspend(asha)).status).toBe(200);
});

test('the audit events contain what an admin searches for', async () => {
  await suspend(asha);
  const { data } = await server.as(admin).call(adminGetCandidateRecords, { params: { id: asha.id } });
  expect(data.audit[0]).toMatchObject({
    action: 'user.suspended',
    byName: fullName(admin),
    reason: 'Two profiles of one person.',
  });
  expect(data.sessions).toMatchObject([{ isOpen: false }]);
});
