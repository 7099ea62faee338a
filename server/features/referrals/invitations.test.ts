import { beforeEach, describe, expect, test } from 'vitest';
import { listOwnRewards } from '#contract/payouts/own.ts';
import { sendInvitations, unsubscribeFromInvitations } from '#contract/referrals/invitations.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { joinAsAffiliate, joinAsCandidate } from '#server/testing/factories/referrals.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 86_400;

const server = ownServer();
let sender: TestAccount;
let count = 0;
beforeEach(async () => {
  sender = await createCandidate(server.db, { firstName: 'Ananya', lastName: 'Krishnan' });
});

function fresh(): string {
  count += 1;
  return `friend${count}@friends.test`;
}

function invite(who: TestAccount, emails: string | string[], rest: object = {}) {
  return server.as(who).call(sendInvitations, { body: { emails, ...rest } });
}

async function tokenIn(address: string): Promise<string> {
  const [mail] = await server.mailsTo(address);
  return /unsubscribe\?token=(\S+)/.exec(mail!.textBody)?.[1] ?? '';
}

describe('invitations', () => {
  test('go to every address once, and the answer has their number', async () => {
    const [first, second] = [fresh(), fresh()];
    const answer = await invite(sender, `${first}, ${second}\n${first.toUpperCase()}`);
    expect(answer).toMatchObject({ status: 200, message: 'Invitations sent to 2 email(s)!' });
    expect(answer.data).toEqual({ sent: 2, skipped: [] });
    const [mail, ...others] = await server.mailsTo(first);
    expect(others).toEqual([]);
    const { links } = (await server.as(sender).call(getReferralSummary)).data;
    expect(mail!.subject).toBe('Ananya Krishnan invites you to Medallist');
    expect(mail!.textBody).toContain(links.candidate);
    expect(mail!.textBody).toContain(links.recruiter);
    expect(mail!.unsubscribeUrl).toContain('/unsubscribe?token=');
  });

  test('omit the name when asked to, and contain the sender’s message as plain text', async () => {
    const address = fresh();
    await invite(sender, [address], { includeName: false, message: 'Try <b>this</b>' });
    const [mail] = await server.mailsTo(address);
    expect(mail!.subject).toBe('You are invited to Medallist');
    expect(mail!.textBody).not.toContain('Ananya');
    expect(mail!.textBody).toContain('“Try <b>this</b>”');
    expect(mail!.htmlBody).toContain('Try &#60;b&#62;this&#60;/b&#62;');
  });

  test.each(['', ' , ', 'nobody', ['nobody', '@']])('need an address: %j is not one', async (emails) => {
    const answer = await invite(sender, emails);
    expect(answer).toMatchObject({ status: 400, message: 'Please enter valid email addresses' });
  });

  test('return which addresses were skipped and why', async () => {
    const [good, mine] = [fresh(), fresh()];
    await invite(sender, mine);
    const answer = await invite(sender, [good, mine, sender.email, 'nobody']);
    expect(answer.message).toBe('Invitations sent to 1 email(s)!');
    expect(answer.data.skipped).toEqual([
      { email: mine, code: 'ALREADY_INVITED', reason: 'You have already invited this person.' },
      { email: sender.email, code: 'OWN_ADDRESS', reason: 'This is your own address.' },
      { email: 'nobody', code: 'INVALID', reason: 'This is not an email address.' },
    ]);
  });

  test('that were all skipped answer so', async () => {
    const answer = await invite(sender, sender.email);
    expect(answer).toMatchObject({ status: 200, message: 'No invitations were sent.', data: { sent: 0 } });
  });

  test('are in the history until they are answered', async () => {
    const address = fresh();
    await invite(sender, address);
    const { data } = await server.as(sender).call(listReferrals);
    expect(data.content).toMatchObject([{ invitedEmail: address, status: 'INVITED', kind: null }]);
  });

  test('with the same idempotency key are not sent again', async () => {
    const address = fresh();
    const call = () =>
      server.as(sender).call(sendInvitations, {
        body: { emails: address },
        headers: { 'idempotency-key': 'send-once' },
      });
    expect((await call()).data).toEqual((await call()).data);
    expect(await server.mailsTo(address)).toHaveLength(1);
  });
});

