import { beforeAll, describe, expect, test } from 'vitest';
import {
  checkRecruiterHealth,
  getRecruiterDashboard,
  getRecruiterDashboardSummary,
  getRecruiterHome,
  getRecruiterStats,
  refreshRecruiterDashboard,
} from '#contract/dashboards/recruiter-dashboard.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const WORKSPACE = [
  getRecruiterDashboard,
  getRecruiterHome,
  refreshRecruiterDashboard,
  getRecruiterDashboardSummary,
  getRecruiterStats,
];

const server = ownServer();

describe('the dashboard of a new company', () => {
  test('greets by name, with zeros, no tasks and the notification of its approval', async () => {
    const recruiter = await createRecruiter(server.db, { firstName: 'Rohan', companyName: 'Tamarind Pay' });
    const { data } = await server.as(recruiter).call(getRecruiterDashboard);
    expect(data).toEqual({
      approvalBanner: {
        show: true,
        actionType: 'SUCCESS',
        message: 'Your company is approved. The workspace is open.',
        actionText: null,
        actionUrl: null,
      },
      profile: { firstName: 'Rohan', companyName: 'Tamarind Pay', designation: 'Recruiter' },
      pendingActions: [],
      pendingActionsCount: 0,
      stats: {
        activeJobs: 0,
        totalApplications: 0,
        newApplications: 0,
        interviewScheduled: 0,
        totalJobs: 0,
        activeCandidates: 0,
      },
      recentActivities: [],
      nextInterviews: [],
    });
  });

  test.each([
    ['PENDING', 'COMPANY_NOT_APPROVED'],
    ['NOT_SUBMITTED', 'COMPANY_NOT_APPROVED'],
    ['UNDER_REVIEW', 'COMPANY_NOT_APPROVED'],
    ['REJECTED', 'COMPANY_NOT_APPROVED'],
    ['SUSPENDED', 'COMPANY_SUSPENDED'],
  ] as const)('is closed to a company that is %s', async (approvalStatus, code) => {
    const caller = server.as(await createRecruiter(server.db, { approvalStatus }));
    for (const endpoint of WORKSPACE)
      expect(await caller.call(endpoint)).toMatchObject({ status: 403, code });
    expect((await caller.call(checkRecruiterHealth)).data.status).toBe('UP');
  });

  test('is open to every member and to no other user', async () => {
    const { companyId } = await createRecruiter(server.db);
    const viewer = server.as(await createMember(server.db, companyId, 'VIEWER'));
    for (const endpoint of WORKSPACE) expect((await viewer.call(endpoint)).status).toBe(200);
    for (const account of [await createCandidate(server.db), await createAdmin(server.db)]) {
      for (const endpoint of WORKSPACE) expect((await server.as(account).call(endpoint)).status).toBe(403);
    }
    expect((await server.call(getRecruiterDashboard)).status).toBe(401);
  });
});

