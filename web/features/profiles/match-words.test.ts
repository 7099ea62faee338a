import { expect, test } from 'vitest';
import { type MatchCandidate, type MatchJob, matchScore } from '#contract/matching/match.ts';
import { matchSummary } from './match-words.ts';

const LAKH = 100_000;
const job: MatchJob = {
  requiredSkills: ['Go', 'Kafka', 'PostgreSQL', 'Redis', 'AWS', 'Terraform'].map((skillName) => ({
    skillName,
    minYears: 0,
    minLevel: 1,
  })),
  experienceRequired: { min: 4, max: 8 },
  salary: { min: 38 * LAKH, max: 46 * LAKH },
  city: 'Bengaluru',
  isRemote: false,
  maxNoticePeriod: 'FIFTEEN_DAYS_OR_LESS',
};
const perfect: MatchCandidate = {
  skills: job.requiredSkills.map(({ skillName }) => ({ skillName, months: 60, level: 4 })),
  experienceMonths: 74,
  expectedSalary: 42 * LAKH,
  preferredLocations: ['Bengaluru'],
  noticePeriod: 'FIFTEEN_DAYS_OR_LESS',
  noticeDaysLeft: null,
};

test.each<[string, Partial<MatchCandidate>, string]>([
  ['nothing is missing', {}, 'Everything the job asks for.'],
  [
    'skills are missing',
    { skills: perfect.skills.slice(0, 4) },
    '4 of 6 skills. AWS and Terraform are not on the profile.',
  ],
  [
    'pay and notice are off',
    { expectedSalary: 48 * LAKH, noticePeriod: 'THREE_MONTHS' },
    'Expects ₹48 L, above ₹38 L to ₹46 L. Notice is 3 months; the job asks for 15 days or less.',
  ],
  ['the city is another', { preferredLocations: ['Chennai'] }, 'Bengaluru is not a preferred city.'],
  [
    'somebody serves notice',
    { noticePeriod: 'SERVING_NOTICE_PERIOD', noticeDaysLeft: 40 },
    'Serving notice, 40 days left; the job asks for 15 days or less.',
  ],
  ['the profile names no pay', { expectedSalary: null }, 'No expected pay on the profile.'],
])('when %s, it says so', (_, change, text) => {
  expect(matchSummary(matchScore({ ...perfect, ...change }, job))).toBe(text);
});

test('a single skill is in the singular', () => {
  const one = { ...job, requiredSkills: job.requiredSkills.slice(0, 1) };
  expect(matchSummary(matchScore({ ...perfect, skills: [] }, one))).toMatch(/^0 of 1 skill\. /);
});
