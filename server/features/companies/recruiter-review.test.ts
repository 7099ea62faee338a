import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getApprovalBanner, getApprovalStatus, submitApplication } from '#contract/companies/approval.ts';
import { updateCompany } from '#contract/companies/profile.ts';
import {
  adminApproveRecruiter,
  adminGetRecruiter,
  adminGetRecruiterStats,
  adminListPendingRecruiters,
  adminListRecruiters,
  adminProcessRecruiter,
  adminRejectRecruiter,
  PROCESS_ACTIONS,
  type ProcessAction,
} from '#contract/companies/recruiter-review.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import { getRecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { recruiterNotifications } from '#contract/notifications.ts';
import {
  createAdmin,
  createCandidate,
  createColleague,
  createRecruiter,
} from '#server/testing/factories/accounts.ts';
import {
  COMPANY,
  completeApplication,
  createApplicant,
  createMember,
} from '#server/testing/factories/companies.ts';
import { madeOnce, ownServer, startServer, type TestServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

const idOf = ({ id }: { id: string }) => ({ params: { id } });
const process = (recruiterId: string, action: ProcessAction, reason?: string) =>
  server.as(admin).call(adminProcessRecruiter, { body: { recruiterId, action, reason } });

describe('approving', () => {
  test('opens the workspace, notifies the founder and is recorded with the admin', async () => {
    const recruiter = await createApplicant(server, { firstName: 'Farah', lastName: 'Siddiqui' });
    expect((await server.as(recruiter).call(getRecruiterDashboard)).code).toBe('COMPANY_NOT_APPROVED');
    const answer = await server.as(admin).call(adminApproveRecruiter, idOf(recruiter));
    expect(answer).toMatchObject({ status: 200, message: 'Recruiter approved successfully!' });
    expect(answer.data).toMatchObject({
      approvalStatus: 'APPROVED',
      approvalStatusDisplay: 'Approved',
      canCreateJobs: true,
      canViewCandidates: true,
      needsApproval: false,
      documents: [{ status: 'VERIFIED' }],
    });
    expect(answer.data.history.map(({ action }) => action)).toEqual([
      'company.submitted',
      'company.approved',
    ]);
    expect(answer.data.history.at(-1)?.byName).toBe(fullName(admin));
    expect((await server.as(recruiter).call(getRecruiterDashboard)).status).toBe(200);
    const mails = await server.mailsTo(recruiter.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tamarind Pay is approved on Medallist']);
    const notice = await server.as(recruiter).call(recruiterNotifications.list);
    expect(notice.data.content[0]).toMatchObject({ title: 'Tamarind Pay is approved', isRead: false });
  });
});

test('an approved company’s viewer sees candidates, and cannot create jobs', async () => {
  const founder = await createRecruiter(server.db);
  const viewer = await createColleague(server.db, founder.companyId, 'VIEWER');
  expect((await server.as(admin).call(adminGetRecruiter, idOf(viewer))).data).toMatchObject({
    ...{ recruiterType: 'VIEWER', canCreateJobs: false, canViewCandidates: true, needsApproval: false },
  });
});

describe('rejecting', () => {
  test('notifies the founder with the reason, by mail and in the product', async () => {
    const recruiter = await createApplicant(server);
    const reason = 'The certificate <b>cannot</b> be read.';
    const answer = await server.as(admin).call(adminRejectRecruiter, {
      ...idOf(recruiter),
      body: { reason },
    });
    expect(answer).toMatchObject({
      message: 'Recruiter rejected successfully!',
      data: { approvalStatus: 'REJECTED', rejectionReason: reason },
    });
    const [mail] = await server.mailsTo(recruiter.email);
    expect(mail?.textBody).toContain(reason);
    expect(mail?.htmlBody).not.toContain('<b>cannot</b>');
  });

  test.each(['', '   ', undefined])('needs a reason (%j)', async (reason) => {
    const recruiter = await createApplicant(server);
    const refusal = { status: 400, message: 'Please provide a rejection reason' };
    const body = { reason } as { reason: string };
    expect(await server.as(admin).call(adminRejectRecruiter, { ...idOf(recruiter), body })).toMatchObject(
      refusal,
    );
    expect(await process(recruiter.id, 'REJECT', reason)).toMatchObject(refusal);
  });
});

describe('the moves an admin may make', () => {
  const ALLOWED: Record<ApprovalStatus, ProcessAction[]> = {
    NOT_SUBMITTED: [],
    PENDING: ['APPROVE', 'REJECT', 'UNDER_REVIEW'],
    UNDER_REVIEW: ['APPROVE', 'REJECT'],
    APPROVED: ['SUSPEND'],
    REJECTED: [],
    SUSPENDED: ['REINSTATE'],
  };
  const cases = Object.entries(ALLOWED).flatMap(([from, allowed]) =>
    PROCESS_ACTIONS.map(
      (action) => [from as ApprovalStatus, action, allowed.includes(action) ? 200 : 409] as const,
    ),
  );

  test.each(cases)('from %s, %s answers %i', async (approvalStatus, action, status) => {
    const { id } = await createRecruiter(server.db, { approvalStatus });
    const answer = await process(id, action, 'A reason.');
    expect(answer.status).toBe(status);
    if (status === 409) expect(answer.code).toBe('STATE_CHANGED');
  });

  test.each([
    ['APPROVE', 'Recruiter approved successfully!'],
    ['REJECT', 'Recruiter rejected successfully!'],
  ] as const)('%s by the process call says "%s"', async (action, message) => {
    const { id } = await createApplicant(server);
    expect(await process(id, action, 'A reason.')).toMatchObject({ message });
  });

  test('suspending needs a reason, closes the workspace and notifies the founder', async () => {
    const recruiter = await createRecruiter(server.db);
    const missing = await process(recruiter.id, 'SUSPEND', ' ');
    expect(missing).toMatchObject({ status: 400, message: 'Please provide a suspension reason' });
    const answer = await process(recruiter.id, 'SUSPEND', 'Invoices unpaid.');
    expect(answer).toMatchObject({ message: 'Recruiter suspended successfully!' });
    const closed = await server.as(recruiter).call(getRecruiterDashboard);
    expect(closed).toMatchObject({ status: 403, code: 'COMPANY_SUSPENDED' });
    const open = await server.as(recruiter).call(updateCompany, { body: COMPANY });
    expect(open.status).toBe(200);
    const [mail] = await server.mailsTo(recruiter.email);
    expect(mail?.textBody).toContain('Invoices unpaid.');
  });

  test('suspending a member who founded no company closes the workspace to that person only', async () => {
    const founder = await createRecruiter(server.db);
    const member = await createMember(server.db, founder.companyId, 'RECRUITER');
    await server.db.deleteFrom('companies').where('founderId', '=', member.id).execute();
    expect((await process(member.id, 'APPROVE')).code).toBe('STATE_CHANGED');
    const answer = await process(member.id, 'SUSPEND', 'Spam.');
    expect(answer.data).toMatchObject({ approvalStatus: 'SUSPENDED', recruiterType: 'RECRUITER' });
    expect((await process(member.id, 'SUSPEND', 'Spam.')).status).toBe(409);
    const closed = await server.as(member).call(getRecruiterDashboard);
    expect(closed).toMatchObject({ status: 403, code: 'RECRUITER_SUSPENDED' });
    const { data: state } = await server.as(member).call(getApprovalStatus);
    expect(state).toMatchObject({ approvalStatus: 'SUSPENDED', isApproved: false, canCreateJobs: false });
    const { data: banner } = await server.as(member).call(getApprovalBanner);
    expect(banner.message).toBe('Your recruiter account is suspended. Please contact support.');
    expect((await server.as(founder).call(getRecruiterDashboard)).status).toBe(200);
    expect((await server.mailsTo(member.email))[0]?.textBody).toContain('Spam.');
  });

  test('reinstating opens the workspace as it was, notifies the founder and records both moves', async () => {
    const recruiter = await createRecruiter(server.db);
    await process(recruiter.id, 'SUSPEND', 'Invoices unpaid.');
    const answer = await process(recruiter.id, 'REINSTATE');
    expect(answer).toMatchObject({ status: 200, message: 'Recruiter reinstated successfully!' });
    expect(answer.data).toMatchObject({ approvalStatus: 'APPROVED', canCreateJobs: true });
    expect(answer.data.history).toMatchObject([
      { action: 'company.suspended', reason: 'Invoices unpaid.' },
      { action: 'company.reinstated', reason: null },
    ]);
    expect((await server.as(recruiter).call(getRecruiterDashboard)).status).toBe(200);
    const { data: banner } = await server.as(recruiter).call(getApprovalBanner);
    expect(banner.actionType).toBe('SUCCESS');
    const mails = await server.mailsTo(recruiter.email);
    expect(
      mails.map(({ subject }) => subject).filter((subject) => /is open again/.test(subject)),
    ).toHaveLength(1);
    const { suspendedAt } = await server.db
      .selectFrom('companies')
      .select('suspendedAt')
      .where('id', '=', recruiter.companyId)
      .executeTakeFirstOrThrow();
    expect(suspendedAt).toBeNull();
    const trail = server.db.selectFrom('auditEvents').select(['action', 'before', 'after']);
    const kept = await trail
      .where('subjectId', '=', recruiter.companyId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(kept).toEqual([
      {
        action: 'company.suspended',
        before: { approvalStatus: 'APPROVED' },
        after: { approvalStatus: 'SUSPENDED', reason: 'Invoices unpaid.' },
      },
      {
        action: 'company.reinstated',
        before: { approvalStatus: 'SUSPENDED' },
        after: { approvalStatus: 'APPROVED' },
      },
    ]);
  });

  test('reinstating a member opens the workspace to that person, and only while they are suspended', async () => {
    const founder = await createRecruiter(server.db);
    const member = await createMember(server.db, founder.companyId, 'RECRUITER');
    await server.db.deleteFrom('companies').where('founderId', '=', member.id).execute();
    expect((await process(member.id, 'REINSTATE')).code).toBe('STATE_CHANGED');
    await process(member.id, 'SUSPEND', 'Spam.');
    const answer = await process(member.id, 'REINSTATE');
    expect(answer.data).toMatchObject({ approvalStatus: 'APPROVED', accountStatus: 'ACTIVE' });
    expect((await server.as(member).call(getRecruiterDashboard)).status).toBe(200);
    const subjects = (await server.mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Medallist account is open again');
    expect((await process(member.id, 'REINSTATE')).code).toBe('STATE_CHANGED');
  });

  test('when two admins decide at once exactly one wins, and one mail is sent', async () => {
    const second = await createAdmin(server.db, 'SUPER_ADMIN');
    const recruiter = await createApplicant(server);
    const answers = await Promise.all([
      server.as(admin).call(adminApproveRecruiter, idOf(recruiter)),
      server.as(second).call(adminRejectRecruiter, { ...idOf(recruiter), body: { reason: 'No.' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.mailsTo(recruiter.email)).toHaveLength(1);
    const detail = await server.as(admin).call(adminGetRecruiter, idOf(recruiter));
    expect(detail.data.history).toHaveLength(2);
  });
});

describe('who may decide', () => {
  test('only admins', async () => {
    const recruiter = await createApplicant(server);
    expect((await server.call(adminApproveRecruiter, idOf(recruiter))).status).toBe(401);
    for (const account of [recruiter, await createRecruiter(server.db), await createCandidate(server.db)]) {
      const caller = server.as(account);
      const body = { reason: 'No.' };
      const answers = await Promise.all([
        caller.call(adminApproveRecruiter, idOf(recruiter)),
        caller.call(adminRejectRecruiter, { ...idOf(recruiter), body }),
        caller.call(adminProcessRecruiter, { body: { recruiterId: recruiter.id, action: 'APPROVE' } }),
        caller.call(adminListRecruiters),
        caller.call(adminListPendingRecruiters),
        caller.call(adminGetRecruiter, idOf(recruiter)),
        caller.call(adminGetRecruiterStats),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403));
    }
  });

  test.each(['00000000-0000-7000-8000-000000000000', 'not-an-id'])('"%s" is no recruiter', async (id) => {
    const caller = server.as(admin);
    expect((await caller.call(adminGetRecruiter, { params: { id } })).status).toBe(404);
    expect((await caller.call(adminApproveRecruiter, { params: { id } })).status).toBe(404);
  });

  test('a candidate is no recruiter', async () => {
    const { id } = await createCandidate(server.db);
    const answer = await server.as(admin).call(adminGetRecruiter, { params: { id } });
    expect(answer).toMatchObject({ status: 404, message: 'Recruiter not found' });
  });
});

describe('the lists', () => {
  let lists: TestServer;
  let caller: ReturnType<TestServer['as']>;
  beforeAll(async () => {
    lists = await startServer();
    caller = lists.as(await createAdmin(lists.db));
    const people: [string, string, ApprovalStatus][] = [
      ['Farah', 'Meghdoot Cloud', 'APPROVED'],
      ['Rohan', 'Pallav Health', 'REJECTED'],
      ['Gaurav', 'Sahyadri 100%', 'SUSPENDED'],
      ['Nandini', 'Quill_Works', 'NOT_SUBMITTED'],
    ];
    for (const [firstName, companyName, approvalStatus] of people) {
      await createRecruiter(lists.db, { firstName, companyName, approvalStatus });
    }
    const first = await createApplicant(lists, { firstName: 'First' });
    const second = await createRecruiter(lists.db, { firstName: 'Second', approvalStatus: 'NOT_SUBMITTED' });
    await completeApplication(lists, second);
    await lists.as(second).call(submitApplication);
    await caller.call(adminProcessRecruiter, { body: { recruiterId: first.id, action: 'UNDER_REVIEW' } });
  });
  afterAll(() => lists.close());

  test('the statistics count every status', async () => {
    const { data } = await caller.call(adminGetRecruiterStats);
    expect(data).toMatchObject({
      pendingApprovalCount: 1,
      activeRecruiters: 1,
      totalRecruiters: 6,
      approvedCount: 1,
      rejectedCount: 1,
      under_reviewCount: 1,
      suspendedCount: 1,
    });
  });

  test('the queue starts with the longest wait', async () => {
    const { data } = await caller.call(adminListPendingRecruiters);
    expect(data.map(({ firstName }) => firstName)).toEqual(['First', 'Second']);
    expect(data[0]).toMatchObject({ approvalStatus: 'UNDER_REVIEW', approvalStatusDisplay: 'Under Review' });
  });

  test('the list is newest first, 20 to a page', async () => {
    const { data } = await caller.call(adminListRecruiters);
    expect(data).toMatchObject({
      number: 0,
      size: 20,
      totalElements: 6,
      totalPages: 1,
      first: true,
      last: true,
    });
    expect(data.content[0]).toMatchObject({ firstName: 'Second', companyName: 'Tamarind Pay' });
    const second = await caller.call(adminListRecruiters, { query: { page: 1, size: 4 } });
    expect(second.data).toMatchObject({ number: 1, totalPages: 2, first: false, last: true });
    expect(second.data.content).toHaveLength(2);
  });

  test.each([
    [{ search: 'farah' }, ['Farah']],
    [{ search: 'meghdoot' }, ['Farah']],
    [{ search: '@people.test', status: 'REJECTED' }, ['Rohan']],
    [{ search: '100%' }, ['Gaurav']],
    [{ search: 'l_w' }, ['Nandini']],
    [{ search: '00%' }, ['Gaurav']],
    [{ search: '%' }, []],
    // One or two letters are matched as a prefix.
    [{ search: 'Sa' }, ['Gaurav']],
    [{ search: 'w' }, []],
    [{ search: 'fa' }, ['Farah']],
    [{ search: 'ar' }, []],
    [{ search: 'nobody' }, []],
    [{ status: 'SUSPENDED' }, ['Gaurav']],
    [{ status: 'Under Review' }, ['First']],
  ])('%j finds %j', async (query, names) => {
    const { data } = await caller.call(adminListRecruiters, { query });
    expect(data.content.map(({ firstName }) => firstName)).toEqual(names);
  });

  test('an unknown status is refused', async () => {
    expect((await caller.call(adminListRecruiters, { query: { status: 'WAITING' } })).status).toBe(400);
  });
});

test('a decision refreshes the open screens of the company and of the admins', async () => {
  const recruiter = await createApplicant(server);
  const streams = await Promise.all(
    [recruiter, admin].map((account) => server.as(account).fetch('/api/live')),
  );
  const readers = streams.map(({ body }) => body?.pipeThrough(new TextDecoderStream()).getReader());
  await server.as(admin).call(adminApproveRecruiter, idOf(recruiter));
  for (const reader of readers) {
    let heard = '';
    while (!heard.includes('"approval"')) heard += (await reader?.read())?.value ?? '';
    expect(heard).toContain('"approval"');
    await reader?.cancel();
  }
});
