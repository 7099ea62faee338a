import { expect, test } from 'vitest';
import type { CandidateHome } from '#contract/dashboards/candidate-home.ts';
import { greeting } from '#web/lib/greeting.ts';
import { dayAhead, dayInPast, situation, todayInWords } from './home-words.ts';

/** Tuesday, 9:00 in India. */
const NOW = new Date('2026-11-24T03:30:00Z');

function home(
  stats: Partial<CandidateHome['stats']>,
  searchBar: CandidateHome['profile']['searchBar'] = null,
  nextActs: object[] = [],
): CandidateHome {
  return {
    stats: { dueSoon: null, interviewRequests: 0, interviewsToday: 0, ...stats },
    profile: { searchBar },
    nextActs,
  } as unknown as CandidateHome;
}

test('the greeting depends on the time in India', () => {
  expect(greeting(NOW)).toBe('Good morning');
  expect(greeting(new Date('2026-11-24T06:30:00Z'))).toBe('Good afternoon');
  expect(greeting(new Date('2026-11-24T12:00:00Z'))).toBe('Good evening');
  expect(todayInWords(NOW)).toBe('Tuesday, 24 November');
});

test('days within a week are named', () => {
  expect(dayAhead('2026-11-24T18:00:00Z', NOW)).toBe('today');
  expect(dayAhead('2026-11-24T19:00:00Z', NOW)).toBe('tomorrow');
  expect(dayAhead('2026-11-26T05:00:00Z', NOW)).toBe('Thursday');
});

test('past days are named too, and by their date after a week', () => {
  expect(dayInPast('2026-11-24T02:00:00Z', NOW)).toBe('today');
  expect(dayInPast('2026-11-23T12:00:00Z', NOW)).toBe('yesterday');
  expect(dayInPast('2026-11-18T05:00:00Z', NOW)).toBe('on Wednesday');
  expect(dayInPast('2026-11-17T05:00:00Z', NOW)).toBe('on 17 Nov 2026');
});

test('the summary has pending items and the events of today', () => {
  const dueSoon = { count: 2, by: '2026-11-26T05:00:00Z' };
  expect(situation(home({ dueSoon, interviewRequests: 4, interviewsToday: 1 }), NOW)).toBe(
    'Two requests need a reply by Thursday. You have one interview today.',
  );
  expect(situation(home({ interviewRequests: 1 }), NOW)).toBe('One request waits for your reply.');
});

test('with nothing to do it says whether recruiters find the profile', () => {
  expect(situation(home({}, 'SKILLS'), NOW)).toBe('Complete your profile so that recruiters find you.');
  expect(situation(home({}, 'HIDDEN'), NOW)).toBe('Your profile is hidden from recruiters.');
  expect(situation(home({}), NOW)).toBe('Nothing waits for you. Recruiters can find your profile.');
  expect(situation(home({}, null, [{}]), NOW)).toBe('Recruiters can find your profile.');
});
