import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tryEveryMove } from '#contract/kit/try-every-move.ts';
import { INTERVIEW_STATUSES, type InterviewStatus } from '../labels/interviews.ts';
import {
  ACTIVE_STATUSES,
  INTERVIEW_ACTIONS,
  type InterviewState,
  interviewMoves,
  isBooked,
  OPEN_STATUSES,
  PAST_STATUSES,
  SENT_STATUSES,
  TO_ANSWER_STATUSES,
  TO_PICK_STATUSES,
} from './transitions.ts';

const NOW = new Date('2026-03-10T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

function standing(status: InterviewStatus, more: Partial<InterviewState> = {}): InterviewState {
  return {
    status,
    respondBy: inHours(1),
    startsAt: null,
    endsAt: null,
    rescheduleCount: 0,
    slotRequestCount: 0,
    noShowSide: null,
    noShowAt: null,
    contestedAt: null,
    contestSettledAt: null,
    candidateFeedback: null,
    recruiterFeedback: null,
    ballHolder: null,
    ...more,
  };
}

const ahead = { startsAt: inHours(2), endsAt: inHours(3) };
const over = { startsAt: inHours(-2), endsAt: inHours(-1) };
const absent = { noShowSide: 'CANDIDATE', noShowAt: inHours(-1) } as const;
const cancels = { 'CANDIDATE CANCEL': 'CANCELLED', 'RECRUITER CANCEL': 'CANCELLED' };
const picks = { ...cancels, 'RECRUITER SCHEDULE': 'SCHEDULED', 'RECRUITER REQUEST_SLOTS': 'PENDING' };
const completes = { 'CANDIDATE COMPLETE': 'COMPLETED', 'RECRUITER COMPLETE': 'COMPLETED' };

/** A colleague can take over every interview that the company still has to finish. */
function handedOver({ status, recruiterFeedback, ballHolder }: InterviewState): Record<string, string> {
  const isOpen = ['PENDING', 'ACCEPTED', 'SCHEDULED', 'RESCHEDULE_REQUESTED'].includes(status);
  const isUnspoken = status === 'COMPLETED' && (recruiterFeedback === null || ballHolder === 'RECRUITER');
  return isOpen || isUnspoken ? { 'SYSTEM HAND_OVER': status } : {};
}

/** Every state, the relevant moments in it, and everything that is allowed then. */
const MATRIX: Record<InterviewStatus, [moment: string, InterviewState, Record<string, string>][]> = {
  PENDING: [
    [
      'in time',
      standing('PENDING'),
      {
        'CANDIDATE ACCEPT': 'ACCEPTED',
        'CANDIDATE DECLINE': 'DECLINED',
        'RECRUITER WITHDRAW': 'WITHDRAWN',
      },
    ],
    [
      'too late',
      standing('PENDING', { respondBy: NOW }),
      { 'SYSTEM EXPIRE': 'EXPIRED', 'RECRUITER WITHDRAW': 'WITHDRAWN' },
    ],
  ],
  ACCEPTED: [
    ['first times', standing('ACCEPTED'), picks],
    [
      'other times asked for twice',
      standing('ACCEPTED', { slotRequestCount: 2 }),
      { ...cancels, 'RECRUITER SCHEDULE': 'SCHEDULED' },
    ],
  ],
  SCHEDULED: [
    ['ahead', standing('SCHEDULED', ahead), { ...cancels, 'CANDIDATE RESCHEDULE': 'RESCHEDULE_REQUESTED' }],
    ['ahead, rescheduled twice', standing('SCHEDULED', { ...ahead, rescheduleCount: 2 }), cancels],
    [
      'five minutes after the start',
      standing('SCHEDULED', { startsAt: inHours(-5 / 60), endsAt: inHours(1) }),
      cancels,
    ],
    [
      'over',
      standing('SCHEDULED', over),
      {
        ...cancels,
        ...completes,
        'SYSTEM COMPLETE': 'COMPLETED',
        'CANDIDATE REPORT_NO_SHOW': 'NO_SHOW',
        'RECRUITER REPORT_NO_SHOW': 'NO_SHOW',
      },
    ],
    [
      'long over',
      standing('SCHEDULED', { startsAt: inHours(-49), endsAt: inHours(-48.2) }),
      { ...cancels, ...completes, 'SYSTEM COMPLETE': 'COMPLETED' },
    ],
  ],
  RESCHEDULE_REQUESTED: [['new times', standing('RESCHEDULE_REQUESTED', { rescheduleCount: 1 }), picks]],
  COMPLETED: [
    ['nobody has spoken', standing('COMPLETED', over), completes],
    [
      'the recruiter has spoken',
      standing('COMPLETED', { ...over, recruiterFeedback: 'Good' }),
      { 'CANDIDATE COMPLETE': 'COMPLETED' },
    ],
    [
      'the recruiter has spoken, and nothing has followed yet',
      standing('COMPLETED', { ...over, recruiterFeedback: 'Good', ballHolder: 'RECRUITER' }),
      { 'CANDIDATE COMPLETE': 'COMPLETED', 'RECRUITER DECIDE': 'COMPLETED' },
    ],
    [
      'the candidate has spoken',
      standing('COMPLETED', { ...over, candidateFeedback: 'Fair' }),
      { 'RECRUITER COMPLETE': 'COMPLETED' },
    ],
  ],
  NO_SHOW: [
    ['reported', standing('NO_SHOW', { ...over, ...absent }), { 'CANDIDATE CONTEST_NO_SHOW': 'NO_SHOW' }],
    ['reported long ago', standing('NO_SHOW', { ...over, ...absent, noShowAt: inHours(-48.1) }), {}],
    [
      'contested',
      standing('NO_SHOW', { ...over, ...absent, contestedAt: NOW }),
      { 'ADMIN UPHOLD_NO_SHOW': 'NO_SHOW', 'ADMIN CLEAR_NO_SHOW': 'COMPLETED' },
    ],
    ['settled', standing('NO_SHOW', { ...over, ...absent, contestedAt: NOW, contestSettledAt: NOW }), {}],
  ],
  DECLINED: [['', standing('DECLINED'), {}]],
  WITHDRAWN: [['', standing('WITHDRAWN'), {}]],
  EXPIRED: [['', standing('EXPIRED'), {}]],
  CANCELLED: [['', standing('CANCELLED', ahead), {}]],
};

describe.each(INTERVIEW_STATUSES)('an interview that is %s', (status) => {
  test.each(MATRIX[status])('%s: allows each party exactly this', (_, row, expected) => {
    expect(row.status).toBe(status);
    expect(tryEveryMove(interviewMoves, row, NOW)).toEqual({ ...expected, ...handedOver(row) });
  });
});

test('every move that a history can contain is in the table', () => {
  expect(new Set(['REQUEST', ...interviewMoves.actions])).toEqual(new Set(INTERVIEW_ACTIONS));
});

test('a reply to an expired request is refused as late; any other refusal says that the state has changed', () => {
  const expired = standing('EXPIRED');
  expect(interviewMoves.refusal('ACCEPT', expired, 'CANDIDATE', NOW)).toBe('DEADLINE_PASSED');
  expect(interviewMoves.refusal('CANCEL', expired, 'CANDIDATE', NOW)).toBe('STATE_CHANGED');
});

test('each limit has its own error', () => {
  const why = (...args: [Parameters<typeof interviewMoves.refusal>[0], InterviewState]) =>
    interviewMoves.refusal(...args, 'CANDIDATE', NOW);
  expect(why('ACCEPT', standing('PENDING', { respondBy: NOW }))).toBe('DEADLINE_PASSED');
  expect(why('RESCHEDULE', standing('SCHEDULED', { ...over, rescheduleCount: 2 }))).toBe('INTERVIEW_STARTED');
  expect(why('RESCHEDULE', standing('SCHEDULED', { ...ahead, rescheduleCount: 2 }))).toBe('RESCHEDULE_LIMIT');
  expect(why('COMPLETE', standing('SCHEDULED', ahead))).toBe('INTERVIEW_NOT_OVER');
  expect(why('REPORT_NO_SHOW', standing('SCHEDULED', ahead))).toBe('NO_SHOW_OUT_OF_TIME');
  const other = standing('NO_SHOW', { ...absent, noShowSide: 'RECRUITER' });
  expect(why('CONTEST_NO_SHOW', other)).toBe('FORBIDDEN');
});

test('every open interview is in exactly one list of each side, every other in the past list', () => {
  expect([...OPEN_STATUSES, ...PAST_STATUSES].sort()).toEqual([...INTERVIEW_STATUSES].sort());
  const candidates = [...TO_ANSWER_STATUSES, ...SENT_STATUSES, ...ACTIVE_STATUSES];
  expect(candidates.sort()).toEqual([...OPEN_STATUSES].sort());
  const booked = INTERVIEW_STATUSES.filter((status) => isBooked({ status, startsAt: NOW }));
  expect([...TO_ANSWER_STATUSES, ...TO_PICK_STATUSES, ...booked].sort()).toEqual([...OPEN_STATUSES].sort());
});

test('at any moment, nobody gets a button that the server refuses, or misses one that it accepts', () => {
  const moment = fc.date({ min: inHours(-100), max: inHours(100), noInvalidDate: true });
  const row = fc.record<InterviewState>({
    status: fc.constantFrom(...INTERVIEW_STATUSES),
    respondBy: moment,
    startsAt: fc.option(moment),
    endsAt: fc.option(moment),
    rescheduleCount: fc.integer({ min: 0, max: 3 }),
    slotRequestCount: fc.integer({ min: 0, max: 3 }),
    noShowSide: fc.constantFrom(null, 'CANDIDATE', 'RECRUITER'),
    noShowAt: fc.option(moment),
    contestedAt: fc.option(moment),
    contestSettledAt: fc.option(moment),
    candidateFeedback: fc.constantFrom(null, 'Fair'),
    recruiterFeedback: fc.constantFrom(null, 'Good'),
    ballHolder: fc.constantFrom(null, 'CANDIDATE', 'RECRUITER'),
  });
  fc.assert(fc.property(row, (any) => void tryEveryMove(interviewMoves, any, NOW)));
});
