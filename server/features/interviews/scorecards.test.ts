import { afterEach, describe, expect, test } from 'vitest';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import {
  completeRecruiterInterview,
  getRecruiterInterview,
  listRecruiterInterviews,
} from '#contract/interviews/recruiter.ts';
import { getScorecards, sendScorecard } from '#contract/interviews/scorecards.ts';
import { updateJob } from '#contract/jobs/own-jobs.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import { emit } from '#server/platform/events.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { scheduleOne, type TestInterview } from '#server/testing/factories/interviews.ts';
import { BACKEND_JOB } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

const CARD = {
  verdict: 'YES' as const,
  ratings: [{ criterion: 'Communication', rating: 3 }],
  notes: 'Calm under questions.',
};

async function endedOne() {
  await server.moveClock(0);
  const interview = await scheduleOne(server);
  const start = (Date.parse(interview.booked.startsAt ?? '') - Date.now()) / 1000;
  await server.moveClock(Math.round(start) + 4000);
  const member = (role: 'RECRUITER' | 'ADMIN' | 'VIEWER') =>
    createMember(server.db, interview.recruiter.companyId, role);
  return { ...interview, member };
}

function send({ id }: Pick<TestInterview, 'id'>, who: TestAccount, card: object = CARD) {
  return server.as(who).call(sendScorecard, { params: { id }, body: card as never });
}

async function read({ id }: Pick<TestInterview, 'id'>, who: TestAccount) {
  return (await server.as(who).call(getScorecards, { params: { id } })).data;
}

