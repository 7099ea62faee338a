import { expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { exportUserData } from '#contract/account/records.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { sendInvitations } from '#contract/referrals/invitations.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import { createCandidate, PASSWORD } from '#server/testing/factories/accounts.ts';
import { confirm, joinAsAffiliate, joinAsCandidate } from '#server/testing/factories/referrals.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400;

const server = ownServer();

test('the export has the user’s own referrals', async () => {
  const referrer = server.as(await createCandidate(server.db));
  await referrer.call(sendInvitations, { body: { emails: 'export@friends.test' } });
  const { body } = await referrer.call(exportUserData);
  expect(body).toMatchObject({ referrals: [{ invitedEmail: 'export@friends.test', status: 'INVITED' }] });
});

test('the export of an affiliate holds the application', async () => {
  const { body } = await server.as(await joinAsAffiliate(server)).call(exportUserData);
  expect(body).toMatchObject({
    affiliateApplication: { website: 'https://blog.example', status: 'PENDING' },
  });
});

test('a person who left is counted, but no longer named to their referrer', async () => {
  await server.moveClock(-31 * DAY);
  const account = await createCandidate(server.db);
  const email = 'leaving@friends.test';
  await server.as(account).call(sendInvitations, { body: { emails: email } });
  await joinAsCandidate(server, { email });
  const newcomer = await confirm(server, email);
  await server.as(newcomer).call(deleteAccount, { body: { password: PASSWORD } });
  await server.moveClock(0);
  await server.runTasks('eraseDeletedAccounts');
  await server.moveClock(-31 * DAY);
  const referrer = server.as(account);
  const { data } = await referrer.call(listReferrals);
  expect(data.content).toMatchObject([{ status: 'SIGNUP', invitedEmail: null, candidateName: null }]);
  const notice = await referrer.call(candidateNotifications.list);
  expect(JSON.stringify(notice.data)).not.toContain('Kavya');
  expect((await referrer.call(getReferralSummary)).data.totalInvites).toBe(1);
  await server.moveClock(0);
});

test('who leaves takes along the addresses of those who never answered', async () => {
  await server.moveClock(-31 * DAY);
  const referrer = await createCandidate(server.db);
  await server.as(referrer).call(sendInvitations, { body: { emails: 'silent@friends.test' } });
  await server.as(referrer).call(deleteAccount, { body: { password: PASSWORD } });
  await server.moveClock(0);
  await server.runTasks('eraseDeletedAccounts');
  const kept = server.db.selectFrom('referrals').select('invitedEmail').where('referrerId', '=', referrer.id);
  expect(await kept.execute()).toEqual([{ invitedEmail: null }]);
});
