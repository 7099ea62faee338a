import { afterEach, describe, expect, test } from 'vitest';
import { rejectApplication, setApplicationStatus } from '#contract/applications/recruiter-applications.ts';
import { getRecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { decideInterview, getRequestStart } from '#contract/interviews/decide.ts';
import {
  completeRecruiterInterview,
  getRecruiterInterview,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { completeInterview, respondToInterview } from '#contract/interviews/respond.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { INTERVIEW_OUTCOMES, type InterviewOutcome } from '#contract/labels/interviews.ts';
import { makeOffer } from '#contract/offers/recruiter-offers.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor, scheduleOne, type TestInterview } from '#server/testing/factories/interviews.ts';
import { tellRejection } from '#server/testing/factories/jobs.ts';
import { offerBody } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const feedback = 'Clear thinking about failure.';

/** A booked interview whose time has passed. */
async function endedOne(overrides: Parameters<typeof scheduleOne>[1] = {}) {
  await server.moveClock(0);
  const interview = await scheduleOne(server, overrides);
  const start = (Date.parse(interview.booked.startsAt ?? '') - Date.now()) / 1000;
  await server.moveClock(Math.round(start) + 4000);
  return { ...interview, applicationId: interview.booked.applicationId };
}

function judge({ id, recruiter }: TestInterview, outcome: InterviewOutcome, holdUntil?: string) {
  const body = { outcome, feedback, holdUntil };
  return server.as(recruiter).call(completeRecruiterInterview, { params: { id }, body });
}

async function judgedOne(outcome: InterviewOutcome, holdUntil?: string) {
  const interview = await endedOne();
  expect(await judge(interview, outcome, holdUntil)).toMatchObject({ status: 200 });
  return interview;
}

async function seen({ id, recruiter }: TestInterview) {
  return (await server.as(recruiter).call(getRecruiterInterview, { params: { id } })).data;
}

function decide({ id, recruiter }: TestInterview, body: object) {
  return server.as(recruiter).call(decideInterview, { params: { id }, body: body as never });
}

async function titles({ recruiter }: Pick<TestInterview, 'recruiter'>) {
  const { data } = await server.as(recruiter).call(getRecruiterDashboard);
  return data.pendingActions.map(({ title }) => title);
}

type Follower = (interview: Awaited<ReturnType<typeof endedOne>>) => Promise<{ status: number }>;
const asks: Follower = ({ recruiter, candidate, jobId }) =>
  server.as(recruiter).call(requestInterview, { body: requestFor(jobId, candidate.id) });
const rejects: Follower = ({ recruiter, applicationId: id }) =>
  server.as(recruiter).call(rejectApplication, { params: { id }, body: { reason: 'Not deep enough.' } });
const offers: Follower = ({ recruiter, applicationId: id }) =>
  server.as(recruiter).call(makeOffer, { params: { id }, body: offerBody() });

describe('an outcome is the company’s task until it is carried out', () => {
  test.each([
    ['ADVANCE', 'REQUEST_ROUND'],
    ['OFFER', 'MAKE_OFFER'],
    ['REJECT', 'REJECT'],
    ['HOLD', null],
  ] as const)('%s leads to %s', async (outcome, nextAct) => {
    const interview = await judgedOne(outcome);
    const told = await seen(interview);
    expect(told).toMatchObject({ outcome, nextAct, ballHolder: 'RECRUITER', isOverdue: false });
    expect(Date.parse(told.dueAt ?? '')).toBeGreaterThan(now().getTime());
  });

  test.each(
    INTERVIEW_OUTCOMES.flatMap((outcome) =>
      [asks, rejects, offers].map((follow) => [outcome, follow] as const),
    ),
  )('after %s any later step of the application ends it', async (outcome, follow) => {
    const interview = await judgedOne(outcome);
    expect((await follow(interview)).status).toBeLessThan(300);
    expect(await seen(interview)).toMatchObject({ outcome, nextAct: null, ballHolder: null, dueAt: null });
    expect(await decide(interview, { outcome: 'ADVANCE' })).toMatchObject({
      status: 409,
      code: 'STATE_CHANGED',
    });
  });

  test('a next request that ends without a reply is a task again; one that is answered is not', async () => {
    const interview = await judgedOne('ADVANCE');
    const { recruiter, candidate, jobId } = interview;
    const sent = await server.as(recruiter).call(requestInterview, {
      body: { ...requestFor(jobId, candidate.id), interviewStage: 2, totalStages: 2 },
    });
    const back = { params: { id: sent.data.id }, body: { reason: 'A slip.' } };
    expect((await server.as(recruiter).call(withdrawInterview, back)).status).toBe(200);
    expect(await seen(interview)).toMatchObject({ nextAct: 'REQUEST_ROUND', ballHolder: 'RECRUITER' });
    const again = await server
      .as(recruiter)
      .call(requestInterview, { body: requestFor(jobId, candidate.id) });
    expect(await seen(interview)).toMatchObject({ nextAct: null });
    const body = { interviewId: again.data.id, status: 'DECLINED' as const, declineReason: 'Another offer' };
    expect((await server.as(candidate).call(respondToInterview, { body })).status).toBe(200);
    expect(await seen(interview)).toMatchObject({ nextAct: 'REQUEST_ROUND' });
  });

  test('feedback given after the candidate completed the interview creates the task too', async () => {
    const interview = await endedOne();
    const { id, candidate } = interview;
    await server
      .as(candidate)
      .call(completeInterview, { params: { id }, body: { feedback: 'A good talk.' } });
    expect(await seen(interview)).toMatchObject({ nextAct: 'GIVE_FEEDBACK' });
    expect((await judge(interview, 'ADVANCE')).data).toMatchObject({ nextAct: 'REQUEST_ROUND' });
  });

  test('a rejected candidate who is reopened is not the old interview’s task', async () => {
    const interview = await judgedOne('REJECT');
    await rejects(interview);
    const { recruiter, applicationId: id } = interview;
    await tellRejection(server.db, id);
    const up = { params: { id }, body: { status: 'SHORTLISTED' as const } };
    expect((await server.as(recruiter).call(setApplicationStatus, up)).status).toBe(200);
    expect(await seen(interview)).toMatchObject({ nextAct: null, ballHolder: null });
  });

  test('the dashboard asks for exactly that, about this person, with the dialog', async () => {
    const interview = await judgedOne('ADVANCE');
    const { recruiter, candidate, id } = interview;
    const name = fullName(candidate);
    const { data } = await server.as(recruiter).call(getRecruiterDashboard);
    expect(data.pendingActions).toMatchObject([
      {
        title: `Ask ${name} to round 2`,
        actionLabel: 'Request next round',
        actionUrl: `/recruiter/interviews?interview=${id}&act=next-round`,
        person: name,
        priority: 'MEDIUM',
      },
    ]);
    await decide(interview, { outcome: 'REJECT' });
    expect(await titles(interview)).toEqual([`Reject ${name}`]);
    await rejects(interview);
    expect(await titles(interview)).toEqual([]);
  });

  test('overdue after three working days', async () => {
    const interview = await judgedOne('ADVANCE');
    const due = Date.parse((await seen(interview)).dueAt ?? '');
    await server.moveClock(Math.round((due - Date.now()) / 1000) + 60);
    expect(await seen(interview)).toMatchObject({ isOverdue: true, nextAct: 'REQUEST_ROUND' });
  });
});

describe('changing an outcome', () => {
  test('needs earlier feedback, a role, and an interview of the own company', async () => {
    const interview = await endedOne();
    expect(await decide(interview, { outcome: 'REJECT' })).toMatchObject({ status: 409 });
    await judge(interview, 'HOLD');
    const { id, recruiter } = interview;
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    const stranger = await createRecruiter(server.db);
    const call = { params: { id }, body: { outcome: 'REJECT' as const } };
    expect(await server.as(viewer).call(decideInterview, call)).toMatchObject({ status: 403 });
    expect(await server.as(stranger).call(decideInterview, call)).toMatchObject({ status: 404 });
    expect(await decide(interview, { outcome: 'MAYBE' })).toMatchObject({
      status: 400,
      message: 'Please choose an outcome.',
    });
    const answer = await decide(interview, { outcome: 'Reject' });
    expect(answer).toMatchObject({ status: 200, message: 'Decision saved.', data: { nextAct: 'REJECT' } });
    expect(answer.data.events.at(-1)).toMatchObject({ action: 'DECIDE', from: 'COMPLETED', to: 'COMPLETED' });
  });

  test('twice at once applies both one after the other, and loses neither', async () => {
    const interview = await judgedOne('HOLD');
    const answers = await Promise.all([
      decide(interview, { outcome: 'OFFER' }),
      decide(interview, { outcome: 'ADVANCE' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { events, outcome } = await seen(interview);
    expect(events.filter(({ action }) => action === 'DECIDE')).toHaveLength(2);
    expect(['OFFER', 'ADVANCE']).toContain(outcome);
  });
});

describe('on hold', () => {
  test('lasts until a future day, or a week when none is given', async () => {
    const interview = await endedOne();
    const today = localDate(now());
    for (const [day, message] of [
      [today, 'Please choose a day after today.'],
      [localDate(inDays(181)), 'Please choose a day within 180 days.'],
      ['soon', 'Please choose a date.'],
    ] as const) {
      expect(await judge(interview, 'HOLD', day)).toMatchObject({ status: 400, message });
    }
    const { data } = await judge(interview, 'HOLD');
    expect(data).toMatchObject({ holdUntil: localDate(inDays(7)), nextAct: null });
    const day = localDate(inDays(20));
    expect((await decide(interview, { outcome: 'HOLD', holdUntil: day })).data).toMatchObject({
      holdUntil: day,
      dueAt: new Date(`${day}T09:00:00+05:30`).toISOString(),
    });
    expect((await decide(interview, { outcome: 'OFFER', holdUntil: day })).data).toMatchObject({
      holdUntil: null,
      nextAct: 'MAKE_OFFER',
    });
  });

  test('the recruiter is reminded once, at nine in India of that day, and then decides', async () => {
    const interview = await endedOne();
    const day = localDate(inDays(4));
    await judge(interview, 'HOLD', day);
    const at = Date.parse(`${day}T09:00:00+05:30`);
    const reminders = async () => {
      await server.runTasks('expireInterviewRequests', 'remindOfHolds');
      return server.db
        .selectFrom('notifications')
        .select(['userId', 'title', 'link'])
        .where('kind', '=', 'interview.hold_over')
        .where('userId', '=', interview.recruiter.id)
        .execute();
    };
    await server.moveClock(Math.round((at - Date.now()) / 1000) - 30);
    expect(await reminders()).toEqual([]);
    expect(await seen(interview)).toMatchObject({ nextAct: null, holdUntil: day });
    expect(await titles(interview)).toEqual([]);
    await server.moveClock(Math.round((at - Date.now()) / 1000) + 30);
    const { candidate, id, recruiter } = interview;
    const name = fullName(candidate);
    const told = [
      {
        userId: recruiter.id,
        title: `${name} was on hold until today`,
        link: `/recruiter/interviews?interview=${id}&act=decide`,
      },
    ];
    expect(await reminders()).toEqual(told);
    expect(await reminders()).toEqual(told);
    expect(await seen(interview)).toMatchObject({ nextAct: 'DECIDE' });
    expect(await titles(interview)).toEqual([`Decide about ${name}`]);
  });

  test('nobody is reminded of a candidate who got another outcome meanwhile', async () => {
    const interview = await judgedOne('HOLD', localDate(inDays(4)));
    await rejects(interview);
    await server.moveClock(20 * 86_400);
    await server.runTasks('remindOfHolds', 'expireOffers');
    const told = server.db.selectFrom('notifications').select('id').where('kind', '=', 'interview.hold_over');
    expect(await told.where('userId', '=', interview.recruiter.id).execute()).toEqual([]);
  });
});

describe('the next request', () => {
  test('starts with the following round, and of two concurrent ones only one is sent', async () => {
    const interview = await endedOne({
      interviewStage: 1,
      totalStages: 3,
      duration: 45,
      interviewType: 'CODING',
    });
    await judge(interview, 'ADVANCE');
    const { recruiter, candidate, jobId } = interview;
    const query = { jobId, candidateId: candidate.id };
    const start = await server.as(recruiter).call(getRequestStart, { query });
    expect(start.data).toEqual({
      interviewType: 'CODING',
      interviewMode: 'PHONE_CALL',
      duration: 45,
      interviewStage: 2,
      totalStages: 3,
      interviewerId: null,
      salaryRange: { min: 3_800_000, max: 4_600_000 },
    });
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const body = { ...requestFor(jobId, candidate.id), interviewStage: 2, totalStages: 3 };
    const answers = await Promise.all(
      [recruiter, colleague].map((person) => server.as(person).call(requestInterview, { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('of a candidate without a round starts with the first; a job of another company is not found', async () => {
    const { recruiter, jobId, candidate } = await endedOne();
    const stranger = await createRecruiter(server.db);
    const candidateId = stranger.id;
    expect(
      (await server.as(recruiter).call(getRequestStart, { query: { jobId, candidateId } })).data,
    ).toMatchObject({
      interviewStage: 1,
      totalStages: 1,
      salaryRange: null,
    });
    const query = { jobId, candidateId: candidate.id };
    expect(await server.as(stranger).call(getRequestStart, { query })).toMatchObject({ status: 404 });
  });
});
