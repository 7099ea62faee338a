import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTICE_PERIODS } from '../labels/profile.ts';
import type { MatchCandidate, MatchJob } from './match.ts';
import { MATCH_PARTS, MATCH_WEIGHTS, matchScore, matchTotal } from './match.ts';
import { daysOfNoticeLeft, NOTICE_STEPS, noticeStep, stepsAbove } from './notice.ts';

const ASKED = ['Go', 'Kafka', 'PostgreSQL', 'Redis', 'AWS', 'Terraform'];

/** The first card of the candidate search; its total is 91. */
const ananya: MatchCandidate = {
  skills: ['Go', 'Kafka', 'PostgreSQL', 'Redis', 'AWS', 'Java'].map((skillName) => ({
    skillName,
    months: 48,
    level: 3,
  })),
  experienceMonths: 74,
  expectedSalary: 4_200_000,
  preferredLocations: ['Bengaluru'],
  noticePeriod: 'ONE_MONTH',
  noticeDaysLeft: null,
};

const backendEngineer: MatchJob = {
  requiredSkills: ASKED.map((skillName) => ({ skillName, minYears: 3, minLevel: 3 })),
  experienceRequired: { min: 4, max: 8 },
  salary: { min: 3_800_000, max: 4_600_000 },
  city: 'Bengaluru',
  isRemote: false,
  maxNoticePeriod: 'FIFTEEN_DAYS_OR_LESS',
};

const openJob: MatchJob = {
  requiredSkills: [],
  experienceRequired: null,
  salary: null,
  city: null,
  isRemote: false,
  maxNoticePeriod: null,
};

const emptyProfile: MatchCandidate = {
  skills: [],
  experienceMonths: null,
  expectedSalary: null,
  preferredLocations: [],
  noticePeriod: null,
  noticeDaysLeft: null,
};

function partOf(
  name: (typeof MATCH_PARTS)[number],
  candidate: Partial<MatchCandidate>,
  job: Partial<MatchJob> = {},
) {
  return matchScore({ ...ananya, ...candidate }, { ...backendEngineer, ...job }).parts[name];
}

test('the candidate of the mock-up scores 35 + 24 + 18 + 10 + 4 = 91, and every part is explained', () => {
  expect(matchScore(ananya, backendEngineer)).toEqual({
    total: 91,
    parts: {
      skills: {
        points: 35,
        max: 42,
        state: 'partial',
        note: '5 of 6 required. Terraform is not on the profile',
      },
      experience: { points: 24, max: 24, state: 'full', note: '6 y 2 m, inside 4 to 8 years' },
      pay: { points: 18, max: 18, state: 'full', note: '₹42 L, inside ₹38 L to ₹46 L' },
      location: { points: 10, max: 10, state: 'full', note: 'Bengaluru is a preferred city' },
      notice: { points: 4, max: 6, state: 'partial', note: '1 month; the job asks for 15 days or less' },
    },
  });
});

describe('skills', () => {
  test('fewer years or stars than required earn their share', () => {
    const skills = ASKED.map((skillName) => ({ skillName, months: 36, level: 3 }));
    expect(partOf('skills', { skills })).toMatchObject({
      points: 42,
      state: 'full',
      note: '6 of 6 required',
    });
    skills[0] = { skillName: 'go', months: 18, level: 3 };
    expect(partOf('skills', { skills })).toMatchObject({
      points: 40,
      note: '6 of 6 required. Go is below the years or level asked for',
    });
    const novices = skills.map((skill) => ({ ...skill, months: 36, level: 1 }));
    expect(partOf('skills', { skills: novices })).toMatchObject({ points: 28 });
  });

  test('a candidate without any required skill earns nothing', () => {
    expect(partOf('skills', { skills: [] })).toMatchObject({
      points: 0,
      state: 'none',
      note: '0 of 6 required. Go, Kafka, PostgreSQL and 3 more are not on the profile',
    });
  });
});

