import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates, suggestSkills } from '#contract/search/candidate-search.ts';
import { createCandidate, createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createProfiles, type TestProfile } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;
const ids: Record<string, string> = {};

const PEOPLE: Record<string, Partial<TestProfile>> = {
  ananya: {},
  kabir: {
    firstName: 'Kabir',
    lastName: "D'Souza",
    headline: 'Platform engineer',
    skills: [
      { name: 'Go', months: 18, level: 2 },
      { name: 'Terraform', months: 30, level: 4 },
      { name: 'C++', months: 12, level: 1 },
    ],
    experienceMonths: 40,
    company: 'Quill Logistics',
    cities: ['Pune', 'Mumbai'],
    notice: 'SERVING_NOTICE_PERIOD',
    expected: 2_800_000,
    current: 2_000_000,
    degrees: [{ institute: 'IIT Bombay', year: 2022, verified: false }],
    activeDaysAgo: 40,
  },
  meera: {
    firstName: 'Meera',
    lastName: 'Subramanian',
    headline: 'Data scientist',
    domain: 'Data Science',
    role: 'Data Scientist',
    skills: [
      { name: 'Python', months: 130, level: 4 },
      { name: 'Node.js', months: 20, level: 2 },
    ],
    experienceMonths: 132,
    company: 'Tamarind Pay Pvt. Ltd.',
    cities: ['Bengaluru', 'Chennai'],
    notice: 'THREE_MONTHS',
    expected: 7_600_000,
    current: 6_000_000,
    degrees: [
      { institute: 'IIT Madras', year: 2014, verified: true },
      { institute: 'IISc Bengaluru', year: 2016, verified: true },
    ],
    activeDaysAgo: 10,
  },
  hidden: { firstName: 'Hari', lastName: 'Invisible', isVisible: false },
};

beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Brightwater' });
  const created = await createProfiles(server.db, Object.values(PEOPLE));
  for (const [place, name] of Object.keys(PEOPLE).entries()) ids[name] = created[place]!;
});

type Asked = z.input<typeof CandidateFilter>;

async function search(body: Asked, as: { token: string } = recruiter) {
  const answer = await server.as(as).call(searchCandidates, { body });
  expect(answer.status, answer.message).toBe(200);
  return answer.data;
}

/** The keys in PEOPLE of the matches, in the order of PEOPLE. */
async function found(body: Asked, as?: { token: string }): Promise<string[]> {
  const { content, totalElements } = await search(body, as);
  expect(totalElements).toBe(content.length);
  const named = new Set(content.map(({ id }) => id));
  return Object.keys(PEOPLE).filter((name) => named.has(ids[name]!));
}

