import { expect, test } from 'vitest';
import type { RecruiterInterview } from '#contract/interviews/interview.ts';
import { bySection, sectionOf, timeInWords } from './interview-table.tsx';

const now = new Date('2026-11-23T10:00:00+05:30');
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`).toISOString();

type Standing = Parameters<typeof sectionOf>[0];
const ours: Standing = {
  status: 'ACCEPTED',
  duration: 45,
  startsAt: null,
  endsAt: null,
  ballHolder: 'RECRUITER',
  dueAt: at(25, '12:00'),
  respondByDate: at(20, '12:00'),
  holdUntil: null,
  nextAct: 'PICK_TIME',
};
const booked: Standing = {
  ...ours,
  status: 'SCHEDULED',
  startsAt: at(23, '18:30'),
  endsAt: at(23, '19:15'),
  dueAt: at(26, '19:15'),
  nextAct: null,
};
const held: Partial<RecruiterInterview> = { status: 'COMPLETED', nextAct: null, holdUntil: '2026-11-27' };

test.each<[string, Standing, string]>([
  ['OVERDUE', { ...ours, dueAt: at(22, '12:00') }, 'Was due Sun, 22 Nov, 12:00\u00a0pm'],
  ['OVERDUE', { ...ours, dueAt: now.toISOString() }, 'Was due today, 10:00\u00a0am'],
  ['TODAY', { ...ours, dueAt: at(23, '12:00') }, 'Today, 12:00\u00a0pm'],
  ['OURS', ours, 'Wed, 25 Nov, 12:00\u00a0pm'],
  ['OURS', { ...ours, dueAt: null }, ''],
  ['TODAY', booked, 'Today, 6:30\u00a0pm, 45\u00a0min'],
  [
    'TODAY',
    { ...booked, startsAt: at(23, '09:50'), endsAt: at(23, '10:35') },
    'Today, 9:50\u00a0am, 45\u00a0min',
  ],
  [
    'BOOKED',
    { ...booked, startsAt: at(24, '09:00'), endsAt: at(24, '10:00') },
    'Tomorrow, 9:00\u00a0am, 45\u00a0min',
  ],
  // An interview that is over waits for feedback until the feedback is due.
  ['OURS', { ...booked, startsAt: at(23, '09:00'), endsAt: now.toISOString() }, 'Thu, 26 Nov, 7:15\u00a0pm'],
  [
    'OVERDUE',
    { ...booked, startsAt: at(18, '09:00'), endsAt: at(18, '10:00'), dueAt: at(20, '10:00') },
    'Was due Fri, 20 Nov, 10:00\u00a0am',
  ],
  [
    'THEIRS',
    { ...ours, status: 'PENDING', ballHolder: 'CANDIDATE', nextAct: null, respondByDate: at(23, '12:15') },
    'Today, 12:15\u00a0pm',
  ],
  ['HELD', { ...ours, ...held } as Standing, 'Until Fri, 27 Nov 2026'],
  [
    'TODAY',
    { ...ours, ...held, nextAct: 'DECIDE', dueAt: at(23, '11:00') } as Standing,
    'Today, 11:00\u00a0am',
  ],
])('%s: %j', (section, interview, words) => {
  expect(sectionOf(interview, now)).toBe(section);
  expect(timeInWords(interview, now)).toBe(words);
});

test('sections come in their order, without empty ones, and keep the order of the list', () => {
  const late = { ...ours, dueAt: at(22, '12:00') };
  const first = { ...ours, respondByDate: 'first' };
  const groups = bySection([booked, first, late, ours], now);
  expect(groups).toEqual([
    ['OVERDUE', [late]],
    ['TODAY', [booked]],
    ['OURS', [first, ours]],
  ]);
});