describe('experience', () => {
  test.each([
    [30, 15, '2 y 6 m, below 4 to 8 years'],
    [48, 24, '4 y 0 m, inside 4 to 8 years'],
    [120, 18, '10 y 0 m, above 4 to 8 years'],
    [104, 22, '8 y 8 m, above 4 to 8 years'],
    [98, 24, '8 y 2 m, above 4 to 8 years'],
    [44, 22, '3 y 8 m, below 4 to 8 years'],
    [0, 0, '0 months, below 4 to 8 years'],
  ])('%i months earn %i points', (experienceMonths, points, note) => {
    expect(partOf('experience', { experienceMonths })).toMatchObject({ points, note });
  });

  test('a range without an upper end has nothing above it', () => {
    const job = { experienceRequired: { min: 4, max: null } };
    expect(partOf('experience', { experienceMonths: 400 }, job)).toMatchObject({
      points: 24,
      note: '33 y 4 m, inside 4 years and over',
    });
  });
});

describe('pay', () => {
  test.each([
    [4_600_000, 18, 'full', '₹46 L, inside ₹38 L to ₹46 L'],
    [3_000_000, 18, 'full', '₹30 L, below ₹38 L to ₹46 L'],
    [5_175_000, 9, 'partial', '₹51.8 L, above ₹38 L to ₹46 L'],
    [5_750_000, 0, 'none', '₹57.5 L, above ₹38 L to ₹46 L'],
  ])('an expectation of %i earns %i points', (expectedSalary, points, state, note) => {
    expect(partOf('pay', { expectedSalary })).toEqual({ points, max: 18, state, note });
  });

  test('an expectation of 0 is a valid expectation and fits', () => {
    expect(partOf('pay', { expectedSalary: 0 })).toMatchObject({ points: 18, state: 'full' });
  });
});

describe('location', () => {
  test('matches if the job is remote or in a preferred city', () => {
    expect(partOf('location', { preferredLocations: ['Chennai'] })).toMatchObject({
      points: 0,
      state: 'none',
      note: 'Bengaluru is not a preferred city',
    });
    expect(partOf('location', { preferredLocations: ['Chennai'] }, { isRemote: true }).points).toBe(10);
    expect(partOf('location', { preferredLocations: ['Chennai', 'BENGALURU'] }).points).toBe(10);
  });
});

describe('notice', () => {
  test('each step above the required notice costs two points', () => {
    const points = NOTICE_STEPS.map((noticePeriod) => partOf('notice', { noticePeriod }).points);
    expect(points).toEqual([6, 4, 2, 0, 0]);
  });

  test('a candidate serving notice is scored by the days left', () => {
    const serving = { noticePeriod: 'SERVING_NOTICE_PERIOD', noticeDaysLeft: 12 } as const;
    expect(partOf('notice', serving)).toMatchObject({
      points: 6,
      note: 'Serving notice, 12 days left; the job accepts 15 days or less',
    });
    expect(
      partOf('notice', { ...serving, noticeDaysLeft: 45 }, { maxNoticePeriod: 'ONE_MONTH' }).points,
    ).toBe(4);
    expect(partOf('notice', { ...serving, noticeDaysLeft: null }).state).toBe('no-data');
  });

  test('days left are mapped to steps', () => {
    const steps = [0, 15, 16, 31, 32, 62, 92, 93].map((days) => noticeStep('SERVING_NOTICE_PERIOD', days));
    expect(steps.map((step) => NOTICE_STEPS.indexOf(step!))).toEqual([0, 0, 1, 1, 2, 2, 3, 4]);
    expect(stepsAbove('ONE_MONTH', 'THREE_MONTHS')).toBe(0);
    expect(daysOfNoticeLeft('2026-12-01', '2026-11-21')).toBe(10);
    expect(daysOfNoticeLeft('2026-11-01', '2026-11-21')).toBe(0);
  });
});

test('requirements that a job leaves open count as met', () => {
  expect(matchScore(ananya, openJob).total).toBe(100);
  expect(matchScore(emptyProfile, openJob).total).toBe(100);
});

