import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '#contract/auth/session.ts';
import { checkTeamInvitation, signUpInvited } from '#contract/auth/team-invitation.ts';
import {
  getTeam,
  inviteMember,
  joinTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '#contract/companies/team.ts';
import {
  createCandidate,
  createRecruiter,
  PASSWORD,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createMember, suspendCompany } from '#server/testing/factories/companies.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 24 * 3600;
const BAD_LINK = { status: 400, code: 'INVALID_LINK', message: 'This link is invalid or has expired.' };
const NEWCOMER = { firstName: 'Meera', lastName: 'Iyer', phone: '', password: 'Correct-horse-9' };

const server = ownServer();
let rohan: TestRecruiter;
let count = 0;
beforeEach(async () => {
  await server.moveClock(0);
  rohan = await createRecruiter(server.db, {
    firstName: 'Rohan',
    lastName: 'Mehta',
    companyName: 'Tamarind Pay',
  });
});

function newAddress(): string {
  count += 1;
  return `newcomer${count}@people.test`;
}

function invite(email: string, role = 'VIEWER', by = rohan) {
  return server.as(by).call(inviteMember, { body: { email, role: role as 'VIEWER' } });
}

async function linkTo(email: string): Promise<string> {
  await server.runTasks('deliverMails');
  const [mail] = await server.mailsTo(email);
  return /\/team\/join\?token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
}

async function invited(email = newAddress(), role = 'VIEWER') {
  const { data } = await invite(email, role);
  return { id: data.id, email, token: await linkTo(email) };
}

const check = (token: string) => server.call(checkTeamInvitation, { body: { token } });
const signUp = (token: string, more: object = {}) =>
  server.call(signUpInvited, { body: { ...NEWCOMER, token, ...more } });
const join = (who: { token: string }, token: string) => server.as(who).call(joinTeam, { body: { token } });

async function rolesIn(companyId: string) {
  const rows = await server.db
    .selectFrom('companyMembers')
    .select('role')
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ role }) => role);
}

