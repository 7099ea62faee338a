import { beforeEach, describe, expect, test } from 'vitest';
import { switchOrganization } from '#contract/auth/own-sessions.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { getMe } from '#contract/auth/session.ts';
import { changeMemberRole, getTeam, removeMember } from '#contract/companies/team.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import { completeRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { listOwnJobs } from '#contract/jobs/own-jobs.ts';
import {
  createRecruiter,
  PASSWORD,
  signInElsewhere,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { openStream } from '#server/testing/live-stream.ts';
import { ownServer } from '#server/testing/server.ts';

const STRANGER = '0190a000-0000-7000-8000-000000000000';
const ELEVEN_MINUTES = 11 * 60;

const server = ownServer();
let rohan: TestRecruiter;
beforeEach(async () => {
  await server.moveClock(0);
  rohan = await createRecruiter(server.db, { firstName: 'Rohan', lastName: 'Mehta' });
});

const colleague = (role: MemberRole) => createMember(server.db, rohan.companyId, role);

function setRole(actor: TestRecruiter, id: string, role: string, more: object = {}) {
  return server
    .as(actor)
    .call(changeMemberRole, { params: { id }, body: { role: role as MemberRole, ...more } });
}

function remove(actor: TestRecruiter, id: string, successorId?: string) {
  return server.as(actor).call(removeMember, { params: { id }, query: { successorId } });
}

async function members(reader: TestRecruiter) {
  return (await server.as(reader).call(getTeam)).data.members;
}

async function interviewOf(id: string) {
  return server.db
    .selectFrom('interviews')
    .select(['interviewerId', 'requestedBy', 'calendarSequence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

describe('the team', () => {
  test('lists all members, and the current tasks of each', async () => {
    const meera = await colleague('RECRUITER');
    await requestOne(server, { recruiter: meera });
    await scheduleOne(server, { recruiter: meera });
    const viewer = await colleague('VIEWER');
    const { data } = await server.as(viewer).call(getTeam);
    expect(data.members).toMatchObject([
      { name: 'Rohan Mehta', role: 'OWNER', isYou: false, openRequests: 0, interviews: 0, duties: 0 },
      { id: meera.id, role: 'RECRUITER', openRequests: 1, interviews: 1, overdueTurns: 0, duties: 2 },
      { id: viewer.id, role: 'VIEWER', isYou: true, allowedRoles: [], canRemove: false },
    ]);
    expect(data).toMatchObject({ canInvite: false, invitations: [] });
  });

  test('counts an interview whose decision was not carried out yet as a task', async () => {
    const meera = await colleague('RECRUITER');
    const { id } = await scheduleOne(server, { recruiter: meera });
    await server.moveClock(9 * 24 * 3600);
    const [owner, interviewer] = [
      await signInElsewhere(server.db, rohan),
      await signInElsewhere(server.db, meera),
    ];
    const body = { outcome: 'ADVANCE', feedback: 'Clear thinking about failure.' } as const;
    const judged = await server.as(interviewer).call(completeRecruiterInterview, { params: { id }, body });
    expect(judged.status).toBe(200);
    const found = (await server.as(owner).call(getTeam)).data.members.find((one) => one.id === meera.id);
    expect(found).toMatchObject({ interviews: 0, duties: 1 });
    const gone = await server.as(owner).call(removeMember, { params: { id: meera.id }, query: {} });
    expect(gone.status).toBe(204);
    expect(await interviewOf(id)).toMatchObject({ interviewerId: rohan.id });
  });

  test('counts a colleague’s tasks for this company, and none for another', async () => {
    const meera = await createRecruiter(server.db);
    await requestOne(server, { recruiter: meera });
    await server.db
      .insertInto('companyMembers')
      .values({ companyId: rohan.companyId, userId: meera.id, role: 'RECRUITER', createdAt: new Date() })
      .execute();
    const own = (await members(rohan)).find(({ id }) => id === meera.id);
    expect(own).toMatchObject({ openRequests: 0, interviews: 0, duties: 0 });
    expect(await members(meera)).toMatchObject([{ openRequests: 1, duties: 1 }]);
  });

  test('counts a task as overdue once its deadline has passed', async () => {
    const meera = await colleague('RECRUITER');
    await scheduleOne(server, { recruiter: meera });
    await server.db
      .updateTable('interviews')
      .set({ dueAt: new Date(0) })
      .where('interviewerId', '=', meera.id)
      .execute();
    expect((await members(rohan)).find(({ id }) => id === meera.id)).toMatchObject({ overdueTurns: 0 });
    await server.moveClock(30 * 24 * 3600);
    await server.db
      .updateTable('sessions')
      .set({ expiresAt: new Date('2100-01-01') })
      .execute();
    expect((await members(rohan)).find(({ id }) => id === meera.id)).toMatchObject({ overdueTurns: 1 });
  });

  test('offers an owner all roles, an admin none that concern owners, and never the removal of the last owner', async () => {
    const leader = await colleague('ADMIN');
    const [own, admin] = await members(rohan);
    expect(own).toMatchObject({ allowedRoles: [], canRemove: false });
    expect(admin).toMatchObject({ allowedRoles: ['VIEWER', 'RECRUITER', 'ADMIN', 'OWNER'], canRemove: true });
    const [owner, self] = await members(leader);
    expect(owner).toMatchObject({ allowedRoles: [], canRemove: false });
    expect(self).toMatchObject({ allowedRoles: ['VIEWER', 'RECRUITER', 'ADMIN'], canRemove: true });
  });
});

describe('a change of role', () => {
  test('takes effect with the next call', async () => {
    const viewer = await colleague('VIEWER');
    const leader = await colleague('ADMIN');
    const answer = await setRole(leader, viewer.id, 'Recruiter');
    expect(answer).toMatchObject({ status: 200, message: 'Role changed', data: { role: 'RECRUITER' } });
    const me = await server.as(viewer).call(getMe);
    expect(me.data.organizations).toMatchObject([{ id: rohan.companyId, role: 'RECRUITER' }]);
    expect((await setRole(viewer, leader.id, 'VIEWER')).code).toBe('ROLE_TOO_LOW');
  });

  test('is shown on the open page of the member', async () => {
    const viewer = await colleague('VIEWER');
    const stream = await openStream(server, viewer);
    await setRole(rohan, viewer.id, 'RECRUITER');
    for await (const event of stream) {
      if (!event.changed.includes('account')) continue;
      expect(event.changed).toEqual(expect.arrayContaining(['account', 'company', 'team', 'interviews']));
      break;
    }
  });

  test.each([
    ['MANAGER', 'Please choose a role.'],
    ['', 'Please choose a role.'],
  ])('to %j is refused: %s', async (role, message) => {
    const viewer = await colleague('VIEWER');
    expect(await setRole(rohan, viewer.id, role)).toMatchObject({ status: 400, message });
  });

  test('of an unknown person, or of another company’s member, answers not found', async () => {
    const stranger = await createRecruiter(server.db);
    for (const id of [STRANGER, stranger.id]) {
      expect(await setRole(rohan, id, 'VIEWER')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect(await remove(rohan, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  test('lets an admin neither appoint nor demote an owner', async () => {
    const leader = await colleague('ADMIN');
    const viewer = await colleague('VIEWER');
    const answers = [
      await setRole(leader, rohan.id, 'ADMIN'),
      await setRole(leader, viewer.id, 'OWNER'),
      await setRole(leader, leader.id, 'OWNER'),
      await remove(leader, rohan.id),
    ];
    expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(4).fill('403 ROLE_TOO_LOW'));
  });

  test('hands over open interviews when the new role may not conduct them', async () => {
    const meera = await colleague('RECRUITER');
    const leader = await colleague('ADMIN');
    const { id } = await scheduleOne(server, { recruiter: meera });
    await setRole(rohan, meera.id, 'ADMIN');
    expect(await interviewOf(id)).toMatchObject({ interviewerId: meera.id, requestedBy: meera.id });
    const refused = await setRole(rohan, meera.id, 'VIEWER', { successorId: STRANGER });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'successorId' }] });
    await setRole(rohan, meera.id, 'VIEWER', { successorId: leader.id });
    expect(await interviewOf(id)).toMatchObject({ interviewerId: leader.id, requestedBy: leader.id });
  });
});

describe('ownership', () => {
  async function prove() {
    await server.as(rohan).call(proveSession, { body: { password: PASSWORD } });
  }

  test('is shared or handed over by an owner with proof', async () => {
    const leader = await colleague('ADMIN');
    await server.moveClock(ELEVEN_MINUTES);
    expect((await setRole(rohan, leader.id, 'VIEWER')).status).toBe(200);
    const refused = await setRole(rohan, leader.id, 'OWNER', { handOver: true });
    expect(refused).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' });
    await prove();
    expect((await setRole(rohan, leader.id, 'OWNER', { handOver: true })).status).toBe(200);
    expect(await members(leader)).toMatchObject([
      { id: rohan.id, role: 'ADMIN' },
      { id: leader.id, role: 'OWNER' },
    ]);
    expect((await setRole(rohan, leader.id, 'ADMIN')).code).toBe('ROLE_TOO_LOW');
  });

  test('is taken from another owner only with proof', async () => {
    const second = await colleague('OWNER');
    await server.moveClock(ELEVEN_MINUTES);
    expect((await remove(rohan, second.id)).code).toBe('PROOF_REQUIRED');
    expect((await setRole(rohan, second.id, 'ADMIN')).code).toBe('PROOF_REQUIRED');
    await prove();
    expect((await remove(rohan, second.id)).status).toBe(204);
  });

  test('stays with the last owner', async () => {
    await colleague('ADMIN');
    const last = { status: 409, code: 'LAST_OWNER' };
    expect(await setRole(rohan, rohan.id, 'ADMIN')).toMatchObject(last);
    expect(await remove(rohan, rohan.id)).toMatchObject(last);
    expect(await members(rohan)).toHaveLength(2);
  });

  test('cannot be lost, because of a database constraint', async () => {
    const lower = server.db.updateTable('companyMembers').set({ role: 'ADMIN' });
    await expect(lower.where('companyId', '=', rohan.companyId).execute()).rejects.toThrow(
      'would have no owner',
    );
    const deletion = server.db.deleteFrom('companyMembers').where('companyId', '=', rohan.companyId);
    await expect(deletion.execute()).rejects.toThrow('would have no owner');
  });
});

describe('a member who is removed', () => {
  test('is refused by every call of the company at once, and continues in another company', async () => {
    const meera = await createRecruiter(server.db);
    const home = meera.companyId;
    await server.db
      .insertInto('companyMembers')
      .values({ companyId: rohan.companyId, userId: meera.id, role: 'RECRUITER', createdAt: new Date() })
      .execute();
    await server.as(meera).call(switchOrganization, { body: { organizationId: rohan.companyId } });
    expect((await server.as(meera).call(listOwnJobs)).status).toBe(200);
    expect((await remove(rohan, meera.id)).status).toBe(204);
    expect(await server.as(meera).call(listOwnJobs)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await server.as(meera).call(getMe)).data.organizations).toMatchObject([{ id: home }]);
    const back = await server.as(meera).call(switchOrganization, { body: { organizationId: home } });
    expect(back.status).toBe(200);
    const elsewhere = await server.as({ ...meera, token: back.data.accessToken }).call(listOwnJobs);
    expect(elsewhere.status).toBe(200);
  });

  test('is removed from the open page', async () => {
    const meera = await colleague('RECRUITER');
    const stream = await openStream(server, meera);
    expect((await remove(rohan, meera.id)).status).toBe(204);
    for await (const event of stream) {
      if (!event.changed.includes('account')) continue;
      expect(event.changed).toEqual(expect.arrayContaining(['account', 'company', 'approval', 'jobs']));
      break;
    }
  });

  test('leaves open interviews to the named colleague, else to the member who removes them', async () => {
    const [meera, heir] = [await colleague('RECRUITER'), await colleague('RECRUITER')];
    const { id, candidate } = await scheduleOne(server, { recruiter: meera });
    const before = await interviewOf(id);
    await remove(rohan, meera.id, heir.id);
    const after = await interviewOf(id);
    expect(after).toEqual({
      interviewerId: heir.id,
      requestedBy: heir.id,
      calendarSequence: before.calendarSequence + 1,
    });
    const shown = await server.as(candidate).call(getCandidateInterview, { params: { id } });
    expect(JSON.stringify(shown.data)).toContain(heir.lastName);
    await remove(rohan, heir.id);
    expect(await interviewOf(id)).toMatchObject({ interviewerId: rohan.id, requestedBy: rohan.id });
  });

  test('cannot leave them to a viewer, a stranger or themselves', async () => {
    const [meera, viewer] = [await colleague('RECRUITER'), await colleague('VIEWER')];
    const stranger = await createRecruiter(server.db);
    for (const successor of [viewer.id, stranger.id, meera.id]) {
      expect(await remove(rohan, meera.id, successor)).toMatchObject({
        status: 400,
        message: 'Please choose a colleague who can take over.',
      });
    }
    expect(await members(rohan)).toHaveLength(3);
  });

  test('is replaced only by a colleague who may conduct interviews and whose account is active', async () => {
    const [meera, resting] = [await colleague('RECRUITER'), await colleague('RECRUITER')];
    const viewer = await colleague('VIEWER');
    await server.db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', resting.id).execute();
    const may = new Map((await members(rohan)).map(({ id, mayTakeOver }) => [id, mayTakeOver]));
    expect([meera, resting, viewer, rohan].map(({ id }) => may.get(id))).toEqual([true, false, false, true]);
    expect(await remove(rohan, meera.id, resting.id)).toMatchObject({ status: 400 });
  });

  test('cannot leave them to a colleague who is busy then; nothing changes', async () => {
    const [meera, heir] = [await colleague('RECRUITER'), await colleague('RECRUITER')];
    const first = await scheduleOne(server, { recruiter: meera });
    const second = await scheduleOne(server, { recruiter: heir });
    await server.db
      .updateTable('interviews')
      .set((eb) => ({ during: eb.selectFrom('interviews').select('during').where('id', '=', first.id) }))
      .where('id', '=', second.id)
      .execute();
    expect(await remove(rohan, meera.id, heir.id)).toMatchObject({ status: 409, code: 'COLLEAGUE_BUSY' });
    expect(await interviewOf(first.id)).toMatchObject({ interviewerId: meera.id });
    expect(await members(rohan)).toHaveLength(3);
  });

  test('may be the member who leaves', async () => {
    const leader = await colleague('ADMIN');
    const { id } = await requestOne(server, { recruiter: leader });
    expect((await remove(leader, leader.id)).status).toBe(204);
    expect(await interviewOf(id)).toMatchObject({ interviewerId: rohan.id });
    expect((await server.as(leader).call(getTeam)).code).toBe('FORBIDDEN');
  });
});

describe('concurrently', () => {
  test('when two owners remove each other, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await createRecruiter(server.db);
      const second = await createMember(server.db, owner.companyId, 'OWNER');
      const answers = await Promise.all([remove(owner, second.id), remove(second, owner.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
      const left = await server.db
        .selectFrom('companyMembers')
        .select('role')
        .where('companyId', '=', owner.companyId)
        .execute();
      expect(left).toEqual([{ role: 'OWNER' }]);
    }
  });

  test('twenty attempts at the last owner leave them in place', async () => {
    const leader = await colleague('ADMIN');
    const tries = Array.from({ length: 20 }, (_, at) => {
      if (at % 4 === 0) return remove(rohan, rohan.id);
      if (at % 4 === 1) return setRole(rohan, rohan.id, 'VIEWER');
      return at % 4 === 2 ? setRole(rohan, rohan.id, 'ADMIN') : remove(leader, rohan.id);
    });
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['LAST_OWNER', 'ROLE_TOO_LOW']));
    expect(await members(rohan)).toMatchObject([{ role: 'OWNER' }, { role: 'ADMIN' }]);
  });

  test('twenty removals of one member are one, and the interview history records one', async () => {
    const meera = await colleague('RECRUITER');
    const { id } = await scheduleOne(server, { recruiter: meera });
    const answers = await Promise.all(Array.from({ length: 20 }, () => remove(rohan, meera.id)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    const events = server.db.selectFrom('interviewEvents').selectAll().where('interviewId', '=', id);
    const told = await events.where('action', '=', 'HAND_OVER').execute();
    expect(told).toMatchObject([{ fromStatus: 'SCHEDULED', toStatus: 'SCHEDULED', actorId: rohan.id }]);
  });

  test('a colleague who acts while being removed either succeeds or is refused', async () => {
    const meera = await colleague('RECRUITER');
    const [gone, ...asked] = await Promise.all([
      remove(rohan, meera.id),
      ...Array.from({ length: 6 }, () => requestOne(server, { recruiter: meera }).catch(() => null)),
    ]);
    expect(gone?.status).toBe(204);
    expect(asked).toHaveLength(6);
    const left = await server.db
      .selectFrom('interviews')
      .select('id')
      .where('interviewerId', '=', meera.id)
      .execute();
    expect(left).toEqual([]);
  });
});
