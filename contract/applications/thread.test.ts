import { describe, expect, test } from 'vitest';
import { stepsOf, turnOf } from './thread.ts';

const NOW = new Date('2026-11-26T06:00:00Z');
const EARLIER = new Date('2026-11-20T06:00:00Z');
const LATER = new Date('2026-11-28T06:00:00Z');

const booked = {
  status: 'SCHEDULED',
  ballHolder: 'RECRUITER',
  dueAt: LATER,
  startsAt: LATER,
  endsAt: LATER,
  movedAt: EARLIER,
} as const;

function line(
  status: Parameters<typeof stepsOf>[0]['status'],
  ...stages: Parameters<typeof stepsOf>[0]['status'][]
) {
  const history = stages.map((stage, index) => ({ stage, at: `2026-11-1${index}T06:00:00.000Z` }));
  return stepsOf({ status, source: 'APPLIED', createdAt: '2026-11-10T06:00:00.000Z', history });
}

const words = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ label, state, at }) => [label, state, at?.slice(8, 10)].filter(Boolean).join(' '));

describe('whose turn it is', () => {
  test('nobody has a turn before a booked time, the company has it afterwards', () => {
    const thread = { status: 'INTERVIEW', statusChangedAt: EARLIER, interview: booked, offer: null } as const;
    expect(turnOf(thread, NOW)).toBeNull();
    const over = { ...thread, interview: { ...booked, startsAt: EARLIER, endsAt: EARLIER } };
    expect(turnOf(over, NOW)).toMatchObject({ holder: 'RECRUITER', act: 'GIVE_FEEDBACK', since: EARLIER });
  });

  test("a finished interview is the company's turn, from the day of its last move", () => {
    const interview = { ...booked, status: 'COMPLETED', ballHolder: null, movedAt: NOW } as const;
    const turn = turnOf({ status: 'INTERVIEW', statusChangedAt: EARLIER, interview, offer: null }, LATER);
    expect(turn).toMatchObject({ holder: 'RECRUITER', act: 'DECIDE', since: NOW });
  });

  test("an offer is the candidate's turn, and a closed application has no turn", () => {
    const offer = { status: 'EXTENDED', extendedAt: EARLIER, expiresAt: LATER } as const;
    const rest = { statusChangedAt: EARLIER, interview: null, offer };
    expect(turnOf({ ...rest, status: 'OFFERED' }, NOW)).toEqual({
      holder: 'CANDIDATE',
      act: 'ANSWER_OFFER',
      since: EARLIER,
      dueAt: LATER,
    });
    const accepted = { ...offer, status: 'ACCEPTED' } as const;
    expect(turnOf({ ...rest, offer: accepted, status: 'OFFERED' }, NOW)).toBeNull();
    for (const status of ['HIRED', 'REJECTED', 'WITHDRAWN'] as const) {
      expect(turnOf({ ...rest, status }, NOW)).toBeNull();
    }
  });
});

describe('the five steps', () => {
  test('past steps are done and have a date, later ones have none', () => {
    expect(words(line('INTERVIEW', 'NEW', 'SHORTLISTED', 'INTERVIEW'))).toEqual([
      'Applied done 10',
      'Shortlisted done 11',
      'Interview current 12',
      'Offer ahead',
      'Hired ahead',
    ]);
  });

  test('the label says whether the application was reviewed or an interview was requested', () => {
    expect(words(line('REVIEWED', 'NEW', 'REVIEWED'))[1]).toBe('Reviewed current 11');
    const [first] = stepsOf({ status: 'SHORTLISTED', source: 'INVITED', createdAt: '', history: [] });
    expect(first?.label).toBe('Asked');
  });

  test('a closed application stops at the step it had reached', () => {
    const steps = line('REJECTED', 'NEW', 'REVIEWED', 'INTERVIEW', 'REJECTED');
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'ended', 'ahead', 'ahead']);
  });
});
