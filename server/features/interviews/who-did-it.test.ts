import { expect, test } from 'vitest';
import { adminDeleteCandidate, adminSuspendCandidate } from '#contract/candidate-account.ts';
import { getRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { cancelInterview, rescheduleInterview } from '#contract/interviews/respond.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { createAdmin, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { scheduleOne, slotIn, type TestInterview } from '#server/testing/factories/interviews.ts';
import { offerOne } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

async function mailOf({ email }: TestAccount, subject: RegExp): Promise<string> {
  const found = (await server.mailsTo(email)).find((mail) => subject.test(mail.subject));
  return found?.textBody.replaceAll(/\s+/g, ' ') ?? '';
}

function actorsOf(...subjects: string[]) {
  return server.db
    .selectFrom('auditEvents')
    .select(['action', 'actorId'])
    .where('subjectId', 'in', subjects)
    .where('action', 'in', ['interview.cancelled', 'application.withdrawn', 'offer.declined'])
    .orderBy('action')
    .execute();
}

const CANCELLED = /^Interview cancelled/;
const nameOf = ({ candidate }: TestInterview) => fullName(candidate);

test('what an admin ends with an account is not attributed to the candidate', async () => {
  const admin = await createAdmin(server.db);
  const recruiter = await createRecruiter(server.db);
  const candidate = await createSearchableCandidate(server.db);
  const interview = await scheduleOne(server, { recruiter, candidate });
  const { offerId } = await offerOne(server, { recruiter, candidate });
  const params = { id: candidate.id };
  expect((await server.as(admin).call(adminDeleteCandidate, { params, query: {} })).status).toBe(200);

  const { id: actorId } = admin;
  expect(await actorsOf(interview.id, interview.booked.applicationId, offerId)).toEqual([
    { action: 'application.withdrawn', actorId },
    { action: 'interview.cancelled', actorId },
    { action: 'offer.declined', actorId },
  ]);
  for (const person of [candidate, recruiter]) {
    const text = await mailOf(person, CANCELLED);
    expect(text).toContain('It was called off.');
    expect(text).not.toContain(`${nameOf(interview)} cancelled`);
  }
  const told = await server.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', recruiter.id)
    .execute();
  const titles = told.map(({ title }) => title);
  expect(titles).toContain(`The application of ${nameOf(interview)} is withdrawn`);
  expect(titles).toContain(`The offer to ${nameOf(interview)} is closed`);
});

test('a suspension cancels interviews without naming the candidate as the one who cancelled', async () => {
  const interview = await scheduleOne(server);
  const admin = server.as(await createAdmin(server.db));
  const call = { params: { id: interview.candidate.id }, body: { reason: 'Two profiles.' } };
  expect((await admin.call(adminSuspendCandidate, call)).status).toBe(200);
  expect(await mailOf(interview.recruiter, CANCELLED)).toContain('It was called off.');
  const params = { id: interview.id };
  const { data } = await server.as(interview.recruiter).call(getRecruiterInterview, { params });
  expect(data.events.at(-1)).toMatchObject({ action: 'CANCEL', actorName: null });
});

test('who cancels reads it as their own action, the other side reads the name', async () => {
  const interview = await scheduleOne(server);
  const call = { params: { id: interview.id }, body: { reason: 'Family emergency' } };
  await server.as(interview.candidate).call(cancelInterview, call);
  expect(await actorsOf(interview.id)).toEqual([
    { action: 'interview.cancelled', actorId: interview.candidate.id },
  ]);
  expect(await mailOf(interview.candidate, CANCELLED)).toContain('You cancelled.');
  expect(await mailOf(interview.recruiter, CANCELLED)).toContain(`${nameOf(interview)} cancelled.`);
});

test('who asks for another time is shown their request, and the company is asked to pick', async () => {
  const { id: interviewId, candidate, recruiter } = await scheduleOne(server);
  const body = { interviewId, reason: 'Exam that day', newAvailabilitySlots: [slotIn(6)] };
  await server.as(candidate).call(rescheduleInterview, { body } as never);
  const own = await mailOf(candidate, /^You asked for another time/);
  expect(own).toContain('picks one of your new times');
  expect(own).not.toContain('Pick a time');
  expect(await mailOf(recruiter, /asks for another time$/)).toContain(
    'Reason: Exam that day. Pick one of the new times.',
  );
});
