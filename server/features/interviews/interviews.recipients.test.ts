import { expect, test } from 'vitest';
import { adminSettleNoShow, contestNoShowAsCandidate } from '#contract/interviews/contest.ts';
import {
  cancelRecruiterInterview,
  completeRecruiterInterview,
  reportCandidateNoShow,
  requestSlots,
  scheduleInterview,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import {
  cancelInterview,
  completeInterview,
  reportRecruiterNoShow,
  rescheduleInterview,
  respondToInterview,
} from '#contract/interviews/respond.ts';
import { toInstant } from '#contract/kit/zoned-time.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { createCast } from '#server/testing/factories/cast.ts';
import {
  acceptOne,
  requestFor,
  requestOne,
  scheduleOne,
  slotIn,
} from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { NOBODY, type Told, toldBy } from '#server/testing/recipients/recipients.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const cast = madeOnce(() => createCast(server));

/** The recruiter requests it, another member of the company interviews. */
const pair = () => ({
  recruiter: cast.recruiter,
  candidate: cast.candidate,
  interviewerId: cast.interviewer.id,
});
const both = (...people: string[]): Told => ({ notices: people, mails: people });
const HOUR = 3600;
const reason = 'Something came up that cannot wait.';

test('a request notifies only the candidate', async () => {
  for (const [who, told] of [
    ['candidate', both('candidate')],
    ['silentCandidate', NOBODY],
  ] as const) {
    const { id: jobId } = await createJob(server.db, cast.owner);
    const body = { ...requestFor(jobId, cast[who].id), interviewerId: cast.interviewer.id };
    const act = () => server.as(cast.recruiter).call(requestInterview, { body });
    expect(await toldBy(server, cast, act)).toEqual({ 'interview.moved': told });
  }
});

test('an answer notifies the requester and the interviewer', async () => {
  const accepted = await requestOne(server, pair());
  const accept = () =>
    server.as(cast.candidate).call(respondToInterview, {
      body: { interviewId: accepted.id, status: 'ACCEPTED', availabilitySlots: [slotIn(2)] },
    });
  expect(await toldBy(server, cast, accept)).toEqual({
    'interview.moved': both('interviewer', 'recruiter'),
    'application.moved': NOBODY,
  });
  const declined = await requestOne(server, pair());
  const decline = () =>
    server.as(cast.candidate).call(respondToInterview, {
      body: { interviewId: declined.id, status: 'DECLINED', declineReason: 'Not interested in the role' },
    });
  expect(await toldBy(server, cast, decline)).toEqual({
    'interview.moved': both('interviewer', 'recruiter'),
    'application.moved': NOBODY,
  });
});

test('a request that is withdrawn while its mail is delayed is not mailed at all', async () => {
  const { id } = await requestOne(server, pair());
  const act = () => server.as(cast.recruiter).call(withdrawInterview, { params: { id }, body: { reason } });
  expect(await toldBy(server, cast, act)).toEqual({
    'interview.moved': { notices: ['candidate'], mails: [] },
    'application.moved': NOBODY,
  });
  expect(await server.mailsTo(cast.candidate.email)).not.toContainEqual(
    expect.objectContaining({ textBody: expect.stringContaining(id) }),
  );
});

test('a booking notifies both sides; who booked it gets only the calendar file by mail', async () => {
  const { id, slotIds } = await acceptOne(server, pair());
  const body = { slotId: slotIds[0] ?? '' };
  const act = () => server.as(cast.recruiter).call(scheduleInterview, { params: { id }, body });
  expect(await toldBy(server, cast, act)).toEqual({
    'interview.moved': {
      notices: ['candidate', 'interviewer'],
      mails: ['candidate', 'interviewer', 'recruiter'],
    },
  });
});

test('a request for another time notifies the other side', async () => {
  const accepted = await acceptOne(server, pair());
  const ask = () => server.as(cast.recruiter).call(requestSlots, { params: { id: accepted.id }, body: {} });
  expect(await toldBy(server, cast, ask)).toEqual({ 'interview.moved': both('candidate') });
  const { id: interviewId } = await scheduleOne(server, { ...pair(), slots: [slotIn(4)] });
  const body = { interviewId, reason, newAvailabilitySlots: [slotIn(9)] };
  const move = () => server.as(cast.candidate).call(rescheduleInterview, { body } as never);
  expect(await toldBy(server, cast, move)).toEqual({
    'interview.moved': {
      notices: ['interviewer', 'recruiter'],
      mails: ['candidate', 'interviewer', 'recruiter'],
    },
  });
});

test('a cancelled booking is removed from all calendars, and notifies everybody except who cancelled', async () => {
  const everyone = ['candidate', 'interviewer', 'recruiter'];
  const byCompany = await scheduleOne(server, { ...pair(), slots: [slotIn(5)] });
  const cancel = () =>
    server
      .as(cast.recruiter)
      .call(cancelRecruiterInterview, { params: { id: byCompany.id }, body: { reason } });
  expect(await toldBy(server, cast, cancel)).toEqual({
    'interview.moved': { notices: ['candidate', 'interviewer'], mails: everyone },
  });
  const byCandidate = await scheduleOne(server, { ...pair(), slots: [slotIn(6)] });
  const leave = () =>
    server.as(cast.candidate).call(cancelInterview, { params: { id: byCandidate.id }, body: { reason } });
  expect(await toldBy(server, cast, leave)).toEqual({
    'interview.moved': { notices: ['interviewer', 'recruiter'], mails: everyone },
  });
});

test('automatic moves notify both sides: a lapsed request, a reminder, an interview that is over', async () => {
  const { booked } = await scheduleOne(server, { ...pair(), slots: [slotIn(3)] });
  await requestOne(server, pair());
  const { date = '', startTime = '' } = booked.scheduledSlot ?? {};
  const sweepAt = async (secondsAfterStart: number) => {
    const start = toInstant(date, startTime).getTime() - Date.now();
    await server.moveClock(Math.round(start / 1000) + secondsAfterStart);
    await server.runTasks('expireInterviewRequests', 'completePastInterviews', 'remindOfInterviews');
  };
  const all = both('candidate', 'interviewer', 'recruiter');
  expect(await toldBy(server, cast, () => sweepAt(-20 * HOUR))).toMatchObject({ 'interview.due': all });
  const over = await toldBy(server, cast, () => sweepAt(49 * HOUR));
  expect(new Set(over['interview.moved']?.notices)).toEqual(new Set(all.notices));
  expect(new Set(over['interview.moved']?.mails)).toEqual(new Set(all.mails));
  await server.moveClock(0);
});

/** A booked interview whose time has come. */
async function held(days: number): Promise<{ id: string }> {
  const interview = await scheduleOne(server, { ...pair(), slots: [slotIn(days)] });
  await server.moveClock(days * 24 * HOUR + 12 * HOUR);
  return interview;
}

test('the company is asked for feedback once the candidate says that it took place', async () => {
  const first = await held(10);
  const body = { feedback: 'A good talk.' };
  const done = () => server.as(cast.candidate).call(completeInterview, { params: { id: first.id }, body });
  const toCompany = both('interviewer', 'recruiter');
  expect(await toldBy(server, cast, done)).toMatchObject({ 'interview.moved': toCompany });
  await server.moveClock(0);
  const second = await held(11);
  const outcome = { ...body, outcome: 'ADVANCE' as const };
  const close = () =>
    server.as(cast.recruiter).call(completeRecruiterInterview, { params: { id: second.id }, body: outcome });
  expect(await toldBy(server, cast, close)).toMatchObject({ 'interview.moved': NOBODY });
  await server.moveClock(0);
});

test('a no-show, its dispute and its settlement notify everybody except who reported it', async () => {
  const { id } = await held(12);
  const params = { id };
  const toldOf = (act: () => Promise<unknown>) => toldBy(server, cast, act);
  const report = () => server.as(cast.recruiter).call(reportCandidateNoShow, { params });
  expect(await toldOf(report)).toMatchObject({ 'interview.moved': both('candidate', 'interviewer') });
  const contest = () =>
    server.as(cast.candidate).call(contestNoShowAsCandidate, { params, body: { reason } });
  expect(await toldOf(contest)).toMatchObject({ 'interview.moved': both('interviewer', 'recruiter') });
  // An admin's session lasts a day, and days have passed.
  const admin = await createAdmin(server.db);
  const settle = () =>
    server.as(admin).call(adminSettleNoShow, { params, body: { decision: 'CLEAR', note: reason } });
  expect(await toldOf(settle)).toMatchObject({
    'interview.moved': both('candidate', 'interviewer', 'recruiter'),
  });
  await server.moveClock(0);
  const other = await held(13);
  const absent = () => server.as(cast.candidate).call(reportRecruiterNoShow, { params: { id: other.id } });
  expect(await toldOf(absent)).toMatchObject({ 'interview.moved': both('interviewer', 'recruiter') });
  await server.moveClock(0);
});

test('the end of a hold notifies the requester and the interviewer, as long as they are in the team', async () => {
  const { id } = await held(14);
  const body = { feedback: 'A good talk.', outcome: 'HOLD' as const };
  await server.as(cast.recruiter).call(completeRecruiterInterview, { params: { id }, body });
  const over = async () => {
    await server.moveClock((14 + 8) * 24 * HOUR);
    await server.runTasks('remindOfHolds');
  };
  const told = await toldBy(server, cast, over);
  expect(told).toMatchObject({ 'interview.hold_over': both('interviewer', 'recruiter') });
  await server.moveClock(0);
});
