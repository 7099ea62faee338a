import { afterEach, expect, test } from 'vitest';
import { listMyApplications, withdrawApplication } from '#contract/applications/candidate-applications.ts';
import {
  getApplication,
  listApplications,
  rejectApplication,
  setApplicationStatus,
} from '#contract/applications/recruiter-applications.ts';
import { completeRecruiterInterview, withdrawInterview } from '#contract/interviews/recruiter.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { getJob, listJobs } from '#contract/jobs/public-jobs.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import {
  acceptOne,
  requestOne,
  scheduleOne,
  slotIn,
  type TestInterview,
} from '#server/testing/factories/interviews.ts';
import { createApplication, createJob, tellRejection } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 24 * 3600;

const server = ownServer();
afterEach(() => server.moveClock(0));

async function threadOf(candidate: TestAccount) {
  const { data } = await server.as(candidate).call(listMyApplications);
  const [thread] = data.content;
  if (!thread) throw new Error('No application');
  return thread;
}

const asked = (options?: Parameters<typeof requestOne>[1]): Promise<TestInterview> =>
  requestOne(server, options);

async function decline({ id, candidate }: TestInterview): Promise<void> {
  const body = { interviewId: id, status: 'DECLINED', declineReason: 'Not interested in this role' } as const;
  expect((await server.as(candidate).call(respondToInterview, { body })).status).toBe(200);
}

test('an applicant waits for the company, an invited candidate has to reply by the deadline', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createCandidate(server.db);
  await createApplication(server.db, (await createJob(server.db, recruiter)).id, candidate);
  const applied = await threadOf(candidate);
  expect(applied.turn).toEqual({
    holder: 'RECRUITER',
    act: 'REVIEW',
    since: applied.statusChangedAt,
    dueAt: null,
  });
  expect(applied).toMatchObject({ ending: null, interview: null });

  const request = await asked();
  const { turn, interview } = await threadOf(request.candidate);
  expect(turn).toMatchObject({ holder: 'CANDIDATE', act: 'REPLY', dueAt: expect.any(String) });
  expect(interview).toMatchObject({ id: request.id, status: 'PENDING', startsAt: null });
});

test('with times sent the company picks; with a booked time nobody has to act until it is over', async () => {
  const sent = await acceptOne(server);
  expect((await threadOf(sent.candidate)).turn).toMatchObject({ holder: 'RECRUITER', act: 'PICK_TIME' });
  const booked = await scheduleOne(server);
  const before = await threadOf(booked.candidate);
  expect(before).toMatchObject({ turn: null, interview: { startsAt: booked.booked.startsAt } });
  await server.moveClock(3 * DAY);
  const after = await threadOf(booked.candidate);
  const since = booked.booked.endsAt;
  expect(after.turn).toMatchObject({ holder: 'RECRUITER', act: 'GIVE_FEEDBACK', since });
});

/** The label of an ended application in the own list, on the job's page, on the board and for the company. */
async function namesOf({ candidate, recruiter, jobId }: TestInterview) {
  const thread = await threadOf(candidate);
  const job = await server.as(candidate).call(getJob, { params: { id: jobId } });
  const query = { company: [recruiter.companyId] };
  const board = await server.as(candidate).call(listJobs, { query });
  const { data } = await server.as(recruiter).call(getApplication, { params: { id: thread.id } });
  const list = await server.as(recruiter).call(listApplications);
  expect([thread.status, data.status, thread.turn]).toEqual(['WITHDRAWN', 'WITHDRAWN', null]);
  return [
    thread.ending,
    job.data.myApplication?.ending,
    board.data.content[0]?.myEnding,
    data.ending,
    list.data.content[0]?.ending,
  ];
}

test('a request that was declined, expired or withdrawn is not labelled as withdrawn anywhere', async () => {
  const declined = await asked();
  await decline(declined);
  expect(await namesOf(declined)).toEqual(Array(5).fill('DECLINED'));
  const taken = await asked();
  const body = { reason: 'The role was filled.' };
  await server.as(taken.recruiter).call(withdrawInterview, { params: { id: taken.id }, body });
  expect(await namesOf(taken)).toEqual(Array(5).fill('TAKEN_BACK'));
  const late = await asked();
  await server.moveClock(8 * DAY);
  await server.runTasks('expireInterviewRequests', 'completePastInterviews', 'mailApplicationDigests');
  expect(await namesOf(late)).toEqual(Array(5).fill('EXPIRED'));
});

