import { expect, test } from 'vitest';
import { bestChange } from './best-change.ts';
import { type MatchCandidate, type MatchJob, matchScore } from './match.ts';

const CANDIDATE: MatchCandidate = {
  skills: [
    { skillName: 'Go', months: 60, level: 4 },
    { skillName: 'Kafka', months: 12, level: 2 },
  ],
  experienceMonths: 60,
  expectedSalary: 4_000_000,
  preferredLocations: ['Pune'],
  noticePeriod: 'ONE_MONTH',
  noticeDaysLeft: null,
};
const JOB: MatchJob = {
  requiredSkills: [{ skillName: 'Go', minYears: 3, minLevel: 3 }],
  experienceRequired: { min: 3, max: 8 },
  salary: { min: null, max: 4_500_000 },
  city: 'Pune',
  isRemote: false,
  maxNoticePeriod: 'ONE_MONTH',
};

const change = (candidate: Partial<MatchCandidate>, job: Partial<MatchJob> = {}) =>
  bestChange({ ...CANDIDATE, ...candidate }, { ...JOB, ...job });
const wish = (skillName: string, minYears = 2, minLevel = 2) => ({ skillName, minYears, minLevel });

test('is null if nothing is missing, or if only time would help', () => {
  expect(change({})).toBeNull();
  expect(change({ experienceMonths: 0 })).toBeNull();
  expect(change({ noticePeriod: 'THREE_MONTHS' })).toBeNull();
  expect(change({}, { requiredSkills: [wish('Kafka', 8, 4)] })).toBeNull();
});

test('is the missing skill by name, with any years and level', () => {
  const requiredSkills = [wish('Go'), wish('Rust', 8, 4), wish('go')];
  expect(change({}, { requiredSkills })).toEqual({
    kind: 'ADD_SKILL',
    points: 14,
    text: 'Add Rust if you have worked with it',
  });
});

test('is a single skill, even if several are missing: the first with the highest gain', () => {
  expect(change({}, { requiredSkills: [wish('Go'), wish('Ada'), wish('Rust')] })).toMatchObject({
    points: 14,
    text: 'Add Ada if you have worked with it',
  });
});

test('is the change with the highest gain: the city before a sixth of the skills, the pay before the city', () => {
  const five = ['Go', 'Kafka', 'A', 'B', 'C', 'D'].map((name) => wish(name, 1, 1));
  const requiredSkills = five.slice(0, 6);
  expect(change({ preferredLocations: ['Kochi'] }, { requiredSkills })).toEqual({
    kind: 'ADD_CITY',
    points: 10,
    text: 'Add Pune to your preferred cities if you would work there',
  });
  expect(change({ preferredLocations: ['Kochi'], expectedSalary: 9_000_000 }, { requiredSkills })).toEqual({
    kind: 'LOWER_PAY',
    points: 18,
    text: 'Expect ₹45 L or less, the most that it pays',
  });
});

test('is a value that the profile lacks', () => {
  expect(change({ expectedSalary: null })).toEqual({
    kind: 'SET_PAY',
    points: 18,
    text: 'Say what pay you expect',
  });
  expect(change({ noticePeriod: null })).toEqual({
    kind: 'SET_NOTICE',
    points: 6,
    text: 'Say your notice period; the job accepts 1 month',
  });
  expect(change({ noticePeriod: 'SERVING_NOTICE_PERIOD' })).toMatchObject({
    kind: 'SET_NOTICE',
    points: 6,
    text: 'Say your last working day',
  });
  expect(change({ noticePeriod: 'SERVING_NOTICE_PERIOD', noticeDaysLeft: 90 })).toBeNull();
});

test('names no city for a remote job and nothing that the job leaves open', () => {
  expect(change({ preferredLocations: [] }, { isRemote: true })).toBeNull();
  const open = {
    requiredSkills: [],
    salary: null,
    city: null,
    maxNoticePeriod: null,
    experienceRequired: null,
  };
  expect(
    change({ preferredLocations: [], expectedSalary: null, noticePeriod: null, skills: [] }, open),
  ).toBeNull();
});

test('promises exactly the points that the score then gains', () => {
  const job = { ...JOB, requiredSkills: [wish('Go'), wish('Rust', 3, 3)] };
  const promised = bestChange(CANDIDATE, job)?.points ?? 0;
  const skills = [...CANDIDATE.skills, { skillName: 'Rust', months: 36, level: 3 }];
  expect(matchScore({ ...CANDIDATE, skills }, job).total - matchScore(CANDIDATE, job).total).toBe(promised);
});
