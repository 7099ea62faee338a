import { describe, expect, test } from 'vitest';
import { saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { saveEducation } from '#contract/candidates/education.ts';
import { saveExperience } from '#contract/candidates/experience.ts';
import { saveSkills } from '#contract/candidates/skills.ts';
import { adminApproveRecruiter } from '#contract/companies/recruiter-review.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { recordReferralClick, sendInvitations } from '#contract/referrals/invitations.ts';
import { getReferralSummary, listReferrals } from '#contract/referrals/referral.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { basicInfoOf, EDUCATION, EXPERIENCE, SKILLS } from '#server/testing/factories/candidates.ts';
import { confirm, joinAsCandidate, joinAsRecruiter } from '#server/testing/factories/referrals.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';

const DAY = 86_400;

const server = ownServer();
const referrer = madeEach(() => createCandidate(server.db));

async function codeOf(account: TestAccount): Promise<string> {
  return (await server.as(account).call(getReferralSummary)).data.links.code;
}

async function referralsOf(account: TestAccount) {
  return (await server.as(account).call(listReferrals)).data.content;
}

async function flagsOf(account: TestAccount): Promise<string[][]> {
  const rows = await server.db
    .selectFrom('referrals')
    .select('flags')
    .where('referrerId', '=', account.id)
    .orderBy('id')
    .execute();
  return rows.map(({ flags }) => flags);
}

async function click(code: string, deviceId: string): Promise<void> {
  await server.call(recordReferralClick, { body: { code, deviceId, path: '/candidate/signup?ref=X' } });
}

describe('a code', () => {
  test('is short, without ambiguous characters, and always the same', async () => {
    const code = await codeOf(referrer);
    expect(code).toMatch(/^[23456789BCDFGHJKMNPQRSTVWXZ]{8}$/);
    expect(await codeOf(referrer)).toBe(code);
  });

  test('requested ten times at once is created once', async () => {
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(referrer)));
    expect(new Set(codes).size).toBe(1);
  });

  test('is in the links of both sign-up pages', async () => {
    const { links } = (await server.as(await createRecruiter(server.db)).call(getReferralSummary)).data;
    expect(links.candidate).toMatch(new RegExp(`/candidate/signup\\?ref=${links.code}$`));
    expect(links.recruiter).toMatch(new RegExp(`/recruiter/signup\\?ref=${links.code}$`));
  });
});

describe('a sign-up by a link', () => {
  test('is attributed to the owner of the link, who is notified', async () => {
    await joinAsCandidate(server, { ref: (await codeOf(referrer)).toLowerCase() });
    const [referral] = await referralsOf(referrer);
    expect(referral).toMatchObject({
      status: 'SIGNUP',
      kind: 'JOBSEEKER',
      candidateName: 'Kavya I.',
      invitedEmail: null,
      earningsAmount: 0,
      hiredAt: null,
      companyHiredAt: null,
    });
    const notice = await server.as(referrer).call(candidateNotifications.list);
    expect(notice.data.content[0]).toMatchObject({
      title: 'Kavya I. signed up',
      link: `/refer-and-earn?referral=${referral?.id}`,
    });
  });

  test('counts for recruiters too', async () => {
    await joinAsRecruiter(server, { ref: await codeOf(referrer) });
    expect(await referralsOf(referrer)).toMatchObject([{ kind: 'RECRUITER', status: 'SIGNUP' }]);
  });

  test('is attributed to the first link that the device followed, regardless of the link sent along', async () => {
    const second = await createCandidate(server.db);
    const deviceId = 'device-first-touch';
    await click(await codeOf(referrer), deviceId);
    await click(await codeOf(second), deviceId);
    await joinAsCandidate(server, { ref: await codeOf(second), deviceId });
    expect(await referralsOf(referrer)).toHaveLength(1);
    expect(await referralsOf(second)).toHaveLength(0);
  });

  test('is not attributed if the link was followed more than 60 days ago', async () => {
    const ref = await codeOf(referrer);
    await click(ref, 'device-of-long-ago');
    await server.moveClock(61 * DAY);
    await joinAsCandidate(server, { ref, deviceId: 'device-of-long-ago' });
    await server.moveClock(0);
    expect(await referralsOf(referrer)).toEqual([]);
  });

  test('is not attributed if the owner of the link is suspended', async () => {
    const ref = await codeOf(referrer);
    const suspended = server.db.updateTable('users').set({ status: 'SUSPENDED' });
    await suspended.where('id', '=', referrer.id).execute();
    await joinAsCandidate(server, { ref });
    const rows = await server.db
      .selectFrom('referrals')
      .selectAll()
      .where('referrerId', '=', referrer.id)
      .execute();
    expect(rows).toEqual([]);
  });

  test('ten at once are ten referrals', async () => {
    const ref = await codeOf(referrer);
    await Promise.all(Array.from({ length: 10 }, () => joinAsCandidate(server, { ref })));
    const { data } = await server.as(referrer).call(getReferralSummary);
    expect(data.statusBreakdown.signedUp).toBe(10);
  });
});

