import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withdrawApplication } from '#contract/applications/candidate-applications.ts';
import { rejectApplication } from '#contract/applications/recruiter-applications.ts';
import {
  getCandidateInterview,
  getInterviewStats,
  listAcceptedInterviews,
  listPastInterviews,
  listPendingInterviews,
} from '#contract/interviews/candidate.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { candidateNotifications, recruiterNotifications } from '#contract/notifications.ts';
import { createCandidate, createRecruiter } from '#server/testing/factories/accounts.ts';
import { acceptOne, requestOne, slotIn, type TestInterview } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob, tellRejection } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const HOUR = 3600;
const NO_SLOT = 'Please provide at least one availability slot';

const server = ownServer();
let interview: TestInterview;
beforeEach(async () => {
  interview = await requestOne(server);
});
afterEach(() => server.moveClock(0));

function reply(body: object, { id, candidate }: TestInterview = interview) {
  return server.as(candidate).call(respondToInterview, { body: { interviewId: id, ...body } as never });
}

function accept(slots: unknown) {
  return reply({ status: 'ACCEPTED', availabilitySlots: slots });
}

function seenByCompany({ id, recruiter }: TestInterview = interview) {
  return server.as(recruiter).call(getRecruiterInterview, { params: { id } });
}

async function stageOf({ jobId, candidate }: TestInterview = interview): Promise<string | undefined> {
  const row = await server.db
    .selectFrom('applications')
    .select('status')
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidate.id)
    .executeTakeFirst();
  return row?.status;
}

