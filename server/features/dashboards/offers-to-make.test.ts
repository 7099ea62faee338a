import { afterEach, expect, test } from 'vitest';
import { getRecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { completeRecruiterInterview } from '#contract/interviews/recruiter.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { makeOffer, withdrawOffer } from '#contract/offers/recruiter-offers.ts';
import { createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { scheduleOne } from '#server/testing/factories/interviews.ts';
import { offerBody } from '#server/testing/factories/offers.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
afterEach(() => server.moveClock(0));

/** An interview that has taken place and got this outcome. */
async function judgeOne(outcome: 'ADVANCE' | 'HOLD' | 'OFFER') {
  await server.moveClock(0);
  const { id, recruiter, candidate, booked, jobId } = await scheduleOne(server);
  const start = (Date.parse(booked.startsAt ?? '') - Date.now()) / 1000;
  await server.moveClock(Math.round(start) + 4000);
  const body = { outcome, feedback: 'Clear thinking about failure.' };
  const { status } = await server
    .as(recruiter)
    .call(completeRecruiterInterview, { params: { id }, body: body as never });
  expect(status).toBe(200);
  const { applicationId } = await server.db
    .selectFrom('interviews')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { recruiter, candidate, applicationId, jobId };
}

async function offersToMake(reader: TestAccount) {
  const { data } = await server.as(reader).call(getRecruiterDashboard);
  return data.pendingActions.filter(({ id }) => id.startsWith('offer-'));
}

test('an interview with the outcome OFFER asks for one, until it is made', async () => {
  const { recruiter, candidate, applicationId, jobId } = await judgeOne('OFFER');
  expect(await offersToMake(recruiter)).toEqual([
    {
      id: `offer-${applicationId}`,
      title: `Make ${fullName(candidate)} an offer`,
      description: 'Senior Backend Engineer',
      priority: 'MEDIUM',
      actionLabel: 'Make the offer',
      actionUrl: `/recruiter/applications/${applicationId}?tab=offer&act=offer`,
      person: fullName(candidate),
      kind: 'MAKE_OFFER',
      job: { id: jobId, title: 'Senior Backend Engineer' },
      owner: { id: recruiter.id, name: fullName(recruiter) },
      isOverdue: false,
      since: expect.any(String),
      dueAt: expect.any(String),
    },
  ]);
  const call = { params: { id: applicationId }, body: offerBody() };
  const { data } = await server.as(recruiter).call(makeOffer, call);
  expect(await offersToMake(recruiter)).toEqual([]);
  const back = { params: { id: data.id }, body: { reason: 'The role was frozen.' } };
  expect((await server.as(recruiter).call(withdrawOffer, back)).status).toBe(200);
  expect(await offersToMake(recruiter)).toEqual([]);
});

test.each(['ADVANCE', 'HOLD'] as const)('one with the outcome %s asks for none', async (outcome) => {
  const { recruiter } = await judgeOne(outcome);
  expect(await offersToMake(recruiter)).toEqual([]);
});

test('it is shown to those who can make it, of that company, while the candidate is active', async () => {
  const { recruiter, candidate } = await judgeOne('OFFER');
  const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
  const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
  expect(await offersToMake(colleague)).toHaveLength(1);
  expect(await offersToMake(viewer)).toEqual([]);
  expect(await offersToMake(await createRecruiter(server.db))).toEqual([]);
  await server.db.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', candidate.id).execute();
  expect(await offersToMake(colleague)).toEqual([]);
});
