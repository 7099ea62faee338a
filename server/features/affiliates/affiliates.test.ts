import { describe, expect, test } from 'vitest';
import {
  type AffiliateAction,
  adminCountAffiliates,
  adminGetAffiliate,
  adminListAffiliates,
  adminProcessAffiliate,
  getAffiliateDashboard,
} from '#contract/affiliates.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { recordReferralClick } from '#contract/referrals/invitations.ts';
import { createAdmin, createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  addHire,
  joinAsAffiliate,
  joinAsCandidate,
  joinAsRecruiter,
} from '#server/testing/factories/referrals.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

type Applicant = Awaited<ReturnType<typeof joinAsAffiliate>>;

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

function process(id: string, action: AffiliateAction, reason?: string, who: TestAccount = admin) {
  return server.as(who).call(adminProcessAffiliate, { params: { id }, body: { action, reason } });
}

async function dashboardOf(applicant: Applicant) {
  return (await server.as(applicant).call(getAffiliateDashboard)).data;
}

async function approved(): Promise<Applicant & { code: string }> {
  const applicant = await joinAsAffiliate(server);
  await process(applicant.id, 'APPROVE');
  return { ...applicant, code: (await dashboardOf(applicant)).links?.code ?? '' };
}

/** The last notification and mail that they got. */
async function lastWordTo({ id, email }: Applicant) {
  const [mail] = await server.mailsTo(email);
  const { title } = await server.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { notice: title, mail: mail?.textBody };
}

describe('an application', () => {
  test('that is approved activates the links, with a mail, a notification and an audit event', async () => {
    const applicant = await joinAsAffiliate(server);
    const answer = await process(applicant.id, 'APPROVE');
    expect(answer).toMatchObject({ status: 200, message: 'Affiliate approved successfully!' });
    expect(answer.data).toMatchObject({ id: applicant.id, status: 'APPROVED', statusDisplay: 'Approved' });
    const { status, links } = await dashboardOf(applicant);
    expect(status).toBe('APPROVED');
    const [mail] = await server.mailsTo(applicant.email);
    expect(mail!.subject).toBe('Your Medallist affiliate application is approved');
    expect(mail!.textBody).toContain(links?.candidate);
    const notice = server.db.selectFrom('notifications').select('kind').where('userId', '=', applicant.id);
    expect(await notice.execute()).toEqual([{ kind: 'affiliate.approved' }]);
    const audited = server.db
      .selectFrom('auditEvents')
      .select(['action', 'actorId', 'before', 'after'])
      .where('subjectId', '=', applicant.id)
      .where('subjectType', '=', 'affiliate');
    expect(await audited.execute()).toEqual([
      {
        action: 'affiliate.approved',
        actorId: admin.id,
        before: { status: 'PENDING' },
        after: { status: 'APPROVED' },
      },
    ]);
  });

  test('that is rejected shows the reason, on the dashboard and by mail', async () => {
    const applicant = await joinAsAffiliate(server);
    const answer = await process(applicant.id, 'REJECT', 'The site is empty.');
    expect(answer.message).toBe('Affiliate rejected successfully!');
    expect(await dashboardOf(applicant)).toMatchObject({
      status: 'REJECTED',
      reason: 'The site is empty.',
      hasEnded: false,
      links: null,
    });
    expect(await lastWordTo(applicant)).toEqual({
      notice: 'Your affiliate application was rejected',
      mail: expect.stringMatching(/application was rejected.*cannot take part.*The site is empty\./s),
    });
  });

  test('that was approved and is rejected later says that the programme ended, and why', async () => {
    const affiliate = await approved();
    await process(affiliate.id, 'REJECT', 'Bought clicks.');
    expect(await dashboardOf(affiliate)).toMatchObject({ status: 'REJECTED', hasEnded: true, links: null });
    const { notice, mail } = await lastWordTo(affiliate);
    expect(notice).toBe('Your part in the affiliate programme has ended');
    expect(mail).toMatch(/has ended.*your links no longer count.*Bought clicks\./s);
    expect(mail).not.toContain('application');
  });

  test('that was rejected may be approved later, and the reason is removed', async () => {
    const applicant = await joinAsAffiliate(server);
    await process(applicant.id, 'REJECT', 'The site is empty.');
    await process(applicant.id, 'APPROVE');
    expect(await dashboardOf(applicant)).toMatchObject({ status: 'APPROVED', reason: null });
  });

  test.each([
    [{ action: 'REJECT' as const }, 'Please give a reason. The applicant will read it.'],
    [{ action: 'REJECT' as const, reason: '  ' }, 'Please give a reason. The applicant will read it.'],
    [{ action: 'SUSPEND' as never }, 'Please choose an action.'],
  ])('with %j is refused: "%s"', async (body, text) => {
    const { id } = await joinAsAffiliate(server);
    const answer = await server.as(admin).call(adminProcessAffiliate, { params: { id }, body });
    expect(answer).toMatchObject({ status: 400, message: text });
  });

  test.each(['APPROVE', 'REJECT'] as const)('cannot take the same decision twice: %s', async (action) => {
    const { id } = await joinAsAffiliate(server);
    await process(id, action, 'No.');
    expect(await process(id, action, 'No.')).toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
  });

  test('decided by five admins at once is decided once', async () => {
    const { id } = await joinAsAffiliate(server);
    const answers = await Promise.all(Array.from({ length: 5 }, () => process(id, 'APPROVE')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'ALREADY_DECIDED')).toHaveLength(4);
  });

  test('of a user who is no affiliate is not found', async () => {
    const { id } = await createCandidate(server.db);
    expect(await process(id, 'APPROVE')).toMatchObject({ status: 404 });
  });
});

