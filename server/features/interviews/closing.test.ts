import { afterEach, expect, test } from 'vitest';
import { rejectApplication } from '#contract/applications/recruiter-applications.ts';
import { adminProcessRecruiter } from '#contract/companies/recruiter-review.ts';
import { getCandidateInterview } from '#contract/interviews/candidate.ts';
import { completeRecruiterInterview, getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { createAdmin } from '#server/testing/factories/accounts.ts';
import { requestOne, scheduleOne, type TestInterview } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const DAY = 24 * 3600;

const server = ownServer();
afterEach(() => server.moveClock(0));

async function seenByCandidate({ id, candidate }: TestInterview) {
  return (await server.as(candidate).call(getCandidateInterview, { params: { id } })).data;
}

test('suspending a company voids its open requests and bookings, and notifies the candidates', async () => {
  const booked = await scheduleOne(server);
  const asked = await requestOne(server, { recruiter: booked.recruiter, jobId: booked.jobId });
  const elsewhere = await requestOne(server);
  const body = { recruiterId: booked.recruiter.id, action: 'SUSPEND', reason: 'Fake jobs.' } as const;
  const admin = server.as(await createAdmin(server.db));
  expect((await admin.call(adminProcessRecruiter, { body })).status).toBe(200);

  const closingReason = 'The company is suspended on Medallist.';
  expect(await seenByCandidate(booked)).toMatchObject({ status: 'CANCELLED', closingReason });
  expect(await seenByCandidate(asked)).toMatchObject({ status: 'WITHDRAWN', closingReason });
  expect(await seenByCandidate(elsewhere)).toMatchObject({ status: 'PENDING' });
  const [mail] = await server.mailsTo(booked.candidate.email);
  expect(mail?.subject).toMatch(/^Interview cancelled/);
});

test('rejecting a candidate after the interview does not cancel an interview that took place', async () => {
  const interview = await scheduleOne(server);
  await server.moveClock(4 * DAY);
  const { id, recruiter, candidate, booked } = interview;
  const params = { id: booked.applicationId };
  const body = { reason: 'Not enough experience with ledgers.' };
  expect((await server.as(recruiter).call(rejectApplication, { params, body })).status).toBe(200);
  const seen = await server.as(recruiter).call(getRecruiterInterview, { params: { id } });
  expect(seen.data.status).toBe('SCHEDULED');
  expect(
    (await server.mailsTo(candidate.email, 'expireInterviewRequests', 'completePastInterviews')).map(
      ({ subject }) => subject,
    ),
  ).not.toContainEqual(expect.stringMatching(/cancelled/));
  const verdict = { outcome: 'REJECT', feedback: 'Clear, but new to ledgers.' } as const;
  const judged = await server
    .as(recruiter)
    .call(completeRecruiterInterview, { params: { id }, body: verdict });
  expect(judged.data).toMatchObject({ status: 'COMPLETED', outcome: 'REJECT' });
});
