import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uploadCompanyDocuments } from '#contract/companies/documents.ts';
import { removeMember } from '#contract/companies/team.ts';
import {
  getRecruiterDashboard,
  getRecruiterDashboardSummary,
} from '#contract/dashboards/recruiter-dashboard.ts';
import { listPendingActions, type PendingActionsQuery } from '#contract/dashboards/work-queue.ts';
import { reportLeaving } from '#contract/hires/candidate-hires.ts';
import { completeInterview, rescheduleInterview } from '#contract/interviews/respond.ts';
import { setJobTeam } from '#contract/jobs/team.ts';
import { fullName } from '#contract/kit/full-name.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  signInElsewhere,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember, documentForm, PDF } from '#server/testing/factories/companies.ts';
import { hireOne } from '#server/testing/factories/hires.ts';
import { acceptOne, endOf, judgeOne, scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { agreeOne, dayIn } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PICK_HOURS = 48;

const server = ownServer();
afterEach(() => server.moveClock(0));

async function queueOf(reader: TestAccount, query: Partial<PendingActionsQuery> = {}) {
  const answer = await server.as(reader).call(listPendingActions, { query });
  expect(answer.status).toBe(200);
  return answer.data;
}

async function kindsOf(reader: TestAccount, query: Partial<PendingActionsQuery> = {}) {
  return (await queueOf(reader, query)).content.map(({ kind }) => kind);
}

const moveTo = (instant: number) => server.moveClock(Math.round((instant - Date.now()) / 1000));

describe('each kind', () => {
  test('a time to pick: since the candidate accepted, due 48 hours later', async () => {
    const { id, jobId, recruiter, candidate } = await acceptOne(server);
    const { content, totalElements } = await queueOf(recruiter);
    const [only] = content;
    expect(totalElements).toBe(1);
    expect(only).toMatchObject({
      id: `interview-${id}`,
      kind: 'PICK_TIME',
      title: `Pick a time for ${fullName(candidate)}`,
      description: 'Senior Backend Engineer',
      actionLabel: 'Pick a time',
      actionUrl: `/recruiter/interviews?interview=${id}&act=pick`,
      person: fullName(candidate),
      job: { id: jobId, title: 'Senior Backend Engineer' },
      owner: { id: recruiter.id, name: fullName(recruiter) },
      priority: 'MEDIUM',
      isOverdue: false,
    });
    const since = Date.parse(only?.since ?? '');
    expect(Math.abs(Date.now() - since)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(only?.dueAt ?? '') - since - PICK_HOURS * HOUR)).toBeLessThan(2_000);
  });

  test('new times: since they were requested, not since the first were offered', async () => {
    const { id, recruiter, candidate } = await scheduleOne(server, { slots: [slotIn(9)] });
    await moveTo(Date.now() + 2 * DAY);
    const body = {
      interviewId: id,
      reason: 'Travel conflict',
      newAvailabilitySlots: [slotIn(5)],
    };
    expect((await server.as(candidate).call(rescheduleInterview, { body })).status).toBe(200);
    const [only] = (await queueOf(recruiter)).content;
    expect(only).toMatchObject({ kind: 'PICK_TIME', title: `${fullName(candidate)} asked for new times` });
    expect(Math.abs(Date.parse(only?.since ?? '') - Date.now() - 2 * DAY)).toBeLessThan(60_000);
  });

  test('feedback: not before the end, then since the end, and overdue after three working days', async () => {
    const interview = await scheduleOne(server);
    const { id, recruiter, candidate, booked } = interview;
    expect(await kindsOf(recruiter)).toEqual([]);
    await moveTo(Date.parse(booked.endsAt ?? '') - 60_000);
    expect(await kindsOf(recruiter)).toEqual([]);
    await moveTo(endOf(interview));
    expect((await queueOf(recruiter)).content).toMatchObject([
      {
        kind: 'GIVE_FEEDBACK',
        title: `Give feedback on ${fullName(candidate)}`,
        actionUrl: `/recruiter/interviews?interview=${id}&act=outcome`,
        since: booked.endsAt,
        isOverdue: false,
      },
    ]);
    await moveTo(endOf(interview) + 8 * DAY);
    expect((await queueOf(recruiter)).content).toMatchObject([{ isOverdue: true, priority: 'HIGH' }]);
  });

  test.each([
    ['ADVANCE', 'REQUEST_ROUND', (name: string) => `Ask ${name} to round 2`, 'next-round'],
    ['REJECT', 'REJECT', (name: string) => `Reject ${name}`, 'reject'],
  ] as const)('%s asks to %s, since it was judged', async (outcome, kind, title, act) => {
    const interview = await scheduleOne(server);
    const { id, recruiter, candidate } = interview;
    await moveTo(endOf(interview));
    await judgeOne(server, interview, outcome);
    await moveTo(endOf(interview) + HOUR);
    const words = { feedback: 'A good talk.' };
    await server.as(candidate).call(completeInterview, { params: { id }, body: words });
    const [only] = (await queueOf(recruiter)).content;
    expect(only).toMatchObject({
      kind,
      title: title(fullName(candidate)),
      actionUrl: `/recruiter/interviews?interview=${id}&act=${act}`,
    });
    // Later feedback by the candidate does not restart it.
    expect(Math.abs(Date.parse(only?.since ?? '') - endOf(interview))).toBeLessThan(60_000);
  });

  test('a hold is no task until its day, and since its day then', async () => {
    const interview = await scheduleOne(server);
    const { id, recruiter, candidate } = interview;
    await moveTo(endOf(interview));
    await judgeOne(server, interview, 'HOLD', dayIn(4));
    expect(await kindsOf(recruiter)).toEqual([]);
    const morning = `${dayIn(4)}T09:00:00+05:30`;
    await moveTo(Date.parse(morning) + 60_000);
    expect((await queueOf(recruiter)).content).toMatchObject([
      {
        kind: 'DECIDE',
        title: `Decide about ${fullName(candidate)}`,
        actionUrl: `/recruiter/interviews?interview=${id}&act=decide`,
        since: new Date(morning).toISOString(),
        dueAt: new Date(morning).toISOString(),
      },
    ]);
  });

  test('joining to record: from the agreed day on', async () => {
    const agreed = await agreeOne(server, { body: { joiningDate: dayIn(20) } });
    const joining = Date.parse(`${dayIn(20)}T00:00:00+05:30`);
    const only = { kind: ['RECORD_JOINING' as const] };
    await moveTo(joining - 60_000);
    expect(await kindsOf(agreed.recruiter, only)).toEqual([]);
    await moveTo(joining + 60_000);
    expect((await queueOf(agreed.recruiter, only)).content).toMatchObject([
      {
        title: `Record that ${fullName(agreed.candidate)} joined`,
        actionUrl: `/recruiter/applications/${agreed.applicationId}?tab=offer&act=record-joining`,
        since: new Date(joining).toISOString(),
        dueAt: null,
        owner: { id: agreed.recruiter.id },
      },
    ]);
  });

  test('a reported leaving to answer, since it was reported; and the check-in question of a day', async () => {
    const { applicationId, hireId, ...people } = await hireOne(server);
    await moveTo(Date.now() + 31 * DAY);
    await server.runTasks();
    const recruiter = await signInElsewhere(server.db, people.recruiter);
    const candidate = await signInElsewhere(server.db, people.candidate);
    expect((await queueOf(recruiter, { kind: ['ANSWER_CHECK'] })).content).toMatchObject([
      {
        title: expect.stringMatching(new RegExp(`^Is ${fullName(candidate)} still with .+\\?$`)),
        actionUrl: `/recruiter/applications/${applicationId}?tab=offer`,
        since: expect.any(String),
        dueAt: null,
      },
    ]);
    const body = { leftOn: dayIn(0), cause: 'RESIGNED' as const };
    const params = { id: hireId };
    expect((await server.as(candidate).call(reportLeaving, { params, body })).status).toBe(200);
    const [leaving] = (await queueOf(recruiter, { kind: ['ANSWER_LEAVING'] })).content;
    expect(leaving).toMatchObject({
      title: `${fullName(candidate)} reported having left`,
      actionUrl: `/recruiter/applications/${applicationId}?tab=offer`,
      priority: 'HIGH',
    });
    const since = Date.parse(leaving?.since ?? '');
    expect(Math.abs(since - Date.now() - 31 * DAY)).toBeLessThan(60_000);
    expect(Date.parse(leaving?.dueAt ?? '') - since).toBeGreaterThan(6 * DAY);
    expect(await kindsOf(recruiter, { kind: ['ANSWER_CHECK'] })).toEqual([]);
  });

  test('joining to record, and the check-in question, belong to the member who started the hire while they are in the team', async () => {
    const owner = await createRecruiter(server.db);
    const { id: jobId } = await createJob(server.db, owner);
    const member = await createMember(server.db, owner.companyId, 'RECRUITER');
    const heir = await createMember(server.db, owner.companyId, 'RECRUITER');
    const body = { joiningDate: dayIn(10) };
    await agreeOne(server, { recruiter: member, jobId, body });
    await hireOne(server, { recruiter: member, jobId, body });
    await moveTo(Date.now() + 31 * DAY);
    await server.runTasks('markOverdueInvoices', 'askAboutHires');
    const reader = await signInElsewhere(server.db, owner);
    const kind = ['RECORD_JOINING' as const, 'ANSWER_CHECK' as const];
    const owners = async () => (await queueOf(reader, { kind })).content.map((one) => one.owner?.id);
    expect(await owners()).toEqual([member.id, member.id]);
    const query = { successorId: heir.id };
    const gone = await server.as(reader).call(removeMember, { params: { id: member.id }, query });
    expect(gone.status).toBe(204);
    expect(await owners()).toEqual([owner.id, owner.id]);
  });

  test('the applications of a job, a draft, and a document for a member who may replace it', async () => {
    const recruiter = await createRecruiter(server.db);
    const { id: jobId } = await createJob(server.db, recruiter, { title: 'Data Engineer' });
    const { id: draftId } = await createJob(server.db, recruiter, { title: 'Site Lead', status: 'DRAFT' });
    for (const candidate of [await createSearchableCandidate(server.db), await createCandidate(server.db)])
      await createApplication(server.db, jobId, candidate);
    await rejectDocument(recruiter, 'The stamp cannot be read.');
    expect((await queueOf(recruiter)).content).toMatchObject([
      {
        kind: 'REPLACE_DOCUMENT',
        title: 'Replace stamp.pdf',
        description: 'The stamp cannot be read.',
        job: null,
      },
      {
        id: `applications-${jobId}`,
        title: 'Review 2 new applications',
        actionUrl: `/recruiter/jobs/${jobId}`,
        person: null,
        job: { id: jobId, title: 'Data Engineer' },
        since: expect.any(String),
      },
      { id: `draft-${draftId}`, title: 'Publish Site Lead', description: 'Nobody sees this draft yet.' },
    ]);
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    expect(await kindsOf(colleague)).toEqual(['REVIEW_APPLICATIONS', 'PUBLISH_JOB']);
  });
});

