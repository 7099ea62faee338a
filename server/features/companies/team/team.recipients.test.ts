import { expect, test } from 'vitest';
import { signUpInvited } from '#contract/auth/team-invitation.ts';
import {
  changeMemberRole,
  inviteMember,
  joinTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '#contract/companies/team.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { NOBODY, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

async function linkTo(email: string): Promise<string> {
  await server.runTasks('deliverMails');
  const [mail] = await server.mailsTo(email);
  return /token=([\w-]+)/.exec(mail?.textBody ?? '')?.[1] ?? '';
}

test('an invitation is mailed to the invited address; a new member is reported to the managers', async () => {
  const owner = server.as(cast.owner);
  const { email } = cast.stranger;
  let id = '';
  const invite = async () => {
    id = (await owner.call(inviteMember, { body: { email, role: 'RECRUITER' } })).data.id;
  };
  const sent = { 'team.invitationSent': { notices: [], mails: ['stranger'] } };
  expect(await toldBy(server, cast, invite)).toEqual(sent);
  expect(await toldBy(server, cast, () => owner.call(resendInvitation, { params: { id } }))).toEqual(sent);
  const revoke = () => owner.call(revokeInvitation, { params: { id } });
  expect(await toldBy(server, cast, revoke)).toEqual({ 'team.invitationRevoked': NOBODY });
  await invite();
  const token = await linkTo(email);
  const join = () => server.as(cast.stranger).call(joinTeam, { body: { token } });
  expect(await toldBy(server, cast, join)).toEqual({
    'team.memberJoined': { notices: ['leader', 'owner', 'silentLeader'], mails: [] },
  });
});

test('a role change notifies the member, and a removed member gets a mail', async () => {
  const owner = server.as(cast.owner);
  const params = { id: cast.viewer.id };
  const change = () => owner.call(changeMemberRole, { params, body: { role: 'RECRUITER' } });
  expect(await toldBy(server, cast, change)).toEqual({
    'team.roleChanged': { notices: ['viewer'], mails: [] },
  });
  const handOver = () =>
    owner.call(changeMemberRole, { params: { id: cast.leader.id }, body: { role: 'OWNER', handOver: true } });
  expect(await toldBy(server, cast, handOver)).toEqual({
    'team.roleChanged': { notices: ['leader'], mails: [] },
  });
  const back = { params: { id: cast.owner.id }, body: { role: 'OWNER' as const, handOver: true } };
  await server.as(cast.leader).call(changeMemberRole, back);
  const { candidate, interviewer } = cast;
  await scheduleOne(server, { recruiter: interviewer, candidate });
  const heir = { successorId: cast.recruiter.id };
  const remove = () => owner.call(removeMember, { params: { id: interviewer.id }, query: heir });
  expect(await toldBy(server, cast, remove)).toEqual({
    'team.memberRemoved': { notices: [], mails: ['interviewer'] },
    'interview.moved': { notices: ['candidate', 'recruiter'], mails: ['candidate', 'recruiter'] },
  });
});

test('a new account by invitation is reported to the managers as well', async () => {
  const email = 'somebody-new@people.test';
  await server.as(cast.owner).call(inviteMember, { body: { email, role: 'VIEWER' } });
  const token = await linkTo(email);
  const body = { token, firstName: 'Nila', lastName: 'Raman', phone: null, password: 'Correct-horse-9' };
  const told = await toldBy(server, cast, () => server.call(signUpInvited, { body }));
  expect(told).toMatchObject({
    'team.memberJoined': { notices: ['leader', 'owner', 'silentLeader'], mails: [] },
  });
});
