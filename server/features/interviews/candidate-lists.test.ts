import { beforeAll, expect, test } from 'vitest';
import {
  getInterviewStats,
  listAcceptedInterviews,
  listActiveInterviews,
  listPastInterviews,
  listPendingInterviews,
} from '#contract/interviews/candidate.ts';
import { cancelRecruiterInterview, withdrawInterview } from '#contract/interviews/recruiter.ts';
import { rescheduleInterview, respondToInterview } from '#contract/interviews/respond.ts';
import { inHours } from '#server/platform/clock.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { acceptOne, requestOne, scheduleOne, slotIn } from '#server/testing/factories/interviews.ts';
import { ownServer } from '#server/testing/server.ts';

const reason = 'Personal reasons';

const server = ownServer();
let candidate: TestAccount;
/** The interviews of one candidate, by status. */
const made: Record<string, string> = {};
beforeAll(async () => {
  candidate = await createSearchableCandidate(server.db);
  const recruiter = await createRecruiter(server.db);
  const whose = { candidate, recruiter };
  const company = server.as(recruiter);
  const me = server.as(candidate);

  made.calm = (await requestOne(server, { ...whose, respondByDate: inHours(90).toISOString() })).id;
  made.pressing = (await requestOne(server, { ...whose, isUrgentHiring: true })).id;
  made.sent = (await acceptOne(server, whose)).id;
  made.later = (await scheduleOne(server, { ...whose, slots: [slotIn(9)] })).id;
  made.sooner = (await scheduleOne(server, { ...whose, slots: [slotIn(6)] })).id;
  made.reopened = (await scheduleOne(server, { ...whose, slots: [slotIn(7)] })).id;
  await me.call(rescheduleInterview, {
    body: { interviewId: made.reopened, reason, newAvailabilitySlots: [slotIn(8)] },
  });
  made.declined = (await requestOne(server, whose)).id;
  await me.call(respondToInterview, {
    body: { interviewId: made.declined, status: 'DECLINED', declineReason: reason },
  });
  made.withdrawn = (await requestOne(server, whose)).id;
  await company.call(withdrawInterview, { params: { id: made.withdrawn }, body: { reason } });
  made.cancelled = (await scheduleOne(server, { ...whose, slots: [slotIn(12)] })).id;
  await company.call(cancelRecruiterInterview, { params: { id: made.cancelled }, body: { reason } });
});

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const mine = () => server.as(candidate);

test('pending: requests without a reply, the earliest deadline first', async () => {
  expect(ids((await mine().call(listPendingInterviews)).data)).toEqual([made.pressing, made.calm]);
});

test('accepted: those whose offered times wait for a pick', async () => {
  expect(ids((await mine().call(listAcceptedInterviews)).data)).toEqual([made.sent]);
});

test('active: booked ones in order, and those that wait for a new time', async () => {
  const { data } = await mine().call(listActiveInterviews);
  expect(new Set(ids(data))).toEqual(new Set([made.sooner, made.later, made.reopened]));
  const booked = data.filter(({ status }) => status === 'SCHEDULED');
  expect(ids(booked)).toEqual([made.sooner, made.later]);
  expect(data.find(({ id }) => id === made.reopened)).toMatchObject({
    status: 'RESCHEDULE_REQUESTED',
    scheduledSlot: null,
    rescheduleCount: 1,
    canReschedule: false,
  });
});

test('past: those that are over for any reason, the latest first and in pages', async () => {
  const expected = [made.cancelled, made.withdrawn, made.declined];
  const whole = await mine().call(listPastInterviews);
  expect(whole.data).toMatchObject({ number: 0, size: 20, totalElements: 3, totalPages: 1, last: true });
  expect(ids(whole.data.content)).toEqual(expected);
  const [first, second] = await Promise.all(
    [0, 1].map((page) => mine().call(listPastInterviews, { query: { page, size: 2 } })),
  );
  expect(first?.data).toMatchObject({ number: 0, totalPages: 2, first: true, last: false });
  expect(second?.data).toMatchObject({ number: 1, totalPages: 2, first: false, last: true });
  expect([...ids(first?.data.content ?? []), ...ids(second?.data.content ?? [])]).toEqual(expected);
  expect(await mine().call(listPastInterviews, { query: { size: 101 } })).toMatchObject({ status: 400 });
});

test('the counts match the lists', async () => {
  expect((await mine().call(getInterviewStats)).data).toMatchObject({
    totalRequests: 9,
    pendingRequests: 2,
    acceptedRequests: 5,
    activeInterviews: 3,
    upcomingInterviews: 2,
    completedInterviews: 0,
  });
});

test('another candidate sees none of them', async () => {
  const stranger = server.as(await createCandidate(server.db));
  for (const list of [listPendingInterviews, listAcceptedInterviews, listActiveInterviews]) {
    expect((await stranger.call(list)).data).toEqual([]);
  }
  expect((await stranger.call(listPastInterviews)).data.content).toEqual([]);
  expect((await stranger.call(getInterviewStats)).data).toMatchObject({
    totalRequests: 0,
    activeInterviews: 0,
  });
});