describe('the dashboard of a company at work', () => {
  const DAY = 24 * 60 * 60 * 1000;
  let recruiter: TestRecruiter;

  async function insertJob(title: string, status: 'DRAFT' | 'PUBLISHED'): Promise<string> {
    const id = newId();
    const at = new Date();
    await server.db
      .insertInto('jobs')
      .values({
        id,
        companyId: recruiter.companyId,
        createdBy: recruiter.id,
        title,
        status,
        department: null,
        city: null,
        maxNoticePeriod: null,
        publishedAt: null,
        closedAt: null,
        deletedAt: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    return id;
  }

  async function insertApplication(jobId: string, status: 'NEW' | 'INTERVIEW', at: Date) {
    const candidate = await createCandidate(server.db, { firstName: 'Ananya', lastName: 'Krishnan' });
    const id = newId();
    await server.db
      .insertInto('applications')
      .values({
        id,
        jobId,
        candidateId: candidate.id,
        companyId: recruiter.companyId,
        source: 'APPLIED',
        status,
        note: null,
        rejectReason: null,
        appliedAt: at,
        statusChangedAt: at,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await server.db
      .insertInto('applicationEvents')
      .values({
        id: newId(),
        applicationId: id,
        actorId: null,
        fromStatus: null,
        toStatus: 'NEW',
        reason: null,
        at,
      })
      .execute();
    return { id, candidateId: candidate.id };
  }

  async function insertInterview(jobId: string, dueAt: Date) {
    const { id: applicationId, candidateId } = await insertApplication(jobId, 'INTERVIEW', new Date());
    const at = new Date();
    await server.db
      .insertInto('interviews')
      .values({
        id: newId(),
        applicationId,
        jobId,
        candidateId,
        companyId: recruiter.companyId,
        requestedBy: recruiter.id,
        interviewerId: recruiter.id,
        status: 'ACCEPTED',
        interviewType: 'TECHNICAL',
        interviewMode: 'PHONE_CALL',
        durationMinutes: 45,
        salaryMin: 1,
        salaryMax: 2,
        respondBy: dueAt,
        acceptedAt: at,
        scheduledAt: null,
        during: null,
        timezone: null,
        slotId: null,
        meetingLink: null,
        meetingPassword: null,
        candidateMessage: null,
        closingReason: null,
        outcome: null,
        recruiterFeedback: null,
        candidateFeedback: null,
        ballHolder: 'RECRUITER',
        dueAt,
        remindedDayAt: null,
        remindedHourAt: null,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  }

  beforeAll(async () => {
    recruiter = await createRecruiter(server.db);
    const jobId = await insertJob('Backend Engineer', 'PUBLISHED');
    await insertJob('Data Engineer', 'DRAFT');
    await insertApplication(jobId, 'NEW', new Date(Date.now() - DAY));
    await insertApplication(jobId, 'NEW', new Date(Date.now() - 2 * DAY));
    await insertInterview(jobId, new Date(Date.now() - DAY));
  });

  test('counts jobs, applications and people', async () => {
    const { data } = await server.as(recruiter).call(getRecruiterStats);
    expect(data).toEqual({
      activeJobs: 1,
      totalApplications: 3,
      newApplications: 2,
      interviewScheduled: 0,
      totalJobs: 2,
      activeCandidates: 3,
    });
  });

  test('lists pending tasks, the overdue first, and no longer shows the approval', async () => {
    const { data } = await server.as(recruiter).call(getRecruiterDashboard);
    expect(data.approvalBanner.show).toBe(false);
    expect(data.pendingActions).toMatchObject([
      {
        title: 'Pick a time for Ananya Krishnan',
        description: 'Backend Engineer',
        isOverdue: true,
        priority: 'HIGH',
        actionLabel: 'Pick a time',
        actionUrl: expect.stringMatching(/^\/recruiter\/interviews\?interview=[0-9a-f-]+&act=pick$/),
      },
      { title: 'Review 2 new applications', description: 'Backend Engineer', priority: 'MEDIUM' },
      { title: 'Publish Data Engineer', priority: 'LOW' },
    ]);
    const summary = await server.as(recruiter).call(getRecruiterDashboardSummary);
    expect(summary.data.pendingActionsCount).toBe(3);
  });

  test('shows the latest activities, newest first', async () => {
    const { data } = await server.as(recruiter).call(getRecruiterDashboard);
    expect(data.recentActivities).toHaveLength(3);
    expect(data.recentActivities[0]).toMatchObject({
      message: 'Ananya Krishnan applied for Backend Engineer',
      priority: 'MEDIUM',
    });
    const times = data.recentActivities.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('never shows what belongs to another company', async () => {
    const { data } = await server.as(await createRecruiter(server.db)).call(getRecruiterDashboard);
    expect(data).toMatchObject({ pendingActions: [], recentActivities: [], stats: { totalJobs: 0 } });
  });

  test('asks for feedback once a booked interview is over, and for nothing before', async () => {
    const { recruiter: booker, booked } = await scheduleOne(server);
    const titles = async () =>
      (await server.as(booker).call(getRecruiterDashboard)).data.pendingActions.map(({ title }) => title);
    expect(await titles()).not.toContainEqual(expect.stringContaining('Pick a time'));
    expect(await titles()).not.toContainEqual(expect.stringContaining('Give feedback'));
    await server.moveClock(Math.ceil((Date.parse(booked.endsAt ?? '') - Date.now()) / 1000) + 60);
    expect(await titles()).toContainEqual(expect.stringContaining('Give feedback on'));
    await server.moveClock(0);
  });
});