describe('each filter', () => {
  test.each<[string, Asked, string[]]>([
    ['nothing finds everyone who is visible', {}, ['ananya', 'kabir', 'meera']],
    ['a first name as far as it is typed', { text: 'anan' }, ['ananya']],
    ['a surname with an apostrophe', { text: "D'Souza" }, ['kabir']],
    ['the same surname as phones write it', { text: 'D’Souza' }, ['kabir']],
    ['signs alone, as if by nothing', { text: "’ʼ ＇ \\ & | ! (:* <-> '" }, ['ananya', 'kabir', 'meera']],
    ['a company and a name together', { text: 'kabir quill' }, ['kabir']],
    ['an institute', { text: 'iit bombay' }, ['kabir']],
    ['a skill with a dot', { text: 'Node.js' }, ['meera']],
    ['a skill by name in any case', { skills: [{ name: 'go' }] }, ['ananya', 'kabir']],
    ['a skill with years', { skills: [{ name: 'Go', minYears: 3 }] }, ['ananya']],
    ['years between two stops', { skills: [{ name: 'Terraform', minYears: 2.5 }] }, ['kabir']],
    ['more years than there are, between two stops', { skills: [{ name: 'Go', minYears: 1.6 }] }, ['ananya']],
    [
      'any of two skills: neither one whose years fall short nor one whose level does',
      {
        skills: [
          { name: 'Go', minYears: 1.6 },
          { name: 'C++', minLevel: 2 },
        ],
        skillsMode: 'ANY',
      },
      ['ananya'],
    ],
    ['a skill with a level', { skills: [{ name: 'Terraform', minLevel: 4 }] }, ['kabir']],
    ['all skills', { skills: [{ name: 'Go' }, { name: 'Kafka' }] }, ['ananya']],
    [
      'any skill',
      { skills: [{ name: 'Kafka' }, { name: 'Terraform' }], skillsMode: 'ANY' },
      ['ananya', 'kabir'],
    ],
    ['a skill nobody names', { skills: [{ name: 'Fortran' }] }, []],
    [
      'any of a known and an unknown skill',
      { skills: [{ name: 'Zig' }, { name: 'Go' }], skillsMode: 'ANY' },
      ['ananya', 'kabir'],
    ],
    ['a range of experience', { experience: { min: 4, max: 8 } }, ['ananya']],
    ['several ranges of experience', { experience: [{ min: 2, max: 4 }, { min: 8 }] }, ['kabir', 'meera']],
    ['a most expected salary', { expectedSalary: { max: 4_200_000 } }, ['ananya', 'kabir']],
    ['a most expected salary of nothing, which nobody expects', { expectedSalary: { max: 0 } }, []],
    ['at most no experience, which nobody has', { experience: { max: 0 } }, []],
    [
      'both ends of a salary, which belong to it',
      { expectedSalary: { min: 4_200_000, max: 4_200_000 } },
      ['ananya'],
    ],
    ['a least current salary', { currentSalary: { min: 3_000_000 } }, ['ananya', 'meera']],
    ['a most current salary, not that which is expected', { currentSalary: { max: 2_000_000 } }, ['kabir']],
    ['notice periods', { noticePeriods: ['SERVING_NOTICE_PERIOD', 'ONE_MONTH'] }, ['ananya', 'kabir']],
    ['cities', { cities: ['Mumbai', 'Chennai'] }, ['kabir', 'meera']],
    ['a city nobody prefers', { cities: ['Atlantis'] }, []],
    ['domains', { domains: ['Data Science'] }, ['meera']],
    ['roles', { roles: ['Backend Developer'] }, ['ananya', 'kabir']],
    ['institutes of any degree', { institutes: ['IIT Madras'] }, ['ananya', 'meera']],
    ['graduation years', { graduationYear: { min: 2015, max: 2020 } }, ['ananya', 'meera']],
    [
      'years between two years, which nobody graduated in',
      { graduationYear: { min: 2016.2, max: 2016.8 } },
      [],
    ],
    ['one graduation year', { graduationYear: 2022 }, ['kabir']],
    ['recent activity', { lastActiveDays: 14 }, ['ananya', 'meera']],
    [
      'filters of every kind together',
      {
        text: 'lotus',
        skills: [{ name: 'Go', minYears: 3, minLevel: 3 }],
        cities: ['Bengaluru'],
        institutes: ['IIT Madras'],
      },
      ['ananya'],
    ],
  ])('finds by %s', async (_, filter, expected) => {
    expect(await found(filter)).toEqual(expected);
  });
});

test('a card lists skills in the order in which they were saved', async () => {
  const { content } = await search({ text: 'souza' });
  expect(content.map(({ skills }) => skills.map(({ name, months }) => [name, months]))).toEqual([
    [
      ['Go', 18],
      ['Terraform', 30],
      ['C++', 12],
    ],
  ]);
});

describe('what is typed', () => {
  test('replaces a mistyped skill by the closest one and says so', async () => {
    const answer = await search({ skills: [{ name: 'Postgress' }] });
    expect(answer.content.map(({ id }) => id)).toEqual([ids.ananya]);
    expect(answer.corrections).toEqual([{ typed: 'Postgress', used: 'PostgreSQL' }]);
  });

  test('corrects a mistyped skill in the text only when there are no matches otherwise', async () => {
    const answer = await search({ text: 'terrafrom' });
    expect(answer.content.map(({ id }) => id)).toEqual([ids.kabir]);
    expect(answer.corrections).toEqual([{ typed: 'terrafrom', used: 'Terraform' }]);
  });

  test.each([
    "'; drop table users; --",
    "' & ''",
    '\\',
    "\\' | !a",
    'a:* <-> b',
    '()',
    '!!!',
    '%_%',
    '$1',
    '<script>alert(1)</script>',
    'अनन्या',
    '🙂',
  ])('treats %j as plain words', async (text) => {
    const answer = await server.as(recruiter).call(searchCandidates, {
      body: { text, skills: [{ name: text }], skillsMode: 'ANY', cities: [text] },
    });
    expect(answer.status).toBe(200);
    expect(answer.data.totalElements).toBe(0);
    expect((await server.as(recruiter).call(searchCandidates, { body: { text } })).status).toBe(200);
    expect((await server.as(recruiter).call(suggestSkills, { query: { q: text } })).status).toBe(200);
    expect(await found({})).toHaveLength(3);
  });

  test('suggests skills by prefix, at most ten', async () => {
    const { data } = await server.as(recruiter).call(suggestSkills, { query: { q: 'ja' } });
    expect(data[0]).toBe('Java');
    expect(data.length).toBeLessThanOrEqual(10);
    const typo = await server.as(recruiter).call(suggestSkills, { query: { q: 'Terafor' } });
    expect(typo.data).toContain('Terraform');
  });
});