describe('an address', () => {
  const NOT_NOW = 'This address does not take invitations at the moment.';

  test('gets one invitation in 30 days, from any sender', async () => {
    const [address, other] = [fresh(), await createRecruiter(server.db)];
    await server.moveClock(-31 * DAY);
    await invite(sender, address);
    expect((await invite(other, address)).data.skipped).toMatchObject([{ reason: NOT_NOW }]);
    await server.moveClock(0);
    expect((await invite(other, address)).data.sent).toBe(1);
    expect((await invite(sender, address)).data.skipped).toMatchObject([{ code: 'NOT_AVAILABLE' }]);
  });

  test('that the same person invites again after 30 days has one row', async () => {
    const address = fresh();
    await server.moveClock(-31 * DAY);
    await invite(sender, address);
    await server.moveClock(0);
    expect((await invite(sender, address)).data.sent).toBe(1);
    expect(await server.mailsTo(address)).toHaveLength(2);
    expect((await server.as(sender).call(listReferrals)).data.totalElements).toBe(1);
  });

  test('invited by ten people at once gets one mail', async () => {
    const address = fresh();
    const people = await Promise.all(Array.from({ length: 10 }, () => createCandidate(server.db)));
    const answers = await Promise.all(people.map((person) => invite(person, address)));
    expect(answers.filter(({ data }) => data.sent === 1)).toHaveLength(1);
    expect(await server.mailsTo(address)).toHaveLength(1);
  });

  test('invited ten times at once by one person is in the history once', async () => {
    const address = fresh();
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(sender, address)));
    expect(answers.filter(({ data }) => data.sent === 1)).toHaveLength(1);
    expect((await server.as(sender).call(listReferrals)).data.totalElements).toBe(1);
  });

  test('with an account is answered like any other, and gets no mail', async () => {
    const email = await joinAsCandidate(server);
    const before = (await server.mailsTo(email)).length;
    const answer = await invite(sender, email);
    expect(answer).toMatchObject({
      message: 'Invitations sent to 1 email(s)!',
      data: { sent: 1, skipped: [] },
    });
    expect(await server.mailsTo(email)).toHaveLength(before);
  });

  test('that unsubscribed is never written to again', async () => {
    const address = fresh();
    await invite(sender, address);
    const body = { token: await tokenIn(address) };
    const answer = await server.call(unsubscribeFromInvitations, { body });
    expect(answer).toMatchObject({
      status: 200,
      message: 'You will get no more invitations from Medallist.',
    });
    expect((await server.call(unsubscribeFromInvitations, { body })).status).toBe(200);
    await server.moveClock(100 * DAY);
    await server.runTasks('eraseUnansweredInvitations');
    const later = await invite(await createCandidate(server.db), address);
    await server.moveClock(0);
    expect(later.data.skipped).toMatchObject([{ reason: NOT_NOW }]);
  });

  test('is not unsubscribed by an invalid link', async () => {
    const wrong = await server.call(unsubscribeFromInvitations, { body: { token: 'x'.repeat(43) } });
    expect(wrong).toMatchObject({ status: 400, code: 'INVALID_LINK' });
    const none = await server.call(unsubscribeFromInvitations, { body: { token: '' } });
    expect(none).toMatchObject({ status: 400, message: 'This link is invalid or has expired.' });
  });

  test('that never answers is erased after 90 days with its mail', async () => {
    const [silent, answered] = [fresh(), fresh()];
    await server.moveClock(-91 * DAY);
    await invite(sender, [silent, answered]);
    expect(await server.mailsTo(silent)).toHaveLength(1);
    await joinAsCandidate(server, { email: answered });
    await server.moveClock(0);
    await server.runTasks('eraseUnansweredInvitations');
    expect(await server.mailsTo(silent)).toEqual([]);
    const { data } = await server.as(sender).call(listReferrals);
    expect(data.content.map(({ invitedEmail }) => invitedEmail).sort()).toEqual([answered, null].sort());
    const summary = await server.as(sender).call(getReferralSummary);
    expect(summary.data).toMatchObject({ totalInvites: 2, inProgress: 1, statusBreakdown: { invited: 0 } });
  });
});

describe('fifty a day', () => {
  const TOO_MANY = 'You can send 50 invitations a day. Please try again tomorrow.';

  test('are sent, the rest is skipped, and then the limit is reached', async () => {
    const answer = await invite(sender, Array.from({ length: 53 }, fresh));
    expect(answer.data.sent).toBe(50);
    expect(answer.data.skipped.map(({ reason }) => reason)).toEqual([TOO_MANY, TOO_MANY, TOO_MANY]);
    const summary = await server.as(sender).call(getReferralSummary);
    expect(summary.data.invitationsLeftToday).toBe(0);
    const refused = await invite(sender, fresh());
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: TOO_MANY });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    await server.moveClock(DAY + 60);
    expect((await invite(sender, fresh())).data.sent).toBe(1);
    await server.moveClock(0);
  });

  test('are not exceeded by parallel calls', async () => {
    const calls = Array.from({ length: 4 }, () => invite(sender, Array.from({ length: 20 }, fresh)));
    const answers = await Promise.all(calls);
    const sent = answers.reduce((sum, { data }) => sum + (data?.sent ?? 0), 0);
    expect(sent).toBe(50);
  });
});

describe('referrers', () => {
  test('can invite once their address is confirmed, and read their link and their referrals before', async () => {
    const unverified = await createRecruiter(server.db, { verified: false });
    expect(await invite(unverified, fresh())).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    const { data } = await server.as(unverified).call(getReferralSummary);
    expect(data.links.candidate).toContain(`/candidate/signup?ref=${data.links.code}`);
    expect(await server.as(unverified).call(listReferrals)).toMatchObject({ status: 200 });
    expect(await server.as(unverified).call(listOwnRewards)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  test('are not admins, affiliates or visitors', async () => {
    const admin = await createAdmin(server.db);
    const affiliate = await joinAsAffiliate(server);
    expect((await invite(admin, fresh())).status).toBe(403);
    const asAffiliate = await server.as(affiliate).call(listReferrals);
    expect(asAffiliate).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await server.call(getReferralSummary)).status).toBe(401);
  });

  test('see only their own', async () => {
    await invite(sender, fresh());
    const other = await createCandidate(server.db);
    expect((await server.as(other).call(listReferrals)).data.content).toEqual([]);
  });
});
