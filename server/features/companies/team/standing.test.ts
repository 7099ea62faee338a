import { beforeEach, expect, test } from 'vitest';
import { changeMemberRole, getTeam, removeMember, type TeamMember } from '#contract/companies/team.ts';
import type { MemberRole } from '#contract/core/roles.ts';
import { deleteJob } from '#contract/jobs/own-jobs.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestOne, scheduleOne } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let rohan: TestRecruiter;
beforeEach(async () => {
  rohan = await createRecruiter(server.db, { firstName: 'Rohan', lastName: 'Mehta' });
});

const colleague = (role: MemberRole) => createMember(server.db, rohan.companyId, role);

async function standingOf({ id }: TestRecruiter): Promise<TeamMember | undefined> {
  const { data } = await server.as(rohan).call(getTeam);
  return data.members.find((one) => one.id === id);
}

async function interviewerOf(id: string): Promise<string | null> {
  const row = server.db.selectFrom('interviews').select('interviewerId').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).interviewerId;
}

async function setRole({ id }: TestRecruiter, role: MemberRole): Promise<void> {
  await server.db.updateTable('companyMembers').set({ role }).where('userId', '=', id).execute();
}

test('of two owners either may leave, or get a lower role', async () => {
  const leela = await colleague('OWNER');
  for (const one of [rohan, leela]) {
    expect(await standingOf(one)).toMatchObject({
      allowedRoles: ['VIEWER', 'RECRUITER', 'ADMIN', 'OWNER'],
      canRemove: true,
    });
  }
});

test('requests count for who sent them, interviews for who conducts them', async () => {
  const meera = await colleague('RECRUITER');
  const { id } = await requestOne(server, { recruiter: rohan });
  await server.db.updateTable('interviews').set({ interviewerId: meera.id }).where('id', '=', id).execute();
  expect(await standingOf(rohan)).toMatchObject({ openRequests: 1, interviews: 0 });
  expect(await standingOf(meera)).toMatchObject({ openRequests: 0, interviews: 0, duties: 1 });
});

test('an overdue turn is reported for the interviewer, not the requester', async () => {
  const meera = await colleague('RECRUITER');
  const { id } = await requestOne(server, { recruiter: rohan });
  const late = { interviewerId: meera.id, ballHolder: 'RECRUITER', dueAt: new Date(0) } as const;
  await server.db.updateTable('interviews').set(late).where('id', '=', id).execute();
  expect(await standingOf(rohan)).toMatchObject({ overdueTurns: 0 });
  expect(await standingOf(meera)).toMatchObject({ overdueTurns: 1 });
});

test('an interview that is over stays a task until it has feedback and its outcome is carried out', async () => {
  const meera = await colleague('RECRUITER');
  const { id } = await scheduleOne(server, { recruiter: meera });
  const becomes = (change: object) =>
    server.db.updateTable('interviews').set(change).where('id', '=', id).execute();
  await becomes({ status: 'COMPLETED' });
  expect(await standingOf(meera)).toMatchObject({ interviews: 0, duties: 1 });
  await becomes({ recruiterFeedback: 'Thoughtful about failure.' });
  expect(await standingOf(meera)).toMatchObject({ duties: 1 });
  await becomes({ ballHolder: null, dueAt: null });
  expect(await standingOf(meera)).toMatchObject({ duties: 0 });
});

test('a removed job does not count for its owner', async () => {
  const { id } = await createJob(server.db, rohan);
  await createJob(server.db, rohan);
  expect(await standingOf(rohan)).toMatchObject({ ownedJobs: 2 });
  expect((await server.as(rohan).call(deleteJob, { params: { id } })).status).toBe(204);
  expect(await standingOf(rohan)).toMatchObject({ ownedJobs: 1 });
});

test('interviews of a member who deletes the account go to an owner, however new', async () => {
  const [leela, kiran] = [await colleague('ADMIN'), await colleague('OWNER')];
  await setRole(rohan, 'ADMIN');
  const { id } = await scheduleOne(server, { recruiter: leela });
  const answer = await server.as(leela).call(removeMember, { params: { id: leela.id }, query: {} });
  expect(answer.status, answer.message).toBe(204);
  expect(await interviewerOf(id)).toBe(kiran.id);
});

test.each(['SUSPENDED', 'INACTIVE'] as const)(
  'nothing is handed over to a colleague whose account is %s',
  async (status) => {
    const [meera, leela] = [await colleague('RECRUITER'), await colleague('RECRUITER')];
    const { id } = await scheduleOne(server, { recruiter: meera });
    await server.db.updateTable('users').set({ status }).where('id', '=', leela.id).execute();
    const [params, successorId] = [{ id: meera.id }, leela.id];
    const removed = await server.as(rohan).call(removeMember, { params, query: { successorId } });
    expect(removed).toMatchObject({ status: 400, errors: [{ path: 'successorId' }] });
    const body = { role: 'VIEWER', successorId } as const;
    const changed = await server.as(rohan).call(changeMemberRole, { params, body });
    expect(changed).toMatchObject({ status: 400, errors: [{ path: 'successorId' }] });
    expect(await interviewerOf(id)).toBe(meera.id);
  },
);