describe('a candidate who accepts', () => {
  test.each([
    ['no slots', [], NO_SLOT],
    ['no list of slots', undefined, NO_SLOT],
    [
      'a slot without a date',
      [{ date: '', timeRanges: [{ startTime: '10:00', endTime: '11:00' }] }],
      NO_SLOT,
    ],
    [
      'a slot without an end',
      [{ date: '2090-01-01', timeRanges: [{ startTime: '10:00', endTime: '' }] }],
      NO_SLOT,
    ],
    ['times before today', [slotIn(-1)], 'Please choose a time in the future.'],
    ['times too far ahead', [slotIn(61)], 'Please choose a time within the next 60 days.'],
    ['an end before the start', [slotIn(2, '11:00', '10:00')], 'End time must be after start time'],
    ['too short a time', [slotIn(2, '10:00', '10:45')], 'Each time must be at least 60 minutes long.'],
    [
      'times that overlap each other',
      [slotIn(2, '10:00', '11:00'), slotIn(2, '10:30', '11:30')],
      'These times overlap each other. Please change one of them.',
    ],
    [
      'four slots',
      [slotIn(2), slotIn(3), slotIn(4), slotIn(5)],
      'Please provide at most 3 availability slots',
    ],
  ])('with %s is refused', async (_, slots, message) => {
    expect(await accept(slots)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    expect(await stageOf()).toBe('SHORTLISTED');
  });

  test('sends the times, and the recruiter has to pick one within 48 hours', async () => {
    const slots = [slotIn(2), { ...slotIn(3, '15:00', '17:00'), isFlexible: true }];
    const answer = await reply({
      status: 'ACCEPTED',
      availabilitySlots: [...slots, { date: '', timeRanges: [] }],
      message: 'Looking forward to it.',
    });
    expect(answer).toMatchObject({ status: 200, message: 'Interview accepted successfully!' });
    expect(answer.data).toMatchObject({ status: 'ACCEPTED', availabilitySlots: slots });
    const { data } = await seenByCompany();
    expect(data).toMatchObject({
      status: 'ACCEPTED',
      candidateMessage: 'Looking forward to it.',
      ballHolder: 'RECRUITER',
      canRequestSlots: true,
      candidate: { email: interview.candidate.email, phone: '+91 98765 43210' },
    });
    expect(data.events.map(({ action, to }) => [action, to])).toEqual([
      ['REQUEST', 'PENDING'],
      ['ACCEPT', 'ACCEPTED'],
    ]);
    const hours = (Date.parse(data.dueAt ?? '') - Date.parse(data.acceptedAt ?? '')) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    expect(await stageOf()).toBe('INTERVIEW');
  });

  test('moves the request from the pending ones to the accepted ones', async () => {
    const caller = server.as(interview.candidate);
    expect((await caller.call(listPendingInterviews)).data.map(({ id }) => id)).toEqual([interview.id]);
    await accept([slotIn(2)]);
    expect((await caller.call(listPendingInterviews)).data).toEqual([]);
    expect((await caller.call(listAcceptedInterviews)).data.map(({ id }) => id)).toEqual([interview.id]);
  });

  test('gets a notification when requested, and the recruiter when answered, both by mail as well', async () => {
    const asked = await server.as(interview.candidate).call(candidateNotifications.list);
    expect(asked.data.content[0]).toMatchObject({
      kind: 'interview.requested',
      link: `/interview-requests/pending?request=${interview.id}`,
    });
    await accept([slotIn(2)]);
    const told = await server.as(interview.recruiter).call(recruiterNotifications.list);
    const name = fullName(interview.candidate);
    expect(told.data.content[0]).toMatchObject({ kind: 'interview.accepted', title: `${name} accepted` });
    const [mail] = await server.mailsTo(interview.recruiter.email);
    expect(mail?.subject).toBe(`${name} accepted`);
  });

  test('cannot change the answer afterwards', async () => {
    await accept([slotIn(2)]);
    expect(await accept([slotIn(3)])).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
    expect(await reply({ status: 'DECLINED', declineReason: 'Personal reasons' })).toMatchObject({
      status: 409,
    });
  });
});

describe('a candidate who declines', () => {
  test.each([undefined, '', '  ', 'Other'])('with the reason %j must give one', async (declineReason) => {
    expect(await reply({ status: 'DECLINED', declineReason })).toMatchObject({
      status: 400,
      message: 'Please provide a reason for declining',
    });
  });

  test('gives the company the reason, and an invitation ends', async () => {
    const answer = await reply({ status: 'DECLINED', declineReason: 'Location not suitable' });
    expect(answer).toMatchObject({ status: 200, message: 'Interview declined successfully!' });
    expect(answer.data).toMatchObject({ status: 'DECLINED', closingReason: 'Location not suitable' });
    const { data } = await seenByCompany();
    expect(data).toMatchObject({
      status: 'DECLINED',
      closingReason: 'Location not suitable',
      ballHolder: null,
      dueAt: null,
      candidate: { email: null, phone: null },
    });
    expect(await stageOf()).toBe('WITHDRAWN');
    const [mail] = await server.mailsTo(interview.recruiter.email);
    expect(mail?.textBody).toContain('Location not suitable');
    const past = await server.as(interview.candidate).call(listPastInterviews);
    expect(past.data).toMatchObject({ totalElements: 1, content: [{ id: interview.id }] });
  });

  test('stays an applicant if there was an application', async () => {
    const { recruiter, candidate } = interview;
    const jobId = (await createJob(server.db, recruiter)).id;
    await createApplication(server.db, jobId, candidate);
    const second = await requestOne(server, { recruiter, candidate, jobId });
    await reply({ status: 'DECLINED', declineReason: 'Notice period conflicts' }, second);
    expect(await stageOf(second)).toBe('SHORTLISTED');
  });

  test('stays an applicant if they were invited first and have applied since', async () => {
    await createApplication(server.db, interview.jobId, interview.candidate);
    await reply({ status: 'DECLINED', declineReason: 'Notice period conflicts' });
    expect(await stageOf()).toBe('SHORTLISTED');
  });
});

test('a reply must be one of the two', async () => {
  for (const status of ['MAYBE', undefined]) {
    expect(await reply({ status })).toMatchObject({
      status: 400,
      message: 'Please accept or decline the request.',
    });
  }
});

test('a reply after its deadline is refused, even before the sweep', async () => {
  await server.moveClock(73 * HOUR);
  const late = { status: 409, code: 'DEADLINE_PASSED', message: 'The time to reply has passed.' };
  expect(await accept([slotIn(2)])).toMatchObject(late);
  expect(await reply({ status: 'DECLINED', declineReason: 'Personal reasons' })).toMatchObject(late);
});

test('other users cannot see or answer a request', async () => {
  const stranger = await createCandidate(server.db);
  const theirs = { ...interview, candidate: stranger };
  const missing = { status: 404, code: 'NOT_FOUND' };
  const slots = { status: 'ACCEPTED', availabilitySlots: [slotIn(2)] };
  expect(await reply(slots, theirs)).toMatchObject(missing);
  const params = { id: interview.id };
  expect(await server.as(stranger).call(getCandidateInterview, { params })).toMatchObject(missing);
  expect(await server.as(interview.recruiter).call(getCandidateInterview, { params })).toMatchObject({
    status: 403,
  });
  expect(await server.call(listPendingInterviews)).toMatchObject({ status: 401 });
  const unverified = await createCandidate(server.db, { verified: false });
  expect(await server.as(unverified).call(listPendingInterviews)).toMatchObject({
    status: 403,
    code: 'EMAIL_NOT_VERIFIED',
  });
});

test('a candidate sees the company, the role and the comparison of the two', async () => {
  const { data } = await server
    .as(interview.candidate)
    .call(getCandidateInterview, { params: { id: interview.id } });
  expect(data).toMatchObject({
    company: { employeeCount: '11-50', glassdoorRating: null, techStack: ['Go', 'Kafka', 'PostgreSQL'] },
    recruiter: { id: interview.recruiter.id, email: interview.recruiter.email },
    jobRole: {
      title: 'Senior Backend Engineer',
      level: 'SENIOR',
      salaryRange: { min: 3_800_000, max: 4_600_000, currency: 'INR' },
      requiredSkills: ['Go', 'Kafka', 'PostgreSQL'],
      experienceRequired: { min: 4, max: 8 },
    },
    yourProfile: { expectedSalary: 4_600_000, matchedSkills: ['Go', 'PostgreSQL'] },
    canReschedule: false,
    scheduledSlot: null,
    meetingLink: null,
  });
});

test('the figures count requests, answers and hours to answer', async () => {
  const { candidate } = interview;
  await server.moveClock(2 * HOUR);
  await accept([slotIn(2)]);
  const second = await requestOne(server, { candidate });
  await server.moveClock(3 * HOUR);
  await reply({ status: 'DECLINED', declineReason: 'Personal reasons' }, second);
  await requestOne(server, { candidate });
  const { data } = await server.as(candidate).call(getInterviewStats);
  expect(data).toEqual({
    totalRequests: 3,
    pendingRequests: 1,
    acceptedRequests: 1,
    activeInterviews: 0,
    upcomingInterviews: 0,
    completedInterviews: 0,
    averageResponseTime: 1.5,
    successRate: null,
  });
});

describe('an application that ends also ends its open interview', () => {
  test('a request, when the candidate withdraws', async () => {
    const { applicationId } = (await seenByCompany()).data;
    await server.as(interview.candidate).call(withdrawApplication, { params: { id: applicationId } });
    expect((await seenByCompany()).data).toMatchObject({ status: 'DECLINED', ballHolder: null });
  });

  test('an accepted one, when the company rejects', async () => {
    const accepted = await acceptOne(server, { recruiter: await createRecruiter(server.db) });
    const { applicationId } = (await seenByCompany(accepted)).data;
    await server.as(accepted.recruiter).call(rejectApplication, {
      params: { id: applicationId },
      body: { reason: 'Another candidate fits better' },
    });
    await tellRejection(server.db, applicationId);
    expect((await seenByCompany(accepted)).data).toMatchObject({
      status: 'CANCELLED',
      closingReason: 'The application was not taken further.',
    });
  });
});
