import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  getRecruiterInterview,
  listInterviewers,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { respondToInterview } from '#contract/interviews/respond.ts';
import { toLocal } from '#contract/kit/zoned-time.ts';
import { inHours } from '#server/platform/clock.ts';
import {
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { requestFor, requestOne, slotIn } from '#server/testing/factories/interviews.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const HOUR = 3600;

const server = ownServer();
let recruiter: TestRecruiter;
let candidate: TestAccount;
let jobId: string;
beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Tamarind Pay' });
  candidate = await createSearchableCandidate(server.db);
  jobId = (await createJob(server.db, recruiter)).id;
});
afterEach(() => server.moveClock(0));

function ask(body: object, caller: { token: string } = recruiter) {
  return server.as(caller).call(requestInterview, { body: { ...requestFor(jobId, candidate.id), ...body } });
}

function applicationOf(candidateId: string, job: string) {
  return server.db
    .selectFrom('applications')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('jobId', '=', job)
    .executeTakeFirst();
}

describe('a request', () => {
  test('is refused with the first applicable message', async () => {
    const cases: [object, string][] = [
      [{ jobId: 'none' }, 'Please choose a job.'],
      [{ interviewType: 'LUNCH' }, 'Please choose one of the options.'],
      [{ duration: 10 }, 'Please enter a duration between 15 minutes and 8 hours.'],
      [{ salaryRange: undefined }, 'Please enter the salary range.'],
      [{ salaryRange: { min: 5, max: 4 } }, 'The highest salary must not be below the lowest.'],
      [{ salaryRange: { min: 5.5, max: 6 } }, 'Please enter an amount in whole rupees.'],
      [{ interviewStage: 3, totalStages: 2 }, 'This round lies beyond the last one.'],
      [{ message: 'x'.repeat(2001) }, 'Please use at most 2000 characters.'],
      [{ interviewerId: candidate.id }, 'Please choose an interviewer from your team.'],
      [{ respondByDate: '2020-01-01' }, 'Please choose a reply-by date in the future.'],
      [{ respondByDate: '2090-01-01' }, 'Please ask for a reply within 7 days.'],
    ];
    for (const [fault, message] of cases) {
      expect(await ask(fault)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', message });
    }
    expect(await applicationOf(candidate.id, jobId)).toBeUndefined();
  });

  test('shows the company what was requested, and shortlists the candidate as invited', async () => {
    const answer = await ask({ interviewMode: 'Video Call', priority: 'high', totalStages: 4 });
    expect(answer).toMatchObject({ status: 201, message: 'Interview request sent.' });
    expect(answer.data).toMatchObject({
      status: 'PENDING',
      interviewMode: 'VIDEO_CALL',
      priority: 'HIGH',
      duration: 60,
      interviewStage: 1,
      totalStages: 4,
      expectedSalary: { min: 3_800_000, max: 4_600_000, currency: 'INR' },
      candidate: { id: candidate.id, email: null, phone: null },
      interviewer: { id: recruiter.id },
      ballHolder: 'CANDIDATE',
      isOverdue: false,
      events: [{ action: 'REQUEST', from: null, to: 'PENDING' }],
    });
    expect(answer.data.undoUntil).not.toBeNull();
    expect(await applicationOf(candidate.id, jobId)).toMatchObject({
      status: 'SHORTLISTED',
      source: 'INVITED',
    });
  });

  test('cannot be made twice while the first is open', async () => {
    expect(await ask({})).toMatchObject({
      status: 409,
      message: 'This candidate already has an open interview for this job.',
    });
  });

  test('of two at once for the same person and job, only one is made', async () => {
    const other = await createSearchableCandidate(server.db);
    const answers = await Promise.all([ask({ candidateId: other.id }), ask({ candidateId: other.id })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test.each([
    ['72 hours', {}, 72],
    ['24 hours when the hiring is urgent', { isUrgentHiring: true }, 24],
    ['24 hours when its priority is urgent', { priority: 'URGENT' }, 24],
  ])('leaves %s to reply', async (_, body, hours) => {
    const other = await createSearchableCandidate(server.db);
    const { data } = await ask({ candidateId: other.id, ...body });
    const left = Date.parse(data.respondByDate) - Date.parse(data.requestedAt);
    expect(Math.round(left / 3_600_000)).toBe(hours);
  });

  test('includes the whole last day of the reply period, a week ahead at most', async () => {
    const { date: inWeek } = toLocal(inHours(7 * 24));
    const { date: later } = toLocal(inHours(9 * 24));
    const other = await createSearchableCandidate(server.db);
    expect(await ask({ candidateId: other.id, respondByDate: later })).toMatchObject({
      status: 400,
      message: 'Please ask for a reply within 7 days.',
    });
    const { data } = await ask({ candidateId: other.id, respondByDate: inWeek });
    expect(toLocal(new Date(data.respondByDate))).toEqual({ date: inWeek, time: '23:59' });
  });

  test('can name a colleague as interviewer', async () => {
    const colleague = await createMember(server.db, recruiter.companyId, 'VIEWER');
    const { data: interviewers } = await server.as(recruiter).call(listInterviewers);
    expect(interviewers.map(({ id }) => id)).toContain(colleague.id);
    const other = await createSearchableCandidate(server.db);
    const { data } = await ask({ candidateId: other.id, interviewerId: colleague.id });
    expect(data).toMatchObject({ interviewer: { id: colleague.id }, requestedBy: { id: recruiter.id } });
  });

  test('uses the existing application of the candidate', async () => {
    const applicant = await createSearchableCandidate(server.db);
    const application = await createApplication(server.db, jobId, applicant);
    const { data } = await ask({ candidateId: applicant.id });
    expect(data).toMatchObject({ applicationId: application.id, candidate: { email: applicant.email } });
    expect(await applicationOf(applicant.id, jobId)).toMatchObject({
      status: 'SHORTLISTED',
      source: 'APPLIED',
    });
  });
});

describe('a request is refused', () => {
  test('to anyone but a recruiter of an approved company', async () => {
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect(await ask({}, candidate)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await ask({}, pending)).toMatchObject({ status: 403, code: 'COMPANY_NOT_APPROVED' });
    expect(await ask({}, viewer)).toMatchObject({ status: 403, code: 'ROLE_TOO_LOW' });
    const body = requestFor(jobId, candidate.id);
    expect(await server.call(requestInterview, { body })).toMatchObject({ status: 401 });
  });

  test('for a job of another company, and for one that is not open', async () => {
    const stranger = await createRecruiter(server.db);
    const foreign = await createJob(server.db, stranger);
    const closed = await createJob(server.db, recruiter, { status: 'CLOSED' });
    const draft = await createJob(server.db, recruiter, { status: 'DRAFT' });
    expect(await ask({ jobId: foreign.id })).toMatchObject({ status: 404, message: 'Job not found' });
    for (const { id } of [closed, draft]) {
      expect(await ask({ jobId: id })).toMatchObject({ status: 409, code: 'JOB_CLOSED' });
    }
  });

  test('for people who cannot be found', async () => {
    const hidden = await createCandidate(server.db);
    for (const { id } of [hidden, recruiter]) {
      expect(await ask({ candidateId: id })).toMatchObject({ status: 404, message: 'Candidate not found' });
    }
  });

  test('for an applicant whose account is deactivated', async () => {
    const applicant = await createSearchableCandidate(server.db);
    await createApplication(server.db, jobId, applicant);
    await server.db.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', applicant.id).execute();
    expect(await ask({ candidateId: applicant.id })).toMatchObject({ status: 409, code: 'NOT_SEARCHABLE' });
  });

  test('once the candidate was hired', async () => {
    const hired = await createSearchableCandidate(server.db);
    await createApplication(server.db, jobId, hired);
    await server.db
      .updateTable('applications')
      .set({ status: 'HIRED' })
      .where('candidateId', '=', hired.id)
      .execute();
    expect(await ask({ candidateId: hired.id })).toMatchObject({ status: 409 });
  });
});

describe('the mail of a request', () => {
  test('waits five minutes, while the notification in the product is immediate', async () => {
    const { candidate: asked } = await requestOne(server, { recruiter, jobId });
    expect(await server.mailsTo(asked.email)).toEqual([]);
    await server.moveClock(5 * 60);
    const [mail] = await server.mailsTo(asked.email);
    expect(mail?.subject).toBe('Tamarind Pay asks to interview you');
    expect(mail?.textBody).toContain('₹38 L – ₹46 L');
  });

  test('is never sent when the request is withdrawn within them', async () => {
    const { id, candidate: asked } = await requestOne(server, { recruiter, jobId });
    const body = { reason: 'Sent to the wrong person' };
    const answer = await server.as(recruiter).call(withdrawInterview, { params: { id }, body });
    expect(answer).toMatchObject({ status: 200, data: { status: 'WITHDRAWN', undoUntil: null } });
    await server.moveClock(HOUR);
    expect(await server.mailsTo(asked.email)).toEqual([]);
    expect(await applicationOf(asked.id, jobId)).toMatchObject({ status: 'WITHDRAWN' });
  });

  test('is followed by another when the request is withdrawn later', async () => {
    const { id, candidate: asked } = await requestOne(server, { recruiter, jobId });
    await server.moveClock(HOUR);
    await server.runTasks('deliverMails');
    const body = { reason: 'The role is filled' };
    await server.as(recruiter).call(withdrawInterview, { params: { id }, body });
    const [mail, earlier] = await server.mailsTo(asked.email);
    expect(mail?.subject).toBe('Tamarind Pay withdrew its request');
    expect(mail?.textBody).toContain('The role is filled');
    expect(earlier?.subject).toBe('Tamarind Pay asks to interview you');
  });

  test('is not sent to a candidate who has already answered', async () => {
    const { id, candidate: asked } = await requestOne(server, { recruiter, jobId });
    await server.as(asked).call(respondToInterview, {
      body: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotIn(2)] },
    });
    await server.moveClock(HOUR);
    expect(await server.mailsTo(asked.email)).toEqual([]);
  });
});

test('a withdrawal needs a reason, and another company cannot withdraw, nor see the request', async () => {
  const { id } = await requestOne(server, { recruiter, jobId });
  const empty = await server.as(recruiter).call(withdrawInterview, { params: { id }, body: { reason: ' ' } });
  expect(empty).toMatchObject({ status: 400, message: 'Please provide a reason for withdrawing' });
  const stranger = await createRecruiter(server.db);
  const body = { reason: 'Not mine' };
  expect(await server.as(stranger).call(withdrawInterview, { params: { id }, body })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  expect(await server.as(stranger).call(getRecruiterInterview, { params: { id } })).toMatchObject({
    status: 404,
  });
});
