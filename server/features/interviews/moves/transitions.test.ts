import { describe, expect, test } from 'vitest';
import {
  cancelRecruiterInterview,
  completeRecruiterInterview,
  getRecruiterInterview,
  reportCandidateNoShow,
  requestSlots,
  scheduleInterview,
  withdrawInterview,
} from '#contract/interviews/recruiter.ts';
import {
  cancelInterview,
  completeInterview,
  reportRecruiterNoShow,
  rescheduleInterview,
  respondToInterview,
} from '#contract/interviews/respond.ts';
import { interviewMoves, OPEN_STATUSES, PAST_STATUSES } from '#contract/interviews/transitions.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import {
  acceptOne,
  requestOne,
  scheduleOne,
  slotIn,
  type TestInterview,
} from '#server/testing/factories/interviews.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const recruiter = madeOnce(() => createRecruiter(server.db));

const reason = 'For this test';
const MOVES: Record<string, (interview: TestInterview) => Promise<{ status: number; code?: string }>> = {
  accept: ({ id, candidate }) =>
    server.as(candidate).call(respondToInterview, {
      body: { interviewId: id, status: 'ACCEPTED', availabilitySlots: [slotIn(5)] },
    }),
  decline: ({ id, candidate }) =>
    server.as(candidate).call(respondToInterview, {
      body: { interviewId: id, status: 'DECLINED', declineReason: reason },
    }),
  withdraw: (interview) =>
    server.as(recruiter).call(withdrawInterview, { params: { id: interview.id }, body: { reason } }),
  schedule: ({ id }) =>
    server.as(recruiter).call(scheduleInterview, {
      params: { id },
      body: { slotId: '01936d5c-0000-7000-8000-000000000000' },
    }),
  'request-slots': ({ id }) => server.as(recruiter).call(requestSlots, { params: { id }, body: {} }),
  'cancel (candidate)': ({ id, candidate }) =>
    server.as(candidate).call(cancelInterview, { params: { id }, body: { reason } }),
  'cancel (recruiter)': ({ id }) =>
    server.as(recruiter).call(cancelRecruiterInterview, { params: { id }, body: { reason } }),
  reschedule: ({ id, candidate }) =>
    server.as(candidate).call(rescheduleInterview, {
      body: { interviewId: id, reason, newAvailabilitySlots: [slotIn(5)] },
    }),
  'complete (candidate)': ({ id, candidate }) =>
    server.as(candidate).call(completeInterview, { params: { id }, body: { feedback: reason } }),
  'complete (recruiter)': ({ id }) =>
    server.as(recruiter).call(completeRecruiterInterview, {
      params: { id },
      body: { outcome: 'HOLD', feedback: reason },
    }),
  'no-show (candidate)': ({ id, candidate }) =>
    server.as(candidate).call(reportRecruiterNoShow, { params: { id } }),
  'no-show (recruiter)': ({ id }) => server.as(recruiter).call(reportCandidateNoShow, { params: { id } }),
};

/** The legal moves of each state; all others must be refused. */
const LEGAL: Record<InterviewStatus, string[]> = {
  PENDING: ['accept', 'decline', 'withdraw'],
  ACCEPTED: ['schedule', 'request-slots', 'cancel (candidate)', 'cancel (recruiter)'],
  SCHEDULED: [
    'reschedule',
    'cancel (candidate)',
    'cancel (recruiter)',
    'complete (candidate)',
    'complete (recruiter)',
    'no-show (candidate)',
    'no-show (recruiter)',
  ],
  RESCHEDULE_REQUESTED: ['schedule', 'request-slots', 'cancel (candidate)', 'cancel (recruiter)'],
  COMPLETED: [],
  NO_SHOW: [],
  DECLINED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  CANCELLED: [],
};

/** An interview in this state; final states are written directly, because only the state matters here. */
async function interviewAt(status: InterviewStatus): Promise<TestInterview> {
  if (status === 'PENDING') return requestOne(server, { recruiter });
  const interview =
    status === 'ACCEPTED' ? await acceptOne(server, { recruiter }) : await scheduleOne(server, { recruiter });
  if (status === 'RESCHEDULE_REQUESTED') await MOVES.reschedule?.(interview);
  // Releases the time, because double bookings are not possible.
  if (PAST_STATUSES.includes(status)) await close(interview.id, status);
  return interview;
}

async function close(id: string, status: InterviewStatus): Promise<void> {
  await server.db
    .updateTable('interviews')
    .set({ status, recruiterFeedback: 'given', candidateFeedback: 'given' })
    .where('id', '=', id)
    .execute();
}

async function statusOf({ id }: TestInterview): Promise<InterviewStatus> {
  return (await server.as(recruiter).call(getRecruiterInterview, { params: { id } })).data.status;
}

describe.each(OPEN_STATUSES)('an interview that is %s', (status) => {
  test.each(Object.keys(MOVES).filter((move) => !LEGAL[status].includes(move)))(
    'refuses %s',
    async (move) => {
      const interview = await interviewAt(status);
      expect(await MOVES[move]?.(interview)).toMatchObject({ status: 409, code: 'STATE_CHANGED' });
      expect(await statusOf(interview)).toBe(status);
      await close(interview.id, 'CANCELLED');
    },
  );
});

describe.each(PAST_STATUSES)('an interview that is %s', (status) => {
  test('refuses every move', async () => {
    const interview = await interviewAt(status);
    for (const [name, move] of Object.entries(MOVES)) {
      const isReply = status === 'EXPIRED' && LEGAL.PENDING.includes(name);
      const code = isReply ? 'DEADLINE_PASSED' : 'STATE_CHANGED';
      expect(await move(interview), name).toMatchObject({ status: 409, code });
    }
    expect(await statusOf(interview)).toBe(status);
  });
});

test('the transition table of the contract has no start state that is not tested here', () => {
  const starts = interviewMoves.actions.flatMap((action) => interviewMoves.statusesFor(action));
  // An interview that is over can still get late feedback or a contest.
  expect(new Set(starts)).toEqual(new Set([...OPEN_STATUSES, 'COMPLETED', 'NO_SHOW']));
});