describe('an invitation', () => {
  test.each([
    [{ email: '', role: 'VIEWER' }, 'Email is required'],
    [{ email: 'nobody', role: 'VIEWER' }, 'Please enter a valid email address.'],
    [{ email: '', role: 'CHIEF' }, 'Email is required'],
    [{ email: 'a@b.test', role: 'CHIEF' }, 'Please choose a role.'],
    [{ email: 'a@b.test', role: 'OWNER' }, 'Please choose a role.'],
  ])('as %j is refused: %s', async ({ email, role }, message) => {
    expect(await invite(email, role)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
  });

  test('is mailed with its role, and listed for those who may invite', async () => {
    const email = newAddress();
    const answer = await invite(` ${email} `, 'Recruiter');
    expect(answer).toMatchObject({ status: 201, message: 'Invitation sent' });
    expect(answer.data).toMatchObject({
      email,
      role: 'RECRUITER',
      invitedBy: 'Rohan Mehta',
      isExpired: false,
    });
    const kept = new Date(answer.data.expiresAt).getTime() - new Date(answer.data.sentAt).getTime();
    expect(kept / 1000 / DAY).toBeCloseTo(7, 3);
    await server.runTasks('deliverMails');
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('Rohan Mehta invites you to the hiring team of Tamarind Pay');
    expect(mail?.textBody).toContain('Your role is Recruiter.');
    const leader = await createMember(server.db, rohan.companyId, 'ADMIN');
    const { data } = await server.as(leader).call(getTeam);
    expect(data.invitations).toMatchObject([{ id: answer.data.id, email }]);
  });

  test('is not sent to members, nor twice to one address', async () => {
    const member = await createMember(server.db, rohan.companyId, 'VIEWER');
    expect(await invite(member.email.toUpperCase())).toMatchObject({ status: 409, code: 'ALREADY_MEMBER' });
    const { email } = await invited();
    expect(await invite(email.toUpperCase())).toMatchObject({ status: 409, code: 'ALREADY_INVITED' });
    const many = newAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(many)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ALREADY_INVITED')).toHaveLength(9);
  });

  test('is limited to fifty open ones', async () => {
    for (let sent = 0; sent < 50; sent++) expect((await invite(newAddress())).status).toBe(201);
    expect(await invite(newAddress())).toMatchObject({ status: 409, code: 'INVITATION_LIMIT' });
  });

  test('can be revoked: its link becomes invalid', async () => {
    const { id, token } = await invited();
    expect((await server.as(rohan).call(revokeInvitation, { params: { id } })).status).toBe(204);
    expect(await check(token)).toMatchObject(BAD_LINK);
    expect(await signUp(token)).toMatchObject(BAD_LINK);
    for (const endpoint of [revokeInvitation, resendInvitation] as const) {
      const again = await server.as(rohan).call(endpoint, { params: { id } });
      expect(again).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    }
  });

  test('sent again has a new link, valid for seven days; the old link is invalid', async () => {
    const { id, email, token: old } = await invited();
    await server.moveClock(8 * DAY);
    await server.db
      .updateTable('sessions')
      .set({ expiresAt: new Date('2100-01-01') })
      .execute();
    expect(await check(old)).toMatchObject(BAD_LINK);
    const again = await server.as(rohan).call(resendInvitation, { params: { id } });
    expect(again).toMatchObject({
      status: 200,
      message: 'Invitation sent again',
      data: { isExpired: false },
    });
    const token = await linkTo(email);
    expect(token).not.toBe(old);
    expect(await check(old)).toMatchObject(BAD_LINK);
    expect((await check(token)).data).toMatchObject({ companyName: 'Tamarind Pay', email, way: 'SIGN_UP' });
  });

  test('of another company is not found', async () => {
    const { id } = await invited();
    const stranger = await createRecruiter(server.db);
    for (const endpoint of [revokeInvitation, resendInvitation] as const) {
      const answer = await server.as(stranger).call(endpoint, { params: { id } });
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  test('is deleted a month after it is over', async () => {
    const { id } = await invited();
    const exists = async () =>
      (await server.db.selectFrom('teamInvitations').select('id').where('id', '=', id).execute()).length;
    await server.moveClock(36 * DAY);
    await server.runTasks();
    expect(await exists()).toBe(1);
    await server.moveClock(38 * DAY);
    await server.runTasks();
    expect(await exists()).toBe(0);
  });
});

describe('a person without an account', () => {
  test('signs up by the link, confirmed and as a member of the team', async () => {
    const { email, token } = await invited(newAddress(), 'RECRUITER');
    expect((await check(token)).data).toEqual({
      companyName: 'Tamarind Pay',
      invitedBy: 'Rohan Mehta',
      email,
      role: 'RECRUITER',
      way: 'SIGN_UP',
    });
    const { status, data } = await signUp(token);
    expect(status).toBe(201);
    expect(data.user).toMatchObject({ email, emailVerified: true, organizationName: 'Tamarind Pay' });
    const { data: team } = await server.as({ token: data.accessToken }).call(getTeam);
    expect(team.members).toMatchObject([
      { role: 'OWNER' },
      { name: 'Meera Iyer', role: 'RECRUITER', isYou: true },
    ]);
    expect(await server.mailsTo(email)).toHaveLength(1);
    const again = await server.call(login, { body: { email, password: NEWCOMER.password } });
    expect(again.status).toBe(200);
  });

  test.each([
    [{ firstName: ' ' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ password: 'short' }, 'Password must be at least 8 characters long'],
    [{ password: 'password1' }, 'This password is too common. Please choose another one.'],
    [{ phone: 'abc' }, 'Please enter a valid phone number'],
    [{ token: '' }, 'This link is invalid or has expired.'],
  ])('is refused with %j: %s', async (more, message) => {
    const { token } = await invited();
    expect(await signUp(token, more)).toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
    expect(await rolesIn(rohan.companyId)).toEqual(['OWNER']);
  });

  test('can use the link once, also with concurrent attempts', async () => {
    const { token } = await invited();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await rolesIn(rohan.companyId)).toEqual(['OWNER', 'VIEWER']);
    expect(await check(token)).toMatchObject(BAD_LINK);
  });

  test('cannot join once the company is suspended', async () => {
    const { token } = await invited();
    await suspendCompany(server.db, rohan);
    expect(await check(token)).toMatchObject(BAD_LINK);
    expect(await signUp(token)).toMatchObject(BAD_LINK);
  });
});

describe('a person with an account', () => {
  test('who recruits elsewhere joins a second company', async () => {
    const meera = await createRecruiter(server.db);
    const { token } = await invited(meera.email, 'ADMIN');
    expect((await check(token)).data.way).toBe('SIGN_IN');
    expect(await join(meera, token)).toMatchObject({
      status: 200,
      data: { organizationId: rohan.companyId },
    });
    expect(await rolesIn(rohan.companyId)).toEqual(['OWNER', 'ADMIN']);
    expect(await rolesIn(meera.companyId)).toEqual(['OWNER']);
    expect(await join(meera, token)).toMatchObject(BAD_LINK);
  });

  test('with another address cannot use the link', async () => {
    const { token } = await invited();
    const stranger = await createRecruiter(server.db);
    expect(await join(stranger, token)).toMatchObject({ status: 409, code: 'INVITATION_OTHER_ADDRESS' });
    expect((await check(token)).status).toBe(200);
  });

  test('of another user type is told to use another address', async () => {
    const asha = await createCandidate(server.db);
    const { token } = await invited(asha.email);
    expect((await check(token)).data.way).toBe('OTHER_ADDRESS');
    expect(await join(asha, token)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await signUp(token)).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await check(token)).status).toBe(200);
  });

  test('who was removed can be invited again', async () => {
    const meera = await createMember(server.db, rohan.companyId, 'ADMIN');
    const params = { id: meera.id };
    expect((await server.as(rohan).call(removeMember, { params, query: {} })).status).toBe(204);
    const signedIn = await server.call(login, { body: { email: meera.email, password: PASSWORD } });
    expect(signedIn.data.user.organizationName).toBeNull();
    const { token } = await invited(meera.email);
    expect((await join({ token: signedIn.data.accessToken }, token)).status).toBe(200);
    expect(await rolesIn(rohan.companyId)).toEqual(['OWNER', 'VIEWER']);
  });
});