test('values that a profile leaves open earn nothing and the explanation says so', () => {
  const { total, parts } = matchScore(emptyProfile, backendEngineer);
  expect(total).toBe(0);
  expect(MATCH_PARTS.map((name) => parts[name].state)).toEqual(['none', ...Array(4).fill('no-data')]);
});

const skillName = fc.constantFrom(...ASKED);
const anyCandidate: fc.Arbitrary<MatchCandidate> = fc.record({
  skills: fc.uniqueArray(
    fc.record({ skillName, months: fc.nat(240), level: fc.integer({ min: 1, max: 4 }) }),
    { selector: (skill) => skill.skillName },
  ),
  experienceMonths: fc.option(fc.nat(600)),
  expectedSalary: fc.option(fc.nat(100_000_000)),
  preferredLocations: fc.subarray(['Bengaluru', 'Pune', 'Mumbai']),
  noticePeriod: fc.option(fc.constantFrom(...NOTICE_PERIODS)),
  noticeDaysLeft: fc.option(fc.nat(200)),
});
const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  requiredSkills: fc.uniqueArray(
    fc.record({ skillName, minYears: fc.nat(15), minLevel: fc.integer({ min: 1, max: 4 }) }),
    { selector: (skill) => skill.skillName },
  ),
  experienceRequired: fc.option(
    fc.record({ min: fc.nat(10), max: fc.option(fc.integer({ min: 10, max: 40 })) }),
  ),
  salary: fc.option(fc.record({ min: fc.option(fc.nat(1_000_000)), max: fc.nat(50_000_000) })),
  city: fc.option(fc.constantFrom('Bengaluru', 'Pune', 'Delhi')),
  isRemote: fc.boolean(),
  maxNoticePeriod: fc.option(fc.constantFrom(...NOTICE_STEPS)),
});

test('every part is between 0 and its weight, and the total is their sum', () => {
  fc.assert(
    fc.property(anyCandidate, anyJob, (candidate, job) => {
      const { total, parts } = matchScore(candidate, job);
      expect(matchTotal(candidate, job)).toBe(total);
      for (const name of MATCH_PARTS) {
        expect(Number.isInteger(parts[name].points)).toBe(true);
        expect(parts[name].points).toBeGreaterThanOrEqual(0);
        expect(parts[name].points).toBeLessThanOrEqual(MATCH_WEIGHTS[name]);
        expect(parts[name].note).not.toMatch(/undefined|null|NaN/);
      }
      expect(total).toBe(MATCH_PARTS.reduce((sum, name) => sum + parts[name].points, 0));
    }),
  );
});

test('more years or stars in a skill never lower the score', () => {
  fc.assert(
    fc.property(anyCandidate, anyJob, fc.nat(60), fc.nat(3), (candidate, job, months, stars) => {
      const skills = candidate.skills.map((skill) => ({
        ...skill,
        months: skill.months + months,
        level: Math.min(4, skill.level + stars),
      }));
      const better = matchScore({ ...candidate, skills }, job).total;
      expect(better).toBeGreaterThanOrEqual(matchScore(candidate, job).total);
    }),
  );
});

test('a lower expectation, a shorter notice or another city never lowers the score', () => {
  fc.assert(
    fc.property(anyCandidate, anyJob, fc.nat(1_000_000), (candidate, job, less) => {
      const { total } = matchScore(candidate, job);
      const better = matchScore(
        {
          ...candidate,
          expectedSalary: candidate.expectedSalary && Math.max(0, candidate.expectedSalary - less),
          noticePeriod: candidate.noticePeriod && 'FIFTEEN_DAYS_OR_LESS',
          preferredLocations: [...candidate.preferredLocations, 'Delhi'],
        },
        job,
      );
      expect(better.total).toBeGreaterThanOrEqual(total);
    }),
  );
});

test('name, gender, photo and age have no influence', () => {
  fc.assert(
    fc.property(anyCandidate, anyJob, fc.string(), fc.nat(90), (candidate, job, text, age) => {
      const person = { ...candidate, firstName: text, gender: text, profilePictureUrl: text, age };
      expect(matchScore(person, job)).toEqual(matchScore(candidate, job));
    }),
  );
});