async function rejectDocument(recruiter: TestRecruiter, rejectionReason: string): Promise<void> {
  const form = documentForm('OTHER', { name: 'stamp.pdf', bytes: PDF });
  expect((await server.as(recruiter).call(uploadCompanyDocuments, { form })).status).toBeLessThan(300);
  await server.db
    .updateTable('companyDocuments')
    .set({ status: 'REJECTED', rejectionReason })
    .where('companyId', '=', recruiter.companyId)
    .execute();
}

describe('the list', () => {
  let recruiter: TestRecruiter;
  let colleague: TestAccount;
  let jobs: string[];
  beforeAll(async () => {
    recruiter = await createRecruiter(server.db);
    colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    jobs = [];
    for (const title of ['Ledger Engineer', 'Search Engineer']) {
      jobs.push((await createJob(server.db, recruiter, { title })).id);
    }
    const [first, second] = jobs as [string, string];
    await acceptOne(server, { recruiter, jobId: first });
    await acceptOne(server, { recruiter, jobId: second, interviewerId: colleague.id });
    await scheduleOne(server, { recruiter, jobId: second, slots: [slotIn(1, '18:00', '19:00')] });
    await createApplication(server.db, second, await createSearchableCandidate(server.db));
    await createJob(server.db, recruiter, { title: 'Later', status: 'DRAFT' });
  });

  test('is ordered by deadline, then the tasks without one', async () => {
    await moveTo(Date.now() + 3 * DAY);
    const { content } = await queueOf(recruiter);
    expect(content.map(({ kind }) => kind)).toEqual([
      'PICK_TIME',
      'PICK_TIME',
      'GIVE_FEEDBACK',
      'REVIEW_APPLICATIONS',
      'PUBLISH_JOB',
    ]);
    const due = content.map(({ dueAt }) => dueAt).filter((one) => one !== null);
    expect(due).toEqual(due.toSorted());
    expect(content.map(({ isOverdue }) => isOverdue)).toEqual([true, true, false, false, false]);
  });

  test('can be filtered by kind, one or several, by job and by owner', async () => {
    const [first, second] = jobs as [string, string];
    expect(await kindsOf(recruiter, { kind: ['PUBLISH_JOB'] })).toEqual(['PUBLISH_JOB']);
    expect(await kindsOf(recruiter, { kind: ['PUBLISH_JOB', 'PICK_TIME'] })).toEqual([
      'PICK_TIME',
      'PICK_TIME',
      'PUBLISH_JOB',
    ]);
    expect(await kindsOf(recruiter, { jobId: first })).toEqual(['PICK_TIME']);
    expect(await kindsOf(recruiter, { jobId: second })).toEqual(['PICK_TIME', 'REVIEW_APPLICATIONS']);
    expect(await kindsOf(colleague, { ownerId: colleague.id })).toEqual(['PICK_TIME']);
    expect(await kindsOf(recruiter, { ownerId: recruiter.id })).toEqual([
      'PICK_TIME',
      'REVIEW_APPLICATIONS',
      'PUBLISH_JOB',
    ]);
    expect(await kindsOf(recruiter, { ownerId: colleague.id, jobId: first })).toEqual([]);
    const refused = await server
      .as(recruiter)
      .call(listPendingActions, { query: { kind: ['NAP'] as never } });
    expect(refused.status).toBe(400);
  });

  test('assigns a job’s tasks to its owner, not to its creator', async () => {
    const params = { id: jobs[1] ?? '' };
    const give = ({ id: ownerId }: TestAccount) =>
      server.as(recruiter).call(setJobTeam, { params, body: { ownerId, memberIds: [] } });
    expect((await give(colleague)).status).toBe(200);
    const kind = ['REVIEW_APPLICATIONS', 'PUBLISH_JOB'] as const;
    expect(await kindsOf(recruiter, { kind: [...kind], ownerId: colleague.id })).toEqual([
      'REVIEW_APPLICATIONS',
    ]);
    expect(await kindsOf(recruiter, { kind: [...kind], ownerId: recruiter.id })).toEqual(['PUBLISH_JOB']);
    expect((await give(recruiter)).status).toBe(200);
  });

  test('has pages that neither repeat nor omit a task', async () => {
    const whole = (await queueOf(recruiter)).content.map(({ id }) => id);
    const pages = [];
    for (const page of [0, 1, 2]) {
      const data = await queueOf(recruiter, { page, size: 2 });
      expect(data).toMatchObject({ number: page, totalElements: 4, totalPages: 2 });
      pages.push(...data.content.map(({ id }) => id));
    }
    expect(pages).toEqual(whole);
    expect(new Set(whole).size).toBe(4);
  });

  test('is at the start of the dashboard, with the total number', async () => {
    const whole = await queueOf(recruiter);
    const { data } = await server.as(recruiter).call(getRecruiterDashboard);
    expect(data.pendingActions).toEqual(whole.content.slice(0, 5));
    expect(data.pendingActionsCount).toBe(whole.totalElements);
    const summary = await server.as(recruiter).call(getRecruiterDashboardSummary);
    expect(summary.data.pendingActionsCount).toBe(whole.totalElements);
  });

  test('is cut on the dashboard to the first ones', async () => {
    for (let made = 0; made < 3; made += 1) await createJob(server.db, recruiter, { status: 'DRAFT' });
    const whole = await queueOf(recruiter);
    const { data } = await server.as(recruiter).call(getRecruiterDashboard);
    expect(whole.totalElements).toBe(7);
    expect(data).toMatchObject({ pendingActionsCount: 7, pendingActions: whole.content.slice(0, 5) });
  });

  test('is empty for a viewer and another company, and refused to all others', async () => {
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect(await queueOf(viewer)).toMatchObject({ content: [], totalElements: 0 });
    const stranger = await createRecruiter(server.db);
    expect(await kindsOf(stranger)).toEqual([]);
    expect(await kindsOf(stranger, { jobId: jobs[0], ownerId: recruiter.id })).toEqual([]);
    const elsewhere = [await createCandidate(server.db), await createAdmin(server.db)];
    for (const account of elsewhere)
      expect((await server.as(account).call(listPendingActions)).status).toBe(403);
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await server.as(pending).call(listPendingActions)).code).toBe('COMPANY_NOT_APPROVED');
    expect((await server.call(listPendingActions)).status).toBe(401);
  });
});