describe('a scorecard', () => {
  test('is sent once by each interviewer, after the interview, if they may act', async () => {
    const early = await scheduleOne(server);
    expect(await send(early, early.recruiter)).toMatchObject({ status: 409, code: 'INTERVIEW_NOT_OVER' });
    const interview = await endedOne();
    const sent = await send(interview, interview.recruiter);
    expect(sent).toMatchObject({ status: 200, message: 'Scorecard sent.' });
    expect(sent.data).toMatchObject({
      criteria: ['Problem solving', 'Knowledge of the field', 'Communication', 'Ownership'],
      cards: [{ ...CARD, isShared: false, author: { id: interview.recruiter.id } }],
      hiddenCount: 0,
      maySend: false,
    });
    expect(await send(interview, interview.recruiter)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    const colleague = await interview.member('RECRUITER');
    const answers = await Promise.all([send(interview, colleague), send(interview, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(interview, colleague)).cards).toHaveLength(2);
    expect(await send(interview, await interview.member('VIEWER'))).toMatchObject({ status: 403 });
    expect(await send(interview, await createRecruiter(server.db))).toMatchObject({ status: 404 });
    const foreign = server.as(await createRecruiter(server.db));
    expect(await foreign.call(getScorecards, { params: { id: interview.id } })).toMatchObject({
      status: 404,
    });
  });

  test.each([
    [{ verdict: 'MAYBE' }, 'Please choose a verdict.'],
    [{ notes: ' ' }, 'Please enter your feedback.'],
    [{ ratings: [{ criterion: 'Charm', rating: 3 }] }, 'Please rate each criterion of this round once.'],
    [{ ratings: [...CARD.ratings, ...CARD.ratings] }, 'Please rate each criterion of this round once.'],
    [{ ratings: [{ criterion: 'Communication', rating: 5 }] }, 'Please choose 1 to 4 stars.'],
  ])('with %j is refused', async (wrong, message) => {
    const interview = await endedOne();
    expect(await send(interview, interview.recruiter, { ...CARD, ...wrong })).toMatchObject({
      status: 400,
      message,
    });
  });

  test('is sent with the feedback when that has a verdict, and rates the criteria of the job’s plan', async () => {
    const interview = await endedOne();
    const { recruiter, id, jobId } = interview;
    const criteria = ['Depth', 'Tests', 'Speech'];
    const interviewPlan = [{ name: 'Design', criteria }];
    await server
      .as(recruiter)
      .call(updateJob, { params: { id: jobId }, body: { ...BACKEND_JOB, interviewPlan } as never });
    expect((await read(interview, recruiter)).criteria).toEqual(criteria);
    const body = {
      outcome: 'ADVANCE' as const,
      feedback: 'Strong on tests.',
      verdict: 'STRONG_YES' as const,
      ratings: [{ criterion: 'Tests', rating: 4 }],
    };
    const wrong = { ...body, ratings: [{ criterion: 'Communication', rating: 4 }] };
    const complete = (given: typeof body) =>
      server.as(recruiter).call(completeRecruiterInterview, { params: { id }, body: given });
    expect(await complete(wrong)).toMatchObject({ status: 400 });
    const seen = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
    expect(seen.data).toMatchObject({ status: 'SCHEDULED', maySendScorecard: true });
    expect(await complete(body)).toMatchObject({ status: 200, data: { maySendScorecard: false } });
    expect((await read(interview, recruiter)).cards).toMatchObject([
      { verdict: 'STRONG_YES', ratings: body.ratings, notes: 'Strong on tests.' },
    ]);
  });
});

describe('the cards of others', () => {
  async function judgedOne() {
    const interview = await endedOne();
    const { id, recruiter } = interview;
    const body = { outcome: 'HOLD' as const, feedback: 'A secret doubt.', verdict: 'NO' as const };
    await server.as(recruiter).call(completeRecruiterInterview, { params: { id }, body });
    return interview;
  }

  const said = async (interview: TestInterview, who: TestAccount) => {
    const [one, list, cards] = await Promise.all([
      server.as(who).call(getRecruiterInterview, { params: { id: interview.id } }),
      server.as(who).call(listRecruiterInterviews, { query: {} }),
      server.as(who).call(getScorecards, { params: { id: interview.id } }),
    ]);
    return { text: JSON.stringify([one.data, list.data, cards.data]), one: one.data, cards: cards.data };
  };

  test('are hidden until the reader’s own card is sent; the decision is not', async () => {
    const interview = await judgedOne();
    const colleague = await interview.member('RECRUITER');
    const before = await said(interview, colleague);
    expect(before.text).not.toContain('A secret doubt.');
    expect(before.cards).toMatchObject({ cards: [], hiddenCount: 1, maySend: true });
    expect(before.one).toMatchObject({ outcome: 'HOLD', feedback: null, maySendScorecard: true });
    await send(interview, colleague);
    const after = await said(interview, colleague);
    expect(after.one).toMatchObject({ feedback: 'A secret doubt.', maySendScorecard: false });
    expect(after.cards.cards.map(({ verdict }) => verdict)).toEqual(['NO', 'YES']);
    expect((await said(interview, interview.recruiter)).text).toContain('Calm under questions.');
  });

  test('are readable by managers who do not interview, and never by a viewer', async () => {
    const interview = await judgedOne();
    const admin = await interview.member('ADMIN');
    expect((await said(interview, admin)).text).toContain('A secret doubt.');
    expect((await said(interview, await interview.member('VIEWER'))).text).not.toContain('A secret doubt.');
    const { recruiter, jobId } = interview;
    const interviewPlan = [
      { name: 'Design', criteria: ['Depth', 'Tests', 'Speech'], interviewerIds: [admin.id] },
    ];
    const body = { ...BACKEND_JOB, interviewPlan } as never;
    await server.as(recruiter).call(updateJob, { params: { id: jobId }, body });
    expect((await said(interview, admin)).text).not.toContain('A secret doubt.');
  });

  test('are shown to the candidate only as far as they are shared', async () => {
    const interview = await judgedOne();
    const { id, candidate } = interview;
    const seen = () => server.as(candidate).call(getCandidateInterview, { params: { id } });
    expect((await seen()).data).toMatchObject({ sharedNotes: [] });
    const colleague = await interview.member('RECRUITER');
    const sent = await send(interview, colleague, { ...CARD, verdict: 'STRONG_NO', isShared: true });
    expect(sent.status).toBe(200);
    const { data } = await seen();
    const author = fullName(colleague);
    expect(data.sharedNotes).toEqual([{ author, notes: CARD.notes }]);
    for (const secret of ['A secret doubt.', 'STRONG_NO', 'HOLD', 'rating', 'Communication']) {
      expect(JSON.stringify(data)).not.toContain(secret);
    }
  });
});

test('are erased with the candidate, and are in both exports', async () => {
  const interview = await endedOne();
  const { candidate, recruiter } = interview;
  await send(interview, recruiter, { ...CARD, isShared: true });
  await send(interview, await interview.member('RECRUITER'), { ...CARD, notes: 'Not for them.' });
  const exportOf = async (userId: string, userType: 'JOBSEEKER' | 'RECRUITER') => {
    const parts: Record<string, unknown> = {};
    const add = async (name: string, value: unknown) => {
      parts[name] = value;
    };
    await emit(server.db, exportRequested, { userId, userType, add } as never);
    return JSON.stringify(parts.scorecards);
  };
  const theirs = await exportOf(candidate.id, 'JOBSEEKER');
  expect(theirs).toContain(CARD.notes);
  expect(theirs).not.toContain('Not for them.');
  expect(theirs).not.toContain('YES');
  const own = await exportOf(recruiter.id, 'RECRUITER');
  expect(own).toContain('"verdict":"YES"');
  expect(own).not.toContain('Not for them.');
  const cards = () => server.db.selectFrom('scorecards').select('id').where('interviewId', '=', interview.id);
  expect(await cards().execute()).toHaveLength(2);
  await emit(server.db, accountErased, {
    userId: candidate.id,
    name: 'Nobody',
    addresses: [],
    forget: () => {},
    userType: 'JOBSEEKER',
  } as never);
  expect(await cards().execute()).toEqual([]);
});
