import { describe, expect, test } from 'vitest';
import { awaitedOf, stepsOf } from './history-card.tsx';

const NONE = {
  signedUpAt: null,
  approvedAt: null,
  earnedAt: null,
  payableFrom: null,
  payableAt: null,
  paidAt: null,
};
const INVITED = {
  status: 'INVITED',
  kind: null,
  invitedEmail: 'asha@friends.test',
  candidateName: null,
  invitedAt: '2026-08-01T09:00:00Z',
  hiredAt: null,
  rewardState: null,
  dates: NONE,
} as const;
const HIRED = {
  ...INVITED,
  status: 'HIRED',
  kind: 'JOBSEEKER',
  candidateName: 'Asha R.',
  hiredAt: '2026-09-10T09:00:00Z',
  dates: { ...NONE, signedUpAt: '2026-08-02T09:00:00Z', approvedAt: '2026-08-03T09:00:00Z' },
} as const;

describe('what a reward still waits for', () => {
  const signedUp = { ...INVITED, candidateName: 'Asha R.', kind: 'JOBSEEKER' } as const;
  test.each([
    [INVITED, 'Waiting for their sign-up'],
    [{ ...INVITED, invitedEmail: null }, null],
    [{ ...signedUp, status: 'SIGNUP' as const }, 'Waiting for their complete profile'],
    [
      { ...signedUp, status: 'SIGNUP' as const, kind: 'RECRUITER' as const },
      'Waiting for the approval of their company',
    ],
    [{ ...signedUp, status: 'APPROVED' as const }, 'Waiting for their hire'],
    [
      { ...signedUp, status: 'APPROVED' as const, kind: 'RECRUITER' as const },
      'Waiting for their first hire',
    ],
    [{ ...signedUp, status: 'APPROVED' as const, candidateName: null }, null],
    [HIRED, 'Waiting for the hire to be confirmed'],
    [{ ...HIRED, rewardState: 'EARNED' as const }, 'Held until 90 days are complete'],
    [
      {
        ...HIRED,
        rewardState: 'EARNED' as const,
        dates: { ...HIRED.dates, payableFrom: '2026-12-10T00:00:00Z' },
      },
      'Held until 10 Dec 2026, when 90 days are complete',
    ],
    [{ ...HIRED, rewardState: 'PAYABLE' as const }, 'Waiting for the payment, within 30 days'],
    [{ ...HIRED, rewardState: 'PAID' as const }, null],
    [{ ...HIRED, rewardState: 'VOID' as const }, null],
  ])('%#', (referral, words) => {
    expect(awaitedOf(referral)).toBe(words);
  });
});

test('completed steps are listed in order, each with its day', () => {
  expect(stepsOf(INVITED)).toEqual([{ label: 'Invited', at: INVITED.invitedAt }]);
  expect(stepsOf({ ...INVITED, invitedEmail: null })[0]?.label).toBe('Came by your link');
  const paid = { ...HIRED.dates, earnedAt: 'a', payableAt: 'b', paidAt: 'c' };
  expect(stepsOf({ ...HIRED, dates: paid }).map(({ label }) => label)).toEqual([
    'Invited',
    'Signed up',
    'Approved',
    'Hired',
    'Reward earned',
    '90 days complete',
    'Paid',
  ]);
});
