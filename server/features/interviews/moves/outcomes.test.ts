import { afterEach, describe, expect, test } from 'vitest';
import { adminListQueue } from '#contract/admin-queue.ts';
import { getInterviewStats, listPastInterviews } from '#contract/interviews/candidate.ts';
import {
  adminGetNoShowContest,
  adminSettleNoShow,
  contestNoShowAsCandidate,
  contestNoShowAsRecruiter,
} from '#contract/interviews/contest.ts';
import {
  cancelRecruiterInterview,
  completeRecruiterInterview,
  getRecruiterInterview,
  listRecruiterInterviews,
  reportCandidateNoShow,
} from '#contract/interviews/recruiter.ts';
import { completeInterview, reportRecruiterNoShow } from '#contract/interviews/respond.ts';
import { getScorecards, sendScorecard } from '#contract/interviews/scorecards.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { scheduleOne, type TestInterview } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const HOUR = 3600;
const VERDICT = { outcome: 'ADVANCE', feedback: 'Clear thinking about failure.' };

type Booked = TestInterview & { booked: { startsAt: string | null } };

const server = ownServer();
afterEach(() => server.moveClock(0));

/** Moves the clock to this many hours after the interview's start. */
function goTo({ booked }: Booked, hoursFromStart: number): Promise<void> {
  const start = (Date.parse(booked.startsAt ?? '') - Date.now()) / 1000;
  return server.moveClock(Math.round(start + hoursFromStart * HOUR));
}

function judge({ id, recruiter }: TestInterview, body: object = VERDICT) {
  return server.as(recruiter).call(completeRecruiterInterview, { params: { id }, body: body as never });
}

function tell({ id, candidate }: TestInterview, feedback = 'A good talk.') {
  return server.as(candidate).call(completeInterview, { params: { id }, body: { feedback } });
}

function reportCandidate({ id, recruiter }: TestInterview) {
  return server.as(recruiter).call(reportCandidateNoShow, { params: { id } });
}

function reportRecruiter({ id, candidate }: TestInterview) {
  return server.as(candidate).call(reportRecruiterNoShow, { params: { id } });
}

describe('a cancelled interview', () => {
  test('cannot be judged by either side from an old link, also after its time', async () => {
    const interview = await scheduleOne(server);
    const { id, recruiter } = interview;
    await server.as(recruiter).call(cancelRecruiterInterview, {
      params: { id },
      body: { reason: 'The role is on hold' },
    });
    await goTo(interview, 1.1);
    const refusal = {
      status: 409,
      code: 'STATE_CHANGED',
      message: 'This has changed in the meantime. Please reload and try again.',
    };
    expect(await judge(interview)).toMatchObject(refusal);
    expect(await judge(interview, { ...VERDICT, verdict: 'YES', ratings: [] })).toMatchObject(refusal);
    expect(await tell(interview)).toMatchObject(refusal);
    const card = { verdict: 'YES' as const, notes: 'Fine.', ratings: [], isShared: false };
    expect(await server.as(recruiter).call(sendScorecard, { params: { id }, body: card })).toMatchObject(
      refusal,
    );
    const { data } = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(data).toMatchObject({ status: 'CANCELLED', feedback: null, outcome: null });
    const { data: cards } = await server.as(recruiter).call(getScorecards, { params: { id } });
    expect(cards).toMatchObject({ cards: [], maySend: false });
  });
});

