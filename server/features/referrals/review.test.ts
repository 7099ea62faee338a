import { expect, test } from 'vitest';
import { fullName } from '#contract/kit/full-name.ts';
import { candidateNotifications } from '#contract/notifications.ts';
import { recordReferralClick } from '#contract/referrals/invitations.ts';
import { adminGetReferral, adminListReferrals, adminReviewReferral } from '#contract/referrals/review.ts';
import * as rewards from '#server/features/rewards/rewards.service.ts';
import { createAdmin, createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { insertHire } from '#server/testing/factories/invoices.ts';
import { joinAsAffiliate, joinAsCandidate } from '#server/testing/factories/referrals.ts';
import { rewardOne } from '#server/testing/factories/rewards.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';
import * as codes from './links.service.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

async function listed(view: 'WAITING' | 'DECIDED' | 'ALL', search?: string) {
  const query = { view, search, size: 100 };
  return (await server.as(admin).call(adminListReferrals, { query })).data.content;
}

function decide(id: string, decision: string, reason = 'Both accounts are one person.', by = admin) {
  const body = { decision, reason } as never;
  return server.as(by).call(adminReviewReferral, { params: { id }, body });
}

/** A person who signs up a second time by their own link. */
async function referThemselves() {
  const referrer = await createCandidate(server.db);
  const ref = await codes.ensureCode(server.db, referrer.id);
  const email = referrer.email.replace('@', '+two@');
  await joinAsCandidate(server, { ref, email });
  const { id } = await server.db
    .selectFrom('referrals')
    .select('id')
    .where('referrerId', '=', referrer.id)
    .executeTakeFirstOrThrow();
  return { id, referrer, email };
}

test('pending ones show who, by whom and why, the longest wait first', async () => {
  const first = await referThemselves();
  const second = await referThemselves();
  const rows = await listed('WAITING');
  const ids = rows.map(({ id }) => id);
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  expect(rows.find(({ id }) => id === first.id)).toMatchObject({
    referrer: { id: first.referrer.id, email: first.referrer.email, userType: 'JOBSEEKER' },
    newcomer: { name: 'Kavya Iyer', email: first.email, userType: 'JOBSEEKER' },
    flags: ['SELF'],
    evidence: { sameDevice: [], samePhone: [], inTheHour: 1 },
    review: null,
    reviewedBy: null,
  });
});

test('a device and a phone shared with the referrer or with others they referred are listed', async () => {
  const referrer = await createCandidate(server.db);
  await server.db
    .updateTable('users')
    .set({ phone: '+91 98111 22233' })
    .where('id', '=', referrer.id)
    .execute();
  const ref = await codes.ensureCode(server.db, referrer.id);
  const shared = { ref, deviceId: 'a-device-for-two' };
  const before = await joinAsCandidate(server, shared);
  // The same device, but unrelated to this referrer.
  await joinAsCandidate(server, { deviceId: 'another-device-for-two' });
  const after = await joinAsCandidate(server, { ...shared, phone: '09811122233' });
  const [row] = (await listed('WAITING')).filter(({ newcomer }) => newcomer.email === after);
  expect(row).toMatchObject({
    flags: ['DEVICE', 'PHONE'],
    evidence: {
      sameDevice: [{ email: before, isReferrer: false }],
      samePhone: [{ email: referrer.email, isReferrer: true }],
      inTheHour: 2,
    },
  });
});

test('for a burst the number of the hour is shown, and only those over the limit are flagged', async () => {
  const referrer = await createCandidate(server.db);
  const ref = await codes.ensureCode(server.db, referrer.id);
  for (let at = 0; at < 6; at += 1) await joinAsCandidate(server, { ref });
  const rows = (await listed('WAITING')).filter((row) => row.referrer.id === referrer.id);
  expect(rows).toMatchObject([{ flags: ['BURST'], evidence: { inTheHour: 6 } }]);
});

test('a refusal is sent to the referrer with the reason, in the product and by mail, and audited', async () => {
  const { id, referrer } = await referThemselves();
  const answer = await decide(id, 'REFUSED');
  expect(answer).toMatchObject({
    status: 200,
    message: 'Decision recorded.',
    data: {
      review: 'REFUSED',
      reviewReason: 'Both accounts are one person.',
      reviewedBy: fullName(admin),
    },
  });
  const notices = await server.as(referrer).call(candidateNotifications.list);
  expect(notices.data.content[0]).toMatchObject({
    title: 'Your referral of Kavya I. does not count',
    body: 'Both accounts are one person.',
    link: `/refer-and-earn?referral=${id}`,
  });
  const [mail] = await server.mailsTo(referrer.email);
  expect(mail?.subject).toBe('One of your referrals does not count');
  expect(mail?.textBody).toContain('Both accounts are one person.');
  const entries = await server.db.selectFrom('auditEvents').selectAll().where('subjectId', '=', id).execute();
  expect(entries.find(({ action }) => action === 'referral.refused')).toMatchObject({
    actorId: admin.id,
    before: { review: null },
    after: { review: 'REFUSED', reason: 'Both accounts are one person.' },
  });
  expect((await listed('WAITING')).map((row) => row.id)).not.toContain(id);
  expect((await listed('DECIDED'))[0]).toMatchObject({ id, review: 'REFUSED' });
});

test('a refused referral earns nothing at a later hire either', async () => {
  const { referralId, candidate } = await rewardOne(server, { joinedDaysAgo: 10, flags: ['SELF'] });
  expect((await decide(referralId, 'REFUSED')).status).toBe(200);
  const { applicationId, recruiter } = await insertHire(server.db, { candidate });
  const hired = { applicationId, candidateId: candidate.id, companyId: recruiter.companyId };
  await server.db.transaction().execute((tx) => rewards.earn(tx, hired));
  const kept = server.db.selectFrom('rewards').select('state').where('referralId', '=', referralId);
  expect(await kept.execute()).toEqual([{ state: 'VOID' }]);
});

test('an allowed one is audited and notifies nobody', async () => {
  const { id, referrer } = await referThemselves();
  expect((await decide(id, 'ALLOWED', 'Two people of one household.')).data.review).toBe('ALLOWED');
  expect(await server.mailsTo(referrer.email)).toEqual([]);
  const entries = await server.db
    .selectFrom('auditEvents')
    .select('action')
    .where('subjectId', '=', id)
    .execute();
  expect(entries.map(({ action }) => action)).toContain('referral.allowed');
});

test('an affiliate does not see from a refusal who it was', async () => {
  const affiliate = await joinAsAffiliate(server);
  const row = { status: 'APPROVED' } as const;
  await server.db.updateTable('affiliates').set(row).where('userId', '=', affiliate.id).execute();
  const ref = await codes.ensureCode(server.db, affiliate.id);
  await server.call(recordReferralClick, { body: { code: ref, deviceId: 'affiliate-device' } });
  const shared = { ref, deviceId: 'affiliate-device' };
  await joinAsCandidate(server, shared);
  const email = await joinAsCandidate(server, shared);
  const [waiting] = (await listed('WAITING')).filter(({ newcomer }) => newcomer.email === email);
  await decide(waiting?.id ?? '', 'REFUSED');
  const told = server.db
    .selectFrom('notifications')
    .select(['title', 'link'])
    .where('userId', '=', affiliate.id);
  expect(await told.where('kind', '=', 'referral.refused').execute()).toEqual([
    { title: 'A referral of yours does not count', link: `/affiliate/dashboard?referral=${waiting?.id}` },
  ]);
  const mails = await server.mailsTo(affiliate.email);
  expect(mails[0]?.textBody).toContain('/affiliate/dashboard');
  expect(mails[0]?.textBody).not.toContain('Kavya I');
});

test('when two admins decide at once the first one wins, and the second reads who it was and when', async () => {
  const other = await createAdmin(server.db, 'SUPER_ADMIN');
  const { id, referrer } = await referThemselves();
  const answers = await Promise.all([decide(id, 'REFUSED'), decide(id, 'ALLOWED', 'Fine.', other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  const winner = [admin, other][won];
  const lost = answers[1 - won];
  expect(lost).toMatchObject({ code: 'ALREADY_DECIDED' });
  expect(lost?.message).toMatch(
    new RegExp(
      `^${winner?.firstName} ${winner?.lastName} decided this on \\d+ \\w+ \\d{4} at \\d+:\\d\\d [ap]m IST\\.$`,
    ),
  );
  expect(await server.mailsTo(referrer.email)).toHaveLength(won === 0 ? 1 : 0);
});

test('needs a decision and a reason, and something flagged to decide about', async () => {
  const { id } = await referThemselves();
  expect(await decide(id, 'MAYBE')).toMatchObject({
    status: 400,
    errors: [{ path: 'decision', message: 'Please allow or refuse the referral.' }],
  });
  expect(await decide(id, 'ALLOWED', ' ')).toMatchObject({
    status: 400,
    errors: [{ path: 'reason', message: 'Please give a reason.' }],
  });
  const ref = await codes.ensureCode(server.db, (await createCandidate(server.db)).id);
  const email = await joinAsCandidate(server, { ref });
  const [plain] = await listed('ALL', email);
  expect(plain?.flags).toEqual([]);
  expect((await decide(plain?.id ?? '', 'REFUSED')).status).toBe(404);
  expect((await decide('00000000-0000-7000-8000-000000000000', 'REFUSED')).status).toBe(404);
});

test('is found by the name or address of either side, with pattern characters taken literally', async () => {
  const { id, referrer, email } = await referThemselves();
  for (const search of [referrer.email, email, fullName(referrer).toUpperCase()]) {
    expect((await listed('WAITING', search)).map((row) => row.id)).toContain(id);
  }
  expect(await listed('ALL', '100%')).toEqual([]);
  expect(await server.as(admin).call(adminGetReferral, { params: { id } })).toMatchObject({
    status: 200,
    data: { id, newcomer: { email } },
  });
});

test('is paged', async () => {
  await referThemselves();
  await referThemselves();
  const page = (number: number) =>
    server.as(admin).call(adminListReferrals, { query: { page: number, size: 1 } });
  const [first, second] = [(await page(0)).data, (await page(1)).data];
  expect(first.totalElements).toBeGreaterThan(1);
  expect(first.content[0]?.id).not.toBe(second.content[0]?.id);
});

test('is for admins only', async () => {
  const { id, referrer } = await referThemselves();
  for (const account of [referrer, await createRecruiter(server.db)]) {
    expect((await server.as(account).call(adminListReferrals)).status).toBe(403);
    expect((await server.as(account).call(adminGetReferral, { params: { id } })).status).toBe(403);
    expect((await decide(id, 'ALLOWED', 'Mine.', account)).status).toBe(403);
  }
});
