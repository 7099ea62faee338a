import { expect, test } from 'vitest';
import type { Hire } from '#contract/hires/hire.ts';
import { type Standing, turnOf } from './next-action.tsx';

const STANDING = {
  application: {
    status: 'HIRED',
    candidate: { firstName: 'Asha', presence: 'HERE' },
    nextStatuses: [],
  } as unknown as Standing['application'],
  interviews: [],
  offers: undefined,
  today: '2026-11-24',
};

function turnWith(hire: Partial<Hire>) {
  const found = { reportedBy: null, confirmBy: '2026-11-30T06:00:00.000Z', checks: [], ...hire } as Hire;
  return turnOf({ ...STANDING, hire: { terms: null, mayReportAbsence: false, hire: found } });
}

test.each([
  ['2026-11-25', { kind: 'waiting', what: 'Joins 25 Nov 2026.' }],
  ['2026-11-24', { kind: 'hire', act: 'record-joining', due: 'Joins 24 Nov 2026' }],
  ['2026-11-02', { kind: 'hire', act: 'record-joining' }],
])('joining on %s can be recorded from that day on, as the queue asks', (joiningDate, turn) => {
  const terms = { annualSalary: 4_100_000, joiningDate };
  const hire = { terms, mayReportAbsence: false, hire: null };
  expect(turnOf({ ...STANDING, hire })).toMatchObject(turn);
});

test.each([
  [{ status: 'RECORDED' }, 'Asha confirms joining by 30 Nov 2026.'],
  [{ status: 'ABSENT' }, 'Asha answers by 30 Nov 2026.'],
  [{ status: 'LEAVING', reportedBy: 'RECRUITER' }, 'Asha answers by 30 Nov 2026.'],
  [{ status: 'DISPUTED', confirmBy: null }, 'An admin settles what is disputed.'],
] as const)('a hire that is %j waits: %s', (hire, what) => {
  expect(turnWith(hire)).toEqual({ kind: 'waiting', what });
});

test('a leaving that the candidate reported waits for the company, until its deadline', () => {
  const turn = { kind: 'hire', act: 'confirm-hire', label: 'Confirm leaving', due: 'Answer by 30 Nov 2026' };
  expect(turnWith({ status: 'LEAVING', reportedBy: 'CANDIDATE' })).toEqual(turn);
});

test('the last question about a hire who stayed is answered in the offer tab, once', () => {
  const check = (day: number, isGood: boolean | null) =>
    ({ day, side: 'RECRUITER', isGood, answeredAt: null }) as const;
  const hire = { status: 'CONFIRMED', confirmBy: null } as const;
  const asked = turnWith({ ...hire, checks: [check(30, null), check(60, null)] });
  expect(asked).toMatchObject({ kind: 'hire', act: undefined, due: 'Is Asha still there after 60 days?' });
  expect(turnWith({ ...hire, checks: [check(30, null), check(60, true)] })).toEqual({ kind: 'none' });
  expect(turnWith(hire)).toEqual({ kind: 'none' });
});

test.each(['LEFT', 'DID_NOT_JOIN', 'REJECTED'] as const)(
  'nothing is pending for a hire that is %s',
  (status) => {
    expect(turnWith({ status })).toEqual({ kind: 'none' });
  },
);
