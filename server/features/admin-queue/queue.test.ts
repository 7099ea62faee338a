import { beforeAll, expect, test } from 'vitest';
import {
  adminClaimItem,
  adminCountQueue,
  adminListQueue,
  QUEUE_KINDS,
  type QueueKind,
} from '#contract/admin-queue.ts';
import { adminProcessAffiliate } from '#contract/affiliates.ts';
import { getEducation } from '#contract/candidates/education.ts';
import { adminApproveRecruiter, adminRejectRecruiter } from '#contract/companies/recruiter-review.ts';
import { adminGetHire, adminSettleHire } from '#contract/hires/admin-hires.ts';
import { disputeHire } from '#contract/hires/candidate-hires.ts';
import { adminGetNoShowContest, adminSettleNoShow } from '#contract/interviews/contest.ts';
import { adminRecordRefund } from '#contract/invoices/money.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { reportCompany } from '#contract/reports.ts';
import { uploadDegreeProof } from '#contract/verifications/own.ts';
import { adminDecideVerification, adminGetVerification } from '#contract/verifications/review.ts';
import * as invoices from '#server/features/invoices/invoices.service.ts';
import * as codes from '#server/features/referrals/links.service.ts';
import { createAdmin, createCandidate, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { createApplicant, createApproved, PDF } from '#server/testing/factories/companies.ts';
import { recordOne } from '#server/testing/factories/hires.ts';
import { proposeChange } from '#server/testing/factories/identity-changes.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { invoiceOne, payOne } from '#server/testing/factories/invoices.ts';
import { dayIn } from '#server/testing/factories/offers.ts';
import { joinAsAffiliate, joinAsCandidate } from '#server/testing/factories/referrals.ts';
import { rewardOne } from '#server/testing/factories/rewards.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let admin: TestAccount;
let priya: TestAccount;
/** The pending items by kind, in the order in which they arrived. */
const items = {} as Record<QueueKind, string>;

async function proofOf(): Promise<string> {
  const candidate = await createSearchableCandidate(server.db, { education: EDUCATION });
  const id = (await server.as(candidate).call(getEducation)).data.educations[0]?.id ?? '';
  const form = new FormData();
  form.append('document', new Blob([PDF]), 'degree.pdf');
  await server.as(candidate).call(uploadDegreeProof, { params: { id }, form });
  const proof = server.db
    .selectFrom('degreeVerifications')
    .select('id')
    .where('candidateId', '=', candidate.id);
  return (await proof.executeTakeFirstOrThrow()).id;
}

async function selfReferral(): Promise<string> {
  const referrer = await createCandidate(server.db);
  const ref = await codes.ensureCode(server.db, referrer.id);
  await joinAsCandidate(server, { ref, email: referrer.email.replace('@', '+two@') });
  const referral = server.db.selectFrom('referrals').select('id').where('referrerId', '=', referrer.id);
  return (await referral.executeTakeFirstOrThrow()).id;
}

async function contest(): Promise<string> {
  const { id } = await scheduleOne(server);
  const at = new Date();
  await server.db
    .updateTable('interviews')
    .set({
      status: 'NO_SHOW',
      noShowSide: 'CANDIDATE',
      noShowAt: at,
      contestedAt: at,
      contestReason: 'I was there.',
    })
    .where('id', '=', id)
    .execute();
  return id;
}

async function dispute(): Promise<string> {
  const hire = await recordOne(server);
  const body = { reason: 'I never worked there.' };
  await server.as(hire.candidate).call(disputeHire, { params: { id: hire.hireId }, body });
  return hire.hireId;
}

async function reported(): Promise<string> {
  const { companyId } = await createApproved(server);
  const reporter = await createCandidate(server.db);
  const params = { id: companyId };
  await server.as(reporter).call(reportCompany, { params, body: { cause: 'UNTRUE' } });
  const report = server.db.selectFrom('reports').select('id').where('reporterId', '=', reporter.id);
  return (await report.executeTakeFirstOrThrow()).id;
}

beforeAll(async () => {
  admin = await createAdmin(server.db);
  priya = await createAdmin(server.db, 'SUPER_ADMIN');
  items.RECRUITER = (await createApplicant(server)).id;
  const renaming = await createApproved(server);
  await proposeChange(server, renaming, { companyName: 'Another Name' });
  items.IDENTITY = renaming.id;
  items.DEGREE = await proofOf();
  items.AFFILIATE = (await joinAsAffiliate(server)).id;
  items.REFERRAL = await selfReferral();
  items.CONTEST = await contest();
  items.HIRE = await dispute();
  items.REPORT = await reported();
}, 60_000);

const counts = async () => (await server.as(admin).call(adminCountQueue)).data;
const list = async (query: object = {}) => (await server.as(admin).call(adminListQueue, { query })).data;

test('pending items are counted by kind, with the time of the oldest', async () => {
  const { kinds, total, failedMails } = await counts();
  expect(Object.keys(kinds)).toEqual([...QUEUE_KINDS]);
  expect(QUEUE_KINDS.filter((kind) => kinds[kind].count !== 1)).toEqual([]);
  expect(total.count).toBe(QUEUE_KINDS.length);
  const times = QUEUE_KINDS.map((kind) => kinds[kind].oldestSince as string);
  expect(total.oldestSince).toBe(times.toSorted()[0]);
  expect(failedMails).toBe(0);
});

test('all kinds are in one list, the longest wait first, each with who and what', async () => {
  const { content, totalElements } = await list();
  expect(totalElements).toBe(QUEUE_KINDS.length);
  expect(content.map(({ kind, id }) => [kind, id])).toEqual(QUEUE_KINDS.map((kind) => [kind, items[kind]]));
  const times = content.map(({ waitingSince }) => waitingSince);
  expect(times).toEqual(times.toSorted());
  expect(content.filter(({ title, detail }) => title === '' || detail === '')).toEqual([]);
  const of = (kind: QueueKind) => content.find((item) => item.kind === kind);
  expect(of('IDENTITY')?.detail).toBe('Asks to be Another Name');
  expect(of('REFERRAL')?.detail).toMatch(/^Referred by .+: own mailbox$/);
  expect(of('REPORT')?.detail).toBe('Company: what is said is not true');
  expect(of('DEGREE')?.detail).toBe("Bachelor's Degree, IIT Madras");
});

test('paging and filtering by kind neither drop nor add items', async () => {
  const pages = await Promise.all([0, 1, 2].map((page) => list({ page, size: 3 })));
  const kinds = pages.flatMap(({ content }) => content.map(({ kind }) => kind));
  expect(kinds).toEqual([...QUEUE_KINDS]);
  expect(pages.map(({ totalElements }) => totalElements)).toEqual([8, 8, 8]);
  for (const kind of QUEUE_KINDS) {
    expect(await list({ kind })).toMatchObject({ totalElements: 1, content: [{ kind, id: items[kind] }] });
  }
  expect((await list({ page: 500 })).content).toEqual([]);
  const wrong = await server.as(admin).call(adminListQueue, { query: { kind: 'X' as never } });
  expect(wrong.status).toBe(400);
});

test('each page of one kind continues where the previous one ended', async () => {
  const more: string[] = [items.REPORT];
  for (let place = 0; place < 4; place += 1) more.push(await reported());
  const pages = await Promise.all([0, 1, 2, 3].map((page) => list({ kind: 'REPORT', page, size: 2 })));
  const [first, second, third, fourth, fifth] = more;
  expect(pages.map(({ content }) => content.map(({ id }) => id))).toEqual([
    [first, second],
    [third, fourth],
    [fifth],
    [],
  ]);
  expect(pages.map(({ totalElements }) => totalElements)).toEqual([5, 5, 5, 5]);
  await server.db.deleteFrom('reports').where('id', 'in', more.slice(1)).execute();
});

test('an item that an admin has open shows who it is', async () => {
  const params = { kind: 'HIRE', id: items.HIRE } as const;
  await server.as(priya).call(adminClaimItem, { params });
  const held = (await list()).content.filter(({ claim }) => claim);
  const adminName = fullName(priya);
  expect(held).toMatchObject([{ kind: 'HIRE', claim: { adminName, isOwn: false } }]);
});

test('a candidate who left before a decision is no longer pending', async () => {
  const gone = await joinAsAffiliate(server);
  const before = (await counts()).kinds.AFFILIATE.count;
  await server.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', gone.id).execute();
  expect((await counts()).kinds.AFFILIATE.count).toBe(before - 1);
  expect((await list({ kind: 'AFFILIATE' })).content.map(({ id }) => id)).not.toContain(gone.id);
});

/** A paid invoice that needs a refund of half its amount, and since when. */
async function refundDue() {
  const { hireId, invoice } = await invoiceOne(server.db);
  const { id, total } = invoice;
  await payOne(server.db, { id, recordedBy: admin.id }, { received: total });
  const left = { hireId, cause: 'LEFT', percent: 50 } as const;
  await server.db.transaction().execute((tx) => invoices.credit(tx, left));
  const note = server.db.selectFrom('creditNotes').select(['total', 'issuedAt']).where('invoiceId', '=', id);
  const { total: amount, issuedAt } = await note.executeTakeFirstOrThrow();
  return { id, amount, since: issuedAt.toISOString() };
}

async function rewardDue() {
  const { id, beneficiary } = await rewardOne(server);
  const reward = server.db.selectFrom('rewards').select('payableAt').where('id', '=', id);
  return { beneficiary, since: (await reward.executeTakeFirstOrThrow()).payableAt?.toISOString() };
}

test('refunds and rewards that are due are counted beside the pending decisions, since the oldest', async () => {
  const before = await counts();
  const nothing = { count: 0, oldestSince: null };
  expect(before).toMatchObject({ refundsDue: nothing, payoutsDue: nothing });
  const refunds = [await refundDue(), await refundDue()] as const;
  const rewards = [await rewardDue(), await rewardDue()] as const;
  await rewardOne(server, { joinedDaysAgo: 30 });
  expect(await counts()).toEqual({
    ...before,
    refundsDue: { count: 2, oldestSince: refunds[0].since },
    payoutsDue: { count: 2, oldestSince: rewards[0].since },
  });
  const [{ id, amount }] = refunds;
  const body = { refundedOn: dayIn(0), reference: 'NEFT 1', refunded: 0, amount };
  expect((await server.as(admin).call(adminRecordRefund, { params: { id }, body })).status).toBe(200);
  const suspended = { status: 'SUSPENDED' } as const;
  await server.db.updateTable('users').set(suspended).where('id', '=', rewards[0].beneficiary.id).execute();
  expect(await counts()).toMatchObject({
    refundsDue: { count: 1, oldestSince: refunds[1].since },
    payoutsDue: { count: 1, oldestSince: rewards[1].since },
  });
});

test('a refund of two credits is one item, due since the later of them', async () => {
  const { id, since } = await refundDue();
  const before = (await counts()).refundsDue;
  const { hireId } = await server.db
    .selectFrom('invoices')
    .select('hireId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rest = { hireId, cause: 'DID_NOT_JOIN', percent: 100 } as const;
  await server.db.transaction().execute((tx) => invoices.credit(tx, rest));
  const due = await invoices.listRefundsDue(server.db, { page: 0, size: 20 });
  const own = due.filter((row) => row.id === id);
  expect(own).toMatchObject([{ refundDue: 393_176 }]);
  expect(own[0]?.since.getTime()).toBeGreaterThan(Date.parse(since));
  expect((await counts()).refundsDue.count).toBe(before.count);
});

test('only admins see the queue', async () => {
  const candidate = await createCandidate(server.db);
  expect((await server.as(candidate).call(adminCountQueue)).status).toBe(403);
  expect((await server.as(candidate).call(adminListQueue)).status).toBe(403);
  expect((await server.call(adminListQueue)).status).toBe(401);
});

test('each item can be read by itself', async () => {
  const as = server.as(admin);
  const contested = await as.call(adminGetNoShowContest, { params: { id: items.CONTEST } });
  expect(contested.data).toMatchObject({ absent: 'CANDIDATE', reason: 'I was there.', settledAt: null });
  expect(contested.data.history.map(({ action, side }) => [action, side])).toEqual([
    ['REQUEST', 'RECRUITER'],
    ['ACCEPT', 'CANDIDATE'],
    ['SCHEDULE', 'RECRUITER'],
  ]);
  expect((await as.call(adminGetHire, { params: { id: items.HIRE } })).data.status).toBe('DISPUTED');
  expect((await as.call(adminGetVerification, { params: { id: items.DEGREE } })).data.status).toBe('PENDING');
  for (const endpoint of [adminGetNoShowContest, adminGetHire, adminGetVerification]) {
    const params = { id: '00000000-0000-7000-8000-000000000000' };
    expect((await as.call(endpoint, { params })).status).toBe(404);
  }
});

/** How each kind is decided, in two mutually exclusive ways. */
const DECISIONS: Record<
  string,
  (by: TestAccount, isFirst: boolean) => Promise<{ status: number; message: string }>
> = {
  RECRUITER: (by, isFirst) => {
    const params = { id: items.RECRUITER };
    return isFirst
      ? server.as(by).call(adminApproveRecruiter, { params })
      : server.as(by).call(adminRejectRecruiter, { params, body: { reason: 'No.' } });
  },
  DEGREE: (by, isFirst) =>
    server.as(by).call(adminDecideVerification, {
      params: { id: items.DEGREE },
      body: isFirst ? { action: 'APPROVE' } : { action: 'REJECT', reason: 'No.' },
    }),
  AFFILIATE: (by, isFirst) =>
    server.as(by).call(adminProcessAffiliate, {
      params: { id: items.AFFILIATE },
      body: { action: isFirst ? 'APPROVE' : 'REJECT', reason: 'No.', from: 'PENDING' },
    }),
  CONTEST: (by, isFirst) =>
    server.as(by).call(adminSettleNoShow, {
      params: { id: items.CONTEST },
      body: { decision: isFirst ? 'UPHOLD' : 'CLEAR', note: 'The log says so.' },
    }),
  HIRE: (by, isFirst) =>
    server.as(by).call(adminSettleHire, {
      params: { id: items.HIRE },
      body: { outcome: isFirst ? 'STANDS' : 'FALLS', reason: 'Payslips were shown.' },
    }),
};

test.each(Object.keys(DECISIONS))(
  'when two admins decide one %s, one succeeds and the other reads who and when',
  async (kind) => {
    const decide = DECISIONS[kind] as (typeof DECISIONS)[string];
    const answers = await Promise.all([decide(admin, true), decide(priya, false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? admin : priya;
    const late = `${fullName(winner)} decided this on `;
    expect(answers.find(({ status }) => status === 409)?.message).toContain(late);
    const third = await decide(await createAdmin(server.db), true);
    expect(third).toMatchObject({ status: 409, message: expect.stringContaining(late) });
    expect((await counts()).kinds[kind as QueueKind].count).toBe(0);
  },
);