describe('an invitation', () => {
  test('becomes a sign-up when its address signs up, with or without the link', async () => {
    const email = 'invited-one@people.test';
    await server.as(referrer).call(sendInvitations, { body: { emails: email } });
    await joinAsCandidate(server, { email: email.toUpperCase() });
    expect(await referralsOf(referrer)).toMatchObject([{ invitedEmail: email, status: 'SIGNUP' }]);
  });

  test('wins over a link that was followed later', async () => {
    const second = await createCandidate(server.db);
    const email = 'invited-two@people.test';
    await server.as(referrer).call(sendInvitations, { body: { emails: email } });
    await joinAsCandidate(server, { email, ref: await codeOf(second) });
    expect(await referralsOf(referrer)).toMatchObject([{ status: 'SIGNUP' }]);
    expect(await referralsOf(second)).toEqual([]);
  });

  test('loses to a link that was followed before', async () => {
    const second = await createCandidate(server.db);
    const [email, deviceId] = ['invited-three@people.test', 'device-before-mail'];
    await click(await codeOf(second), deviceId);
    await server.as(referrer).call(sendInvitations, { body: { emails: email } });
    await joinAsCandidate(server, { email, deviceId });
    expect(await referralsOf(referrer)).toMatchObject([{ status: 'INVITED' }]);
    expect(await referralsOf(second)).toMatchObject([{ status: 'SIGNUP' }]);
  });
});

describe('suspicious sign-ups are stored and flagged', () => {
  test.each([
    [
      'the own mailbox',
      async (ref: string) => {
        await joinAsCandidate(server, { ref, email: referrer.email.replace('@', '+two@') });
      },
      ['SELF'],
    ],
    [
      'the own phone in other spelling',
      async (ref: string) => {
        await joinAsCandidate(server, { ref, phone: '09876543210' });
      },
      ['PHONE'],
    ],
  ])('%s', async (_, join, flags) => {
    await join(await codeOf(referrer));
    expect(await flagsOf(referrer)).toEqual([flags]);
    expect(await referralsOf(referrer)).toHaveLength(1);
  });

  test('a second account from one device', async () => {
    const ref = await codeOf(referrer);
    await joinAsCandidate(server, { ref, deviceId: 'one-device-for-two' });
    await joinAsCandidate(server, { ref, deviceId: 'one-device-for-two' });
    expect(await flagsOf(referrer)).toEqual([[], ['DEVICE']]);
  });

  test('more than five in an hour, with an audit event', async () => {
    const ref = await codeOf(referrer);
    await Promise.all(Array.from({ length: 7 }, () => joinAsCandidate(server, { ref })));
    const flagged = (await flagsOf(referrer)).filter((flags) => flags.includes('BURST'));
    expect(flagged).toHaveLength(2);
    const audited = server.db
      .selectFrom('auditEvents')
      .select('after')
      .where('action', '=', 'referral.flagged');
    expect(await audited.execute()).toContainEqual({ after: { flags: ['BURST'] } });
  });
});

describe('a referral is approved', () => {
  test('with the last of four sections of a candidate whose address is confirmed', async () => {
    const email = await joinAsCandidate(server, { ref: await codeOf(referrer) });
    const person = { firstName: 'Kavya', lastName: 'Iyer', email };
    const newcomer = server.as(await confirm(server, email));
    await newcomer.call(saveBasicInfo, { body: basicInfoOf(person) });
    await newcomer.call(saveSkills, { body: SKILLS });
    await newcomer.call(saveExperience, { body: EXPERIENCE });
    expect(await referralsOf(referrer)).toMatchObject([{ status: 'SIGNUP' }]);
    await newcomer.call(saveEducation, { body: EDUCATION });
    expect(await referralsOf(referrer)).toMatchObject([{ status: 'APPROVED' }]);
    const notice = await server.as(referrer).call(candidateNotifications.list);
    expect(notice.data.content.map(({ title }) => title)).toEqual([
      'Kavya I. is approved',
      'Kavya I. signed up',
    ]);
  });

  test('when an admin approves the company of a recruiter', async () => {
    const id = await joinAsRecruiter(server, { ref: await codeOf(referrer) });
    const pending = server.db.updateTable('companies').set({ approvalStatus: 'PENDING' });
    await pending.where('founderId', '=', id).execute();
    const admin = await createAdmin(server.db);
    const answer = await server.as(admin).call(adminApproveRecruiter, { params: { id } });
    expect(answer.status).toBe(200);
    expect(await referralsOf(referrer)).toMatchObject([{ status: 'APPROVED', kind: 'RECRUITER' }]);
  });
});

describe('a click', () => {
  async function clicksOf(account: TestAccount): Promise<(string | null)[]> {
    const rows = server.db.selectFrom('referralClicks').select('path').where('ownerId', '=', account.id);
    return (await rows.execute()).map(({ path }) => path);
  }

  test('counts once per device and day, without the query of the page', async () => {
    const code = await codeOf(referrer);
    await Promise.all(Array.from({ length: 5 }, () => click(code, 'device-clicking')));
    expect(await clicksOf(referrer)).toEqual(['/candidate/signup']);
    await server.moveClock(DAY);
    await click(code, 'device-clicking');
    await server.moveClock(0);
    expect(await clicksOf(referrer)).toHaveLength(2);
  });

  test('from browsers without storage counts once a day in total', async () => {
    const code = await codeOf(referrer);
    for (const deviceId of [null, undefined, 'short']) {
      const answer = await server.call(recordReferralClick, { body: { code, deviceId } });
      expect(answer.status).toBe(204);
    }
    expect(await clicksOf(referrer)).toHaveLength(1);
  });

  test('on the user’s own link or an unknown one is neither a click nor an error', async () => {
    const code = await codeOf(referrer);
    const own = await server.as(referrer).call(recordReferralClick, { body: { code } });
    const unknown = await server.call(recordReferralClick, { body: { code: 'NOSUCH22' } });
    expect([own.status, unknown.status]).toEqual([204, 204]);
    expect(await clicksOf(referrer)).toEqual([]);
  });
});