describe('what a row says', () => {
  test('shows the profile without contact details', async () => {
    const { content } = await search({ text: 'ananya' });
    expect(content[0]).toMatchObject({
      id: ids.ananya,
      firstName: 'Ananya',
      currentDesignation: 'SDE II',
      currentCompany: 'Lotus Exchange',
      education: { degree: 'B.Tech', fieldOfStudy: 'Computer Science', institute: 'IIT Madras', year: 2020 },
      hasVerifiedDegree: true,
      experienceMonths: 74,
      expectedSalary: 4_200_000,
      noticePeriod: 'ONE_MONTH',
      preferredLocations: ['Bengaluru'],
      isSaved: false,
      application: null,
      match: null,
    });
    expect(JSON.stringify(content)).not.toMatch(/@people\.test|phone|email|resume/i);
  });

  test.each([
    ['LAST_ACTIVE', ['Ananya', 'Meera', 'Kabir']],
    ['EXPERIENCE', ['Meera', 'Ananya', 'Kabir']],
    ['EXPECTED_SALARY', ['Kabir', 'Ananya', 'Meera']],
  ] as const)('sorts by %s', async (sort, names) => {
    const { content } = await search({ sort });
    expect(content.map(({ firstName }) => firstName)).toEqual(names);
  });
});

describe('who may not see whom', () => {
  test('a candidate is absent from rows, count and facets for their own employer', async () => {
    const employer = await createRecruiter(server.db, { companyName: 'TAMARIND PAY' });
    expect(await found({}, employer)).toEqual(['ananya', 'kabir']);
    const { facets } = await search({}, employer);
    expect(facets.skills.map(({ name }) => name)).not.toContain('Python');
    expect(facets.institutes.map(({ name }) => name)).not.toContain('IISc Bengaluru');
    expect(facets.experience.at(-1)?.count).toBe(0);
    expect(facets.expectedSalary.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  test('a company that is not approved cannot search', async () => {
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    const answer = await server.as(pending).call(searchCandidates, { body: {} });
    expect([answer.status, answer.code]).toEqual([403, 'COMPANY_NOT_APPROVED']);
  });

  test('candidates and visitors cannot search', async () => {
    const candidate = await createCandidate(server.db);
    expect((await server.as(candidate).call(searchCandidates, { body: {} })).status).toBe(403);
    expect((await server.call(searchCandidates, { body: {} })).status).toBe(401);
  });
});

test.each([
  [{ experience: { min: 8, max: 4 } }, 'The end of the range must not be below its start.'],
  [{ skills: [{ name: '' }] }, 'Please name the skill.'],
  [{ skills: [{ name: 'Go', minLevel: 5 }] }, 'Please choose up to 4 stars.'],
  [{ sort: 'RANDOM' }, 'Please choose one of the options.'],
  [{ jobId: 'x' }, 'Invalid id.'],
  [{ text: 'x'.repeat(201) }, 'Please use at most 200 characters.'],
])('refuses %j', async (body, message) => {
  const answer = await server.as(recruiter).call(searchCandidates, { body: body as Asked });
  expect([answer.status, answer.message]).toEqual([400, message]);
});

test('candidates without a salary come after the most expensive, not before the cheapest', async () => {
  const lastName = 'Ulloor';
  await createProfiles(server.db, [
    { firstName: 'Silent', lastName, expected: 0 },
    { firstName: 'Dear', lastName, expected: 9_000_000 },
    { firstName: 'Cheap', lastName, expected: 900_000 },
  ]);
  const { content } = await search({ text: lastName, sort: 'EXPECTED_SALARY' });
  expect(content.map(({ firstName, expectedSalary }) => [firstName, expectedSalary])).toEqual([
    ['Cheap', 900_000],
    ['Dear', 9_000_000],
    ['Silent', null],
  ]);
});