describe('the link of an affiliate', () => {
  test('counts clicks and sign-ups, without revealing who they are', async () => {
    const affiliate = await approved();
    const click = { code: affiliate.code, deviceId: 'device-affiliate' };
    await server.call(recordReferralClick, { body: click });
    const email = await joinAsCandidate(server, { ref: affiliate.code });
    await joinAsRecruiter(server, { ref: affiliate.code });
    const data = await dashboardOf(affiliate);
    expect(data).toMatchObject({ clicks: 1, signUps: 2, hires: 0, rewardAmount: 10_000 });
    expect(data.referrals.content).toMatchObject([
      { kind: 'RECRUITER', status: 'SIGNUP', earningsAmount: 0 },
      { kind: 'JOBSEEKER', status: 'SIGNUP', earningsAmount: 0 },
    ]);
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${email}|Kavya|Iyer`));
  });

  test('counts nothing while the application is pending or after it was rejected', async () => {
    const affiliate = await approved();
    await process(affiliate.id, 'REJECT', 'Bought clicks.');
    await server.call(recordReferralClick, { body: { code: affiliate.code, deviceId: 'device-too-late' } });
    await joinAsCandidate(server, { ref: affiliate.code });
    expect(await dashboardOf(affiliate)).toMatchObject({ clicks: 0, signUps: 0, links: null });
  });

  test('has the earnings of the ledger, and shows payouts', async () => {
    const affiliate = await approved();
    await joinAsCandidate(server, { ref: affiliate.code });
    const [referral] = (await dashboardOf(affiliate)).referrals.content;
    const steps = ['EARNED', 'PAYABLE', 'PAID'] as const;
    await addHire(
      server.db,
      referral?.id ?? '',
      steps.map((state) => ({ state, amount: 10_000 })),
    );
    expect(await dashboardOf(affiliate)).toMatchObject({
      signUps: 1,
      hires: 1,
      earnings: { held: 0, payable: 0, paid: 10_000, total: 10_000 },
      referrals: { content: [{ status: 'HIRED', earningsAmount: 10_000, rewardState: 'PAID' }] },
      payouts: [{ amount: 10_000, reference: 'NEFT 0001' }],
    });
  });
});

describe('the list of affiliates', () => {
  test('is found by name, address and website, and by state', async () => {
    const { id, email } = await approved();
    const list = async (query: object) => (await server.as(admin).call(adminListAffiliates, { query })).data;
    expect((await list({ search: email })).content).toMatchObject([
      { id, status: 'APPROVED', website: 'https://blog.example', signUps: 0, flaggedReferrals: 0 },
    ]);
    expect((await list({ search: 'blog.example' })).totalElements).toBeGreaterThan(1);
    expect((await list({ search: '%' })).totalElements).toBe(0);
    const rejected = await list({ status: 'rejected' });
    expect(new Set(rejected.content.map(({ status }) => status))).toEqual(new Set(['REJECTED']));
    expect((await list({ status: 'ALL' })).totalElements).toBe((await list({})).totalElements);
  });

  test('is counted by state, and read with what was earned and who decided', async () => {
    const before = (await server.as(admin).call(adminCountAffiliates)).data;
    const { id } = await joinAsAffiliate(server);
    const counted = (await server.as(admin).call(adminCountAffiliates)).data;
    expect(counted).toEqual({ ...before, PENDING: before.PENDING + 1 });
    await process(id, 'REJECT', 'Only an empty page.');
    expect((await server.as(admin).call(adminCountAffiliates)).data.REJECTED).toBe(before.REJECTED + 1);
    const read = await server.as(admin).call(adminGetAffiliate, { params: { id } });
    expect(read.data).toMatchObject({
      id,
      status: 'REJECTED',
      reason: 'Only an empty page.',
      decidedBy: fullName(admin),
      earnings: { total: 0 },
    });
    const params = { id: '00000000-0000-7000-8000-000000000000' };
    expect((await server.as(admin).call(adminGetAffiliate, { params })).status).toBe(404);
  });

  test('that another admin has decided meanwhile is not decided the other way', async () => {
    const { id } = await joinAsAffiliate(server);
    await process(id, 'APPROVE');
    const body = { action: 'REJECT', reason: 'No.', from: 'PENDING' } as const;
    const late = await server.as(admin).call(adminProcessAffiliate, { params: { id }, body });
    expect(late).toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect((await process(id, 'REJECT', 'No.')).status).toBe(200);
  });

  test('shows how many sign-ups were flagged', async () => {
    const { id, email, code } = await approved();
    await joinAsCandidate(server, { ref: code, email: email.replace('@', '+me@') });
    const { data } = await server.as(admin).call(adminListAffiliates, { query: { search: email } });
    expect(data.content).toMatchObject([{ id, signUps: 1, flaggedReferrals: 1 }]);
  });

  test('is for admins only, as the dashboard is for affiliates', async () => {
    const affiliate = await joinAsAffiliate(server);
    const candidate = await createCandidate(server.db);
    expect((await server.as(affiliate).call(adminListAffiliates)).status).toBe(403);
    expect((await process(affiliate.id, 'APPROVE', undefined, candidate)).status).toBe(403);
    expect((await server.as(candidate).call(getAffiliateDashboard)).status).toBe(403);
    expect((await server.call(getAffiliateDashboard)).status).toBe(401);
  });
});