test('a candidate who is invited again after declining is no longer labelled as gone', async () => {
  const declined = await asked();
  await decline(declined);
  await requestOne(server, declined);
  expect(await threadOf(declined.candidate)).toMatchObject({ status: 'SHORTLISTED', ending: null });
});

test('of two interviews the latest decides whose turn it is and what the next date is', async () => {
  const first = await scheduleOne(server);
  await server.moveClock(3 * DAY);
  const body = { outcome: 'ADVANCE', feedback: 'On to the next round.' } as const;
  await server.as(first.recruiter).call(completeRecruiterInterview, { params: { id: first.id }, body });
  const judged = await threadOf(first.candidate);
  expect(judged).toMatchObject({ interview: { id: first.id, status: 'COMPLETED' } });
  expect(judged.turn).toMatchObject({ holder: 'RECRUITER', act: 'DECIDE' });

  const { id } = await requestOne(server, { ...first, interviewStage: 2, totalStages: 3 });
  const again = await threadOf(first.candidate);
  expect(again.interview).toMatchObject({ id, status: 'PENDING', interviewStage: 2, startsAt: null });
  expect(again.turn).toMatchObject({ holder: 'CANDIDATE', act: 'REPLY', dueAt: expect.any(String) });

  const times = { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotIn(6)] } as const;
  const accepted = await server.as(first.candidate).call(respondToInterview, { body: times });
  expect(accepted.status).toBe(200);
  const sent = await threadOf(first.candidate);
  expect(sent.turn).toMatchObject({ holder: 'RECRUITER', act: 'PICK_TIME' });
  const [older, newer] = await server.db
    .selectFrom('interviews')
    .select(['id', 'dueAt'])
    .where('candidateId', '=', first.candidate.id)
    .orderBy('createdAt')
    .execute();
  expect([older?.id, newer?.id, sent.turn?.dueAt]).toEqual([first.id, id, newer?.dueAt?.toISOString()]);
});

test("a candidate's own withdrawal is labelled as withdrawn, also where a request was open", async () => {
  const { candidate } = await asked();
  const { id } = await threadOf(candidate);
  const { data } = await server.as(candidate).call(withdrawApplication, { params: { id } });
  expect(data).toMatchObject({ status: 'WITHDRAWN', ending: 'WITHDRAWN' });
});

test('an applicant who declines a request keeps the application, and it stays the company’s turn', async () => {
  const recruiter = await createRecruiter(server.db);
  const request = await asked({ recruiter });
  await createApplication(server.db, request.jobId, request.candidate);
  await decline(request);
  const thread = await threadOf(request.candidate);
  expect(thread).toMatchObject({ status: 'SHORTLISTED', ending: null, interview: { status: 'DECLINED' } });
  expect(thread.turn).toMatchObject({ holder: 'RECRUITER', act: 'DECIDE' });
});

test('the history names every move and who made it, and never a company’s reason', async () => {
  const booked = await scheduleOne(server);
  const { id } = await threadOf(booked.candidate);
  const body = { reason: 'Too junior for the ledger.' };
  await server.as(booked.recruiter).call(rejectApplication, { params: { id }, body });
  await tellRejection(server.db, id);
  const thread = await threadOf(booked.candidate);
  const moves = thread.history.map(({ by, stage, interview }) => `${by} ${stage ?? interview}`);
  expect(moves.toSorted()).toEqual([
    'CANDIDATE ACCEPT',
    'CANDIDATE INTERVIEW',
    'COMPANY CANCEL',
    'COMPANY REJECTED',
    'COMPANY REQUEST',
    'COMPANY SCHEDULE',
    'COMPANY SHORTLISTED',
  ]);
  expect(thread.history.map(({ at }) => at)).toEqual(thread.history.map(({ at }) => at).toSorted());
  expect(JSON.stringify(thread)).not.toContain('Too junior');
});

test('a note that a recruiter leaves with a stage stays inside the company', async () => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createCandidate(server.db);
  const { id } = await createApplication(server.db, (await createJob(server.db, recruiter)).id, candidate);
  const body = { status: 'REVIEWED', notes: 'Weak on queues' } as const;
  await server.as(recruiter).call(setApplicationStatus, { params: { id }, body });
  const thread = await threadOf(candidate);
  expect(thread.turn).toMatchObject({ holder: 'RECRUITER', act: 'DECIDE', since: thread.statusChangedAt });
  expect(JSON.stringify(thread)).not.toContain('Weak on queues');
});
