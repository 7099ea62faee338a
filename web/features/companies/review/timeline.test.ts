import { expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

const bare = { submittedAt: null, approvedAt: null, rejectedAt: null, history: [] };

test('a review in progress is the current step with its admin, and the decision comes next', () => {
  const recruiter = {
    ...bare,
    approvalStatus: 'UNDER_REVIEW' as const,
    createdAt: '2026-11-21T04:42:00Z',
    submittedAt: '2026-11-23T11:15:00Z',
    history: [
      { id: '1', action: 'company.submitted', at: '2026-11-23T11:15:00Z', byName: 'Rohan Mehta' },
      { id: '2', action: 'company.review_started', at: '2026-11-24T05:00:00Z', byName: 'Priya Nair' },
    ],
  };
  const entries = timelineOf(recruiter, Date.parse('2026-11-25T05:00:00Z'));
  expect(entries.map(({ label, note, state }) => [label, note, state])).toEqual([
    ['Account created', '21 Nov 2026, 10:12\u00a0am', 'done'],
    ['Submitted for approval', '23 Nov 2026, 4:45\u00a0pm', 'done'],
    ['Under review', 'Since 24 Nov 2026, by Priya Nair', 'current'],
    ['Decision due by 26 Nov 2026', undefined, 'next'],
  ]);
  const late = timelineOf(recruiter, Date.parse('2026-11-27T05:00:00Z'));
  expect(late.at(-1)?.label).toBe('Decision was due by 26 Nov 2026');
});

test('a submission from before events were recorded comes before the recorded ones', () => {
  const entries = timelineOf({
    ...bare,
    approvalStatus: 'REJECTED',
    createdAt: '2026-11-01T04:42:00Z',
    submittedAt: '2026-11-02T04:42:00Z',
    rejectedAt: '2026-11-03T04:42:00Z',
    history: [{ id: '1', action: 'company.rejected', at: '2026-11-03T04:42:00Z', byName: 'Priya Nair' }],
  });
  expect(entries.map(({ label }) => label)).toEqual([
    'Account created',
    'Submitted for approval',
    'Rejected',
  ]);
  expect(entries.at(-1)?.note).toBe('3 Nov 2026, 10:12\u00a0am, by Priya Nair');
});

test('without recorded events the dates of the application are used, and nothing is due', () => {
  const entries = timelineOf({
    ...bare,
    approvalStatus: 'APPROVED',
    createdAt: '2026-11-01T04:42:00Z',
    submittedAt: '2026-11-02T04:42:00Z',
    approvedAt: '2026-11-03T04:42:00Z',
  });
  expect(entries.map(({ label }) => label)).toEqual([
    'Account created',
    'Submitted for approval',
    'Approved',
  ]);
});
