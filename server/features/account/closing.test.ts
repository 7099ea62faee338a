import { afterEach, describe, expect, test } from 'vitest';
import { deactivateAccount, deleteAccount, reactivateAccount } from '#contract/account/closing.ts';
import { getUserProfile } from '#contract/account/profile.ts';
import { exportUserData } from '#contract/account/records.ts';
import { getMe, login, logout } from '#contract/auth/session.ts';
import { signUpCandidate } from '#contract/auth/sign-up.ts';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { dayInWords } from '#contract/kit/days.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor, requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const LOCKED = {
  status: 423,
  code: 'ACCOUNT_LOCKED',
  message: 'Account is disabled. Please contact support.',
};

const server = ownServer();
afterEach(() => server.moveClock(0));

function remove(account: TestAccount, password = PASSWORD) {
  return server.as(account).call(deleteAccount, { body: { password } });
}

function signIn({ email }: TestAccount) {
  return server.call(login, { body: { email, password: PASSWORD } });
}

/** A colleague belongs to a company of their own, too, until they leave it. */
async function leaveOwnCompany(member: TestAccount, { companyId }: TestRecruiter): Promise<void> {
  await server.db
    .deleteFrom('companyMembers')
    .where('userId', '=', member.id)
    .where('companyId', '!=', companyId)
    .execute();
}

async function isFound(recruiter: TestAccount, candidate: TestAccount): Promise<boolean> {
  const { data } = await server.as(recruiter).call(searchCandidates, { body: { size: 100 } });
  return data.content.some(({ id }) => id === candidate.id);
}

describe('a deactivated account', () => {
  test('cannot be that of the last super admin', async () => {
    const admins = [await createAdmin(server.db, 'SUPER_ADMIN'), await createAdmin(server.db, 'SUPER_ADMIN')];
    const answers = await Promise.all(admins.map((admin) => server.as(admin).call(deactivateAccount)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'LAST_SUPER_ADMIN' });
    // Leaves no other super admin.
    await server.db
      .updateTable('users')
      .set({ userType: 'ADMIN' })
      .where(
        'id',
        'in',
        admins.map(({ id }) => id),
      )
      .execute();
  });

  test('is removed from search, returns on reactivation, and keeps its requests', async () => {
    const { id, recruiter, candidate } = await requestOne(server);
    expect(await isFound(recruiter, candidate)).toBe(true);
    const caller = server.as(candidate);
    expect(await caller.call(deactivateAccount)).toMatchObject({ status: 200 });
    expect(await isFound(recruiter, candidate)).toBe(false);
    const job = await createJob(server.db, recruiter);
    const another = await server
      .as(recruiter)
      .call(requestInterview, { body: requestFor(job.id, candidate.id) });
    expect([404, 409]).toContain(another.status);
    expect(await caller.call(reactivateAccount)).toMatchObject({ status: 200 });
    expect(await isFound(recruiter, candidate)).toBe(true);
    const { data } = await caller.call(getCandidateInterview, { params: { id } });
    expect(data.status).toBe('PENDING');
  });

  test('may still sign in, read who it is, export its data and sign out, but nothing else', async () => {
    const asha = await createCandidate(server.db);
    await server.as(asha).call(deactivateAccount);
    expect(await signIn(asha)).toMatchObject({ status: 200, data: { user: { isActive: false } } });
    expect(await server.as(asha).call(getMe)).toMatchObject({ status: 200, data: { isActive: false } });
    expect((await server.as(asha).call(exportUserData)).status).toBe(200);
    expect(await server.as(asha).call(getUserProfile)).toMatchObject({
      status: 423,
      code: 'ACCOUNT_INACTIVE',
    });
    expect((await server.as(asha).call(logout, { body: {} })).status).toBe(204);
  });

  test('may be deleted', async () => {
    const asha = await createCandidate(server.db);
    await server.as(asha).call(deactivateAccount);
    expect((await remove(asha)).status).toBe(204);
  });

  test('gets a mail about it', async () => {
    const asha = await createCandidate(server.db);
    await server.as(asha).call(deactivateAccount);
    const [mail] = await server.mailsTo(asha.email);
    expect(mail?.subject).toBe('Your Medallist account is deactivated');
  });

  test('that is active can be reactivated without effect', async () => {
    const asha = await createCandidate(server.db);
    expect((await server.as(asha).call(reactivateAccount)).status).toBe(200);
  });
});

