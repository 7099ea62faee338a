import { afterEach, expect, test } from 'vitest';
import { listMyApplications } from '#contract/applications/candidate-applications.ts';
import { listPastInterviews } from '#contract/interviews/candidate.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { rescheduleInterview } from '#contract/interviews/respond.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { requestOne, scheduleOne, slotIn, type TestInterview } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { completePastInterviews, expireInterviewRequests, remindOfInterviews } from './interviews.service.ts';

const HOUR = 3600;

const server = ownServer();
afterEach(() => server.moveClock(0));

/** Simulates several processes at the same moment. */
function sweepInParallel(sweep: typeof remindOfInterviews): Promise<unknown> {
  return Promise.all(Array.from({ length: 4 }, () => sweep.run(server.db, undefined)));
}

async function seen({ id, recruiter }: TestInterview) {
  return (await server.as(recruiter).call(getRecruiterInterview, { params: { id } })).data;
}

function goTo(startsAt: string | null, hours: number): Promise<void> {
  return server.moveClock(Math.round((Date.parse(startsAt ?? '') - Date.now()) / 1000 + hours * HOUR));
}

async function mailsAbout(address: string, words: string): Promise<string[]> {
  const mails = await server.mailsTo(address, 'expireInterviewRequests');
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes(words));
}

async function bodiesTo(address: string): Promise<string> {
  const notices = await server.db
    .selectFrom('notifications as n')
    .innerJoin('users as u', 'u.id', 'n.userId')
    .select('n.body')
    .where('u.email', '=', address)
    .where('n.kind', '=', 'interview.reminder')
    .execute();
  return notices.map(({ body }) => body).join();
}

test('a request without an answer expires once, on time, and both sides are notified', async () => {
  const interview = await requestOne(server);
  await server.moveClock(72 * HOUR - 60);
  await sweepInParallel(expireInterviewRequests);
  expect(await seen(interview)).toMatchObject({ status: 'PENDING' });
  await server.moveClock(72 * HOUR + 60);
  await sweepInParallel(expireInterviewRequests);
  const expired = await seen(interview);
  expect(expired).toMatchObject({ status: 'EXPIRED', ballHolder: null, dueAt: null });
  expect(expired.events.map(({ action }) => action)).toEqual(['REQUEST', 'EXPIRE']);
  expect(await mailsAbout(interview.candidate.email, 'has expired')).toHaveLength(1);
  expect(await mailsAbout(interview.recruiter.email, 'did not reply in time')).toHaveLength(1);
  const past = await server.as(interview.candidate).call(listPastInterviews);
  expect(past.data.content[0]).toMatchObject({ id: interview.id, status: 'EXPIRED' });
});

test.each([
  ['an invitation ends with it', false, 'WITHDRAWN'],
  ['an application stays', true, 'SHORTLISTED'],
])('when a request expires, %s', async (_, hasApplied, status) => {
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  const jobId = (await createJob(server.db, recruiter)).id;
  if (hasApplied) await createApplication(server.db, jobId, candidate);
  await requestOne(server, { recruiter, candidate, jobId });
  await server.moveClock(73 * HOUR);
  await server.runTasks('expireInterviewRequests');
  const row = await server.db
    .selectFrom('applications')
    .select('status')
    .where('candidateId', '=', candidate.id)
    .executeTakeFirst();
  expect(row?.status).toBe(status);
});

test('when a request expires, an invited candidate who has applied meanwhile stays', async () => {
  const { candidate, jobId } = await requestOne(server);
  await createApplication(server.db, jobId, candidate);
  await server.moveClock(73 * HOUR);
  await server.runTasks('expireInterviewRequests');
  const { data } = await server.as(candidate).call(listMyApplications);
  expect(data.content).toMatchObject([{ status: 'SHORTLISTED' }]);
});

test('an interview completes automatically once, regardless of the number of processes', async () => {
  const interview = await scheduleOne(server);
  await goTo(interview.booked.startsAt, 48.5);
  await sweepInParallel(completePastInterviews);
  expect((await seen(interview)).status).toBe('SCHEDULED');
  await goTo(interview.booked.startsAt, 49.5);
  await sweepInParallel(completePastInterviews);
  const { status, events } = await seen(interview);
  expect(status).toBe('COMPLETED');
  expect(events.filter(({ action }) => action === 'COMPLETE')).toHaveLength(1);
  expect(await mailsAbout(interview.recruiter.email, 'How did the interview')).toHaveLength(1);
});

test('both sides are reminded once a day ahead and once an hour ahead', async () => {
  const { booked, candidate, recruiter } = await scheduleOne(server);
  const reminders = async () => [
    (await mailsAbout(candidate.email, 'Reminder')).length,
    (await mailsAbout(recruiter.email, 'Reminder')).length,
  ];
  await goTo(booked.startsAt, -24.1);
  await sweepInParallel(remindOfInterviews);
  expect(await reminders()).toEqual([0, 0]);
  await goTo(booked.startsAt, -23.9);
  await sweepInParallel(remindOfInterviews);
  expect(await reminders()).toEqual([1, 1]);
  await goTo(booked.startsAt, -0.9);
  await sweepInParallel(remindOfInterviews);
  expect(await reminders()).toEqual([2, 2]);
  await sweepInParallel(remindOfInterviews);
  expect(await reminders()).toEqual([2, 2]);
});

test('a reminder names the other side, and never the reader', async () => {
  const { booked, candidate, recruiter } = await scheduleOne(server);
  await goTo(booked.startsAt, -23.9);
  await sweepInParallel(remindOfInterviews);
  const toCandidate = await bodiesTo(candidate.email);
  const toRecruiter = await bodiesTo(recruiter.email);
  expect(toCandidate).toContain(`With ${fullName(recruiter)}.`);
  expect(toRecruiter).toContain(`With ${fullName(candidate)}.`);
  expect(toCandidate).not.toContain(`${fullName(candidate)} with`);
});

test('when the day’s reminder was missed, one is sent an hour before', async () => {
  const { booked, candidate } = await scheduleOne(server);
  await goTo(booked.startsAt, -0.5);
  await server.runTasks('remindOfInterviews');
  expect(await mailsAbout(candidate.email, 'Reminder')).toHaveLength(1);
});

test('a cancelled time sends no reminder', async () => {
  const { booked, id, candidate } = await scheduleOne(server);
  await server.as(candidate).call(rescheduleInterview, {
    body: { interviewId: id, reason: 'Work conflict', newAvailabilitySlots: [slotIn(9)] },
  });
  await goTo(booked.startsAt, -0.5);
  await server.runTasks();
  expect(await mailsAbout(candidate.email, 'Reminder')).toEqual([]);
});
