import { expect, test } from 'vitest';
import { canWriteJobs, missingToPublish, type Publishable } from './jobs.policy.ts';

const WHOLE = {
  title: 'Backend Engineer',
  description: 'Payments in Go.',
  openings: 2,
  salary: { min: 3_000_000, max: 4_500_000 },
  workMode: 'ONSITE',
  maxNoticePeriod: 'ONE_MONTH',
  location: { city: 'Pune', isRemote: false },
  requiredSkills: [{ minYears: 2, minLevel: 1 }],
} as unknown as Publishable;
const NOWHERE = { city: '', isRemote: false } as Publishable['location'];
const NO_CITY = 'Please enter a city, or mark the job as remote.';

test.each<[string, Partial<Publishable>, string[]]>([
  ['a complete job', {}, []],
  ['a title of blanks', { title: ' ' }, ['Job title is required']],
  ['a description of blanks', { description: '\n' }, ['Please describe the job.']],
  ['no pay', { salary: { ...WHOLE.salary, max: 0 } }, ['Please enter the salary range.']],
  ['no place', { location: NOWHERE }, [NO_CITY]],
  ['no city, marked as remote', { location: { ...NOWHERE, isRemote: true } }, []],
  ['no city, with remote work', { location: NOWHERE, workMode: 'REMOTE' }, []],
  ['no notice', { maxNoticePeriod: null as never }, ['Please choose the longest notice period.']],
  ['no skill', { requiredSkills: [] }, ['Please add at least one required skill.']],
  [
    'skills without years and level',
    { requiredSkills: [{ minYears: 0, minLevel: 1 }] },
    ['Please set the years or the level of at least one skill.'],
  ],
  ['a skill with years only', { requiredSkills: [{ minYears: 1, minLevel: 1 }] }, []],
  ['a skill with a level only', { requiredSkills: [{ minYears: 0, minLevel: 2 }] }, []],
  [
    'one skill of two with a level',
    {
      requiredSkills: [
        { minYears: 0, minLevel: 1 },
        { minYears: 0, minLevel: 2 },
      ],
    },
    [],
  ],
])('%s: what is missing to publish', (_, change, expected) => {
  expect(missingToPublish({ ...WHOLE, ...change }).map(({ message }) => message)).toEqual(expected);
});

test('a job whose openings are filled needs more of them', () => {
  const again = 'Please enter more to take applications again.';
  expect(missingToPublish(WHOLE, 1)).toEqual([]);
  expect(missingToPublish(WHOLE, 2)).toEqual([
    { path: 'openings', message: `All 2 openings are filled. ${again}` },
  ]);
  expect(missingToPublish({ ...WHOLE, openings: 1 }, 1)).toEqual([
    { path: 'openings', message: `The opening is filled. ${again}` },
  ]);
});

test('missing fields are listed in the order of the form', () => {
  const bare = { ...WHOLE, title: '', description: '', location: NOWHERE, requiredSkills: [] };
  expect(missingToPublish(bare).map(({ path }) => path)).toEqual([
    'title',
    'location.city',
    'description',
    'requiredSkills',
  ]);
});

test('a VIEWER cannot change jobs', () => {
  expect([canWriteJobs('VIEWER'), canWriteJobs('RECRUITER'), canWriteJobs('OWNER')]).toEqual([
    false,
    true,
    true,
  ]);
});
