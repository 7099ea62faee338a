import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Applicant } from '#contract/applications/application.ts';
import { meetingOf } from './application-text.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function applicant(
  status: Applicant['status'],
  interview: Partial<Applicant['interview']> | null,
): Applicant {
  return { status, interview } as Applicant;
}

const BOOKED = {
  status: 'SCHEDULED',
  interviewStage: 2,
  totalStages: 3,
  startsAt: '2026-11-26T09:30:00.000Z',
} as const;

test('the card of somebody with an interview shows the round and the time in India', () => {
  expect(meetingOf(applicant('INTERVIEW', BOOKED))).toEqual({ round: 'Round 2', when: 'Thu, 3:00\u00a0pm' });
  const later = { ...BOOKED, totalStages: 1, interviewStage: 1, startsAt: '2026-12-10T04:00:00.000Z' };
  expect(meetingOf(applicant('INTERVIEW', later))).toEqual({
    round: 'Interview',
    when: '10 Dec, 9:30\u00a0am',
  });
});

test('without a future interview time, the card says what is pending or what the outcome was', () => {
  const whenOf = (status: NonNullable<Applicant['interview']>['status']) =>
    meetingOf(applicant('INTERVIEW', { ...BOOKED, status }))?.when;
  expect(whenOf('ACCEPTED')).toBe('Pick a time');
  expect(whenOf('NO_SHOW')).toBe('No-show');
  expect(meetingOf(applicant('INTERVIEW', { ...BOOKED, startsAt: null }))?.when).toBe('Interview over');
});

test('no other card mentions an interview, even if there was one', () => {
  expect(meetingOf(applicant('OFFERED', BOOKED))).toBeNull();
  expect(meetingOf(applicant('INTERVIEW', null))).toBeNull();
});