describe('deleting an account', () => {
  test('requires the password', async () => {
    const asha = await createCandidate(server.db);
    expect(await remove(asha, '')).toMatchObject({ status: 400, message: 'Password is required' });
    expect(await remove(asha, 'not this one')).toMatchObject({
      status: 400,
      code: 'WRONG_PASSWORD',
      errors: [{ path: 'password' }],
    });
    expect((await server.as(asha).call(getMe)).status).toBe(200);
  });

  test('ends every session at once and refuses sign-in for 30 days', async () => {
    const asha = await createCandidate(server.db);
    const { data: elsewhere } = await signIn(asha);
    expect((await remove(asha)).status).toBe(204);
    expect((await server.as(asha).call(getMe)).status).toBe(401);
    expect((await server.as({ token: elsewhere.accessToken }).call(getMe)).status).toBe(401);
    expect(await signIn(asha)).toMatchObject(LOCKED);
    await server.moveClock(29 * 86_400);
    await server.runTasks();
    expect(await signIn(asha)).toMatchObject(LOCKED);
    const body = { ...asha, password: PASSWORD, phone: '+91 98765 43210' };
    expect(await server.call(signUpCandidate, { body })).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  });

  test('frees the address after 30 days, and nobody can sign in with it', async () => {
    const asha = await createCandidate(server.db);
    await remove(asha);
    await server.moveClock(31 * 86_400);
    await server.runTasks('eraseDeletedAccounts');
    expect((await signIn(asha)).status).toBe(401);
    const erased = { ...asha, email: `${asha.id}@erased.invalid` };
    expect((await signIn(erased)).status).toBe(401);
    const body = { ...asha, password: PASSWORD, phone: '+91 98765 43210' };
    expect((await server.call(signUpCandidate, { body })).status).toBe(201);
  });

  test('mails the person when the data will be erased', async () => {
    const asha = await createCandidate(server.db);
    await remove(asha);
    const [mail] = await server.mailsTo(asha.email);
    expect(mail?.subject).toBe('Your Medallist account is deleted');
    const day = dayInWords(dayIn(30));
    expect(mail?.textBody).toContain(`On ${day} your personal data is erased.`);
  });

  test("cancels a candidate's interviews, and notifies the company", async () => {
    const { id, recruiter, candidate } = await scheduleOne(server);
    await remove(candidate);
    const { data } = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(data.status).toBe('CANCELLED');
    const [mail] = await server.mailsTo(recruiter.email);
    expect(mail?.subject).toContain('Interview cancelled');
    expect(mail?.textBody).toContain('The account was deleted.');
    expect(mail?.calendarMethod).toBe('CANCEL');
    expect(await isFound(recruiter, candidate)).toBe(false);
    const rows = await server.db
      .selectFrom('applications')
      .selectAll()
      .where('candidateId', '=', candidate.id)
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['WITHDRAWN']);
  });

  test('declines an open request', async () => {
    const { id, recruiter, candidate } = await requestOne(server);
    await remove(candidate);
    const { data } = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(data.status).toBe('DECLINED');
  });

  test("cancels an interviewer's interviews, and removes the person from the company", async () => {
    const owner = await createRecruiter(server.db);
    const member = await createMember(server.db, owner.companyId, 'RECRUITER');
    await leaveOwnCompany(member, owner);
    const { id, candidate } = await scheduleOne(server, { recruiter: member });
    expect((await remove(member)).status).toBe(204);
    const { data } = await server.as(candidate).call(getCandidateInterview, { params: { id } });
    expect(data.status).toBe('CANCELLED');
    const members = await server.db
      .selectFrom('companyMembers')
      .select('userId')
      .where('companyId', '=', owner.companyId)
      .execute();
    expect(members).toEqual([{ userId: owner.id }]);
  });

  test('is refused to the last owner of a company', async () => {
    const owner = await createRecruiter(server.db);
    await createMember(server.db, owner.companyId, 'ADMIN');
    expect(await remove(owner)).toMatchObject({
      status: 409,
      code: 'LAST_OWNER',
      message: 'You are the only owner of your company. Make a colleague an owner first.',
    });
    expect((await server.as(owner).call(getMe)).status).toBe(200);
  });

  test('succeeds for only one of two last owners', async () => {
    const owner = await createRecruiter(server.db);
    const second = await createMember(server.db, owner.companyId, 'OWNER');
    await leaveOwnCompany(second, owner);
    const answers = await Promise.all([remove(owner), remove(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('is refused to the last super admin', async () => {
    const [first, second] = [
      await createAdmin(server.db, 'SUPER_ADMIN'),
      await createAdmin(server.db, 'SUPER_ADMIN'),
    ];
    const answers = await Promise.all([remove(first), remove(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'LAST_SUPER_ADMIN',
      message: 'You are the only super admin. Make somebody else one first.',
    });
  });
});

test('a suspended member of a company may still leave', async () => {
  const owner = await createRecruiter(server.db);
  const member = await createMember(server.db, owner.companyId, 'RECRUITER');
  await server.db
    .deleteFrom('companyMembers')
    .where('userId', '=', member.id)
    .where('companyId', '!=', owner.companyId)
    .execute();
  await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', member.id).execute();
  expect((await remove(member)).status).toBe(204);
});