describe('an interview that is over', () => {
  test('is completed by the recruiter with an outcome and feedback', async () => {
    const interview = await scheduleOne(server);
    expect(await judge(interview)).toMatchObject({
      status: 409,
      code: 'INTERVIEW_NOT_OVER',
      message: 'This interview is not over yet.',
    });
    await goTo(interview, 1.1);
    expect(await judge(interview, { feedback: 'Good' })).toMatchObject({
      status: 400,
      message: 'Please choose an outcome.',
    });
    expect(await judge(interview, { ...VERDICT, feedback: ' ' })).toMatchObject({
      status: 400,
      message: 'Please enter your feedback.',
    });
    const answer = await judge(interview, { ...VERDICT, outcome: 'Next round' });
    expect(answer).toMatchObject({ status: 200, message: 'Feedback saved.' });
    expect(answer.data).toMatchObject({ status: 'COMPLETED', ...VERDICT, nextAct: 'REQUEST_ROUND' });
    expect(await judge(interview)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
  });

  test('can be completed by the candidate, and the recruiter still owes feedback', async () => {
    const interview = await scheduleOne(server);
    await goTo(interview, 0.5);
    expect(await tell(interview)).toMatchObject({ status: 409, code: 'INTERVIEW_NOT_OVER' });
    await goTo(interview, 1.1);
    expect(await tell(interview, ' ')).toMatchObject({ status: 400, message: 'Please enter your feedback.' });
    expect((await tell(interview)).data).toMatchObject({ status: 'COMPLETED', feedback: 'A good talk.' });
    expect(await tell(interview)).toMatchObject({ status: 409 });
    const { id, recruiter } = interview;
    const seen = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(seen.data).toMatchObject({ status: 'COMPLETED', feedback: null, ballHolder: 'RECRUITER' });
    expect((await judge(interview)).data).toMatchObject({ ...VERDICT, ballHolder: 'RECRUITER' });
    const { data } = await server.as(interview.candidate).call(getInterviewStats);
    expect(data).toMatchObject({ completedInterviews: 1, successRate: 100, activeInterviews: 0 });
  });

  test('hides the outcome from the candidate', async () => {
    const interview = await scheduleOne(server);
    await goTo(interview, 1.1);
    await judge(interview);
    const { data } = await server.as(interview.candidate).call(listPastInterviews);
    expect(JSON.stringify(data)).not.toContain('Clear thinking');
    expect(JSON.stringify(data)).not.toContain('ADVANCE');
  });

  test('completes automatically 48 hours after its end, and the feedback is overdue after three working days', async () => {
    const interview = await scheduleOne(server);
    const { id, recruiter } = interview;
    const status = async () => {
      await server.runTasks('completePastInterviews');
      return (await server.as(recruiter).call(getRecruiterInterview, { params: { id } })).data;
    };
    await goTo(interview, 48.9);
    expect(await status()).toMatchObject({ status: 'SCHEDULED', isOverdue: false });
    await goTo(interview, 49.1);
    expect(await status()).toMatchObject({ status: 'COMPLETED', ballHolder: 'RECRUITER' });
    expect((await status()).events.at(-1)).toMatchObject({ action: 'COMPLETE', actorName: null });
    await goTo(interview, 6 * 24);
    expect(await status()).toMatchObject({ isOverdue: true });
    expect(await judge(interview)).toMatchObject({ status: 200, data: { isOverdue: false } });
  });
});

describe('a no-show', () => {
  test.each([0.1, 48.1])('cannot be reported %d hours after the start', async (hours) => {
    const interview = await scheduleOne(server);
    await goTo(interview, hours);
    const refused = {
      status: 409,
      code: 'NO_SHOW_OUT_OF_TIME',
      message: 'A no-show can be reported from 10 minutes to 48 hours after the start.',
    };
    expect(await reportCandidate(interview)).toMatchObject(refused);
    expect(await reportRecruiter(interview)).toMatchObject(refused);
  });

  test('of the candidate is reported to them, and they can contest it within 48 hours', async () => {
    const interview = await scheduleOne(server);
    await goTo(interview, 0.2);
    const answer = await reportCandidate(interview);
    expect(answer.data).toMatchObject({ status: 'NO_SHOW', noShow: { absent: 'CANDIDATE' } });
    const [mail] = await server.mailsTo(interview.candidate.email);
    expect(mail?.textBody).toContain('contest it within 48 hours');
    const input = {
      params: { id: interview.id },
      body: { reason: 'I waited in the room for half an hour.' },
    };
    expect(await server.as(interview.recruiter).call(contestNoShowAsRecruiter, input)).toMatchObject({
      status: 403,
    });
    const empty = { ...input, body: { reason: '' } };
    expect(await server.as(interview.candidate).call(contestNoShowAsCandidate, empty)).toMatchObject({
      status: 400,
      message: 'Please say what happened.',
    });
    const sent = await server.as(interview.candidate).call(contestNoShowAsCandidate, input);
    expect(sent).toMatchObject({ status: 200, message: 'Sent. An admin will look into it.' });
    expect(await server.as(interview.candidate).call(contestNoShowAsCandidate, input)).toMatchObject({
      status: 409,
      message: 'A no-show can be contested once, within 48 hours.',
    });
  });

  test('of the recruiter cannot be contested after 48 hours', async () => {
    const interview = await scheduleOne(server);
    await goTo(interview, 0.2);
    expect((await reportRecruiter(interview)).data).toMatchObject({
      status: 'NO_SHOW',
      noShow: { absent: 'RECRUITER' },
    });
    await goTo(interview, 48.5);
    const input = { params: { id: interview.id }, body: { reason: 'The link was wrong.' } };
    expect(await server.as(interview.recruiter).call(contestNoShowAsRecruiter, input)).toMatchObject({
      status: 409,
      code: 'CONTEST_OUT_OF_TIME',
    });
  });
});

describe('a contested no-show', () => {
  async function contested() {
    const interview = await scheduleOne(server);
    await goTo(interview, 0.2);
    await reportCandidate(interview);
    const body = { reason: 'I was there.' };
    await server
      .as(interview.candidate)
      .call(contestNoShowAsCandidate, { params: { id: interview.id }, body });
    return interview;
  }

  test.each([
    ['CLEAR', 'COMPLETED', null],
    ['UPHOLD', 'NO_SHOW', { absent: 'CANDIDATE' }],
  ] as const)('is sent to admins, who %s it once', async (decision, status, noShow) => {
    const { id, recruiter, candidate } = await contested();
    const admin = server.as(await createAdmin(server.db));
    const waiting = async () => {
      const { data } = await admin.call(adminListQueue, { query: { kind: 'CONTEST' } });
      return data.content.filter((item) => item.id === id);
    };
    expect(await waiting()).toHaveLength(1);
    const contest = await admin.call(adminGetNoShowContest, { params: { id } });
    expect(contest.data).toMatchObject({ reason: 'I was there.', absent: 'CANDIDATE' });
    const input = { params: { id }, body: { decision, note: 'The call log shows it.' } };
    expect(await server.as(candidate).call(adminSettleNoShow, input)).toMatchObject({ status: 403 });
    const noNote = { ...input, body: { decision, note: '' } };
    expect(await admin.call(adminSettleNoShow, noNote)).toMatchObject({
      status: 400,
      message: 'Please give a reason.',
    });
    expect(await admin.call(adminSettleNoShow, input)).toMatchObject({
      status: 200,
      message: 'Decision recorded.',
    });
    expect(await admin.call(adminSettleNoShow, input)).toMatchObject({ status: 409 });
    expect(await waiting()).toEqual([]);
    const seen = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(seen.data.status).toBe(status);
    if (noShow) expect(seen.data.noShow).toMatchObject(noShow);
    else expect(seen.data.noShow).toBeNull();
    const audited = await server.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('subjectId', '=', id)
      .where('action', 'in', ['interview.no_show_cleared', 'interview.no_show_upheld'])
      .execute();
    expect(audited).toHaveLength(1);
  });
});

test("a company's list can be filtered by status and is readable by viewers, who cannot act", async () => {
  const interview = await scheduleOne(server);
  const { id, recruiter } = interview;
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  const list = (status?: string | string[]) =>
    server.as(viewer).call(listRecruiterInterviews, { query: { status } as never });
  expect((await list()).data.content.map((one) => one.id)).toEqual([id]);
  expect((await list('SCHEDULED')).data.totalElements).toBe(1);
  expect((await list(['PENDING', 'ACCEPTED'])).data.content).toEqual([]);
  expect(await list('LUNCH')).toMatchObject({ status: 400 });
  expect(await judge({ ...interview, recruiter: viewer })).toMatchObject({
    status: 403,
    code: 'ROLE_TOO_LOW',
  });
});
