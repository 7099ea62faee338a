import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { getJobFacets, type JobsFilter, listJobs } from '#contract/jobs/public-jobs.ts';
import { fillDemo } from '#server/db/demo/fill.ts';
import { createRecruiter } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';
import { readJobWords } from './job-words.ts';

type Filter = Partial<z.output<typeof JobsFilter>>;

const LAKH = 100_000;
const city = (...names: string[]): Filter => ({ city: names });
const skill = (...names: string[]): Filter => ({ skill: names });
const pay = (lakhs: number): Filter => ({ minSalary: lakhs * LAKH });
const remote: Filter = { workMode: ['REMOTE'] };
const senior: Filter = { level: ['SENIOR'] };

/**
 * Texts as candidates type them, the filters that mean the same, and how many of the demo's 34 open jobs
 * match.
 */
const QUERIES: readonly (readonly [text: string, filters: Filter[], found: number])[] = [
  ['bengaluru', [city('Bengaluru')], 15],
  ['Bangalore', [city('Bengaluru')], 15],
  ['blr', [city('Bengaluru')], 15],
  ['bengalaru', [city('Bengaluru')], 15],
  ['bombay', [city('Mumbai')], 4],
  ['gurgaon', [city('Gurugram')], 3],
  ['pune or hyderabad', [city('Pune', 'Hyderabad')], 6],
  ['Delhi NCR', [city('Delhi', 'Gurugram', 'Noida')], 4],
  ['jobs in Chennai', [city('Chennai')], 3],
  ['kolkata', [city('Kolkata')], 0],
  ['react', [skill('React')], 4],
  ['ReactJS', [skill('React')], 4],
  ['raect', [skill('React')], 4],
  ['k8s', [skill('Kubernetes')], 7],
  ['golang', [skill('Go')], 11],
  ['go', [skill('Go')], 11],
  ['java', [skill('Java')], 4],
  ['cpp', [skill('C++')], 1],
  ['postgres', [skill('PostgreSQL')], 14],
  ['spark engineer', [skill('Apache Spark')], 10],
  ['react or kotlin', [skill('React', 'Kotlin')], 6],
  ['go and kafka', [skill('Go'), skill('Kafka')], 5],
  ['remote', [remote], 8],
  ['work from home', [remote], 8],
  ['remote react', [remote, skill('React')], 1],
  ['hybrid or on-site', [{ workMode: ['HYBRID', 'ONSITE'] }], 26],
  ['remote jobs in bangalore', [remote, city('Bengaluru')], 4],
  ['senior', [senior], 10],
  ['senior golang mumbai', [senior, skill('Go'), city('Mumbai')], 1],
  ['lead', [{ level: ['LEAD'] }], 13],
  ['internship', [{ jobType: ['INTERNSHIP'] }], 0],
  ['60 lakh', [pay(60)], 8],
  ['above 50 lpa', [pay(50)], 14],
  ['python 40L+ remote', [skill('Python'), pay(40), remote], 1],
  ['python engineer pune', [skill('Python'), city('Pune')], 0],
];

/** Texts for which there is no filter. */
const WORDS: readonly (readonly [text: string, found: number])[] = [
  ['backend engineer', 7],
  ['engineer, backend', 7],
  ['"engineer, platform"', 3],
  ['tamarind pay remote', 1],
  ['frontend gurgaon', 1],
  ['2 years', 10],
  ['python 7 years', 6],
  ['under 30 lakh', 11],
  ['backend not remote', 0],
  ['iit bombay', 0],
  ['immediate joiner', 0],
  ['react immediate joiner', 0],
  ['100%', 0],
];

const server = ownServer();
beforeAll(async () => {
  await fillDemo(server.db, 60);
});

async function idsOf(query: Filter): Promise<string[]> {
  const { data, status, message } = await server.call(listJobs, { query: { ...query, size: 100 } });
  expect(status, message).toBe(200);
  expect(data.content).toHaveLength(data.totalElements);
  return data.content.map(({ id }) => id);
}

test('there are at least twenty-five queries, each once', () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(25);
  expect(new Set(QUERIES.map(([text]) => text)).size).toBe(QUERIES.length);
});

describe('on the demo marketplace', () => {
  test.each(QUERIES)('%j finds what the filters find, in the same order', async (search, filters, found) => {
    const lists = await Promise.all(filters.map(idsOf));
    const ids = lists.reduce((first, next) => first.filter((id) => next.includes(id)));
    expect(await idsOf({ search })).toEqual(ids);
    expect(ids).toHaveLength(found);
  });

  test.each(WORDS)('%j finds what has or means these words', async (search, found) => {
    expect(await idsOf({ search })).toHaveLength(found);
  });

  test('the choices beside a search are counted among its results', async () => {
    const { data } = await server.call(getJobFacets, { query: { search: 'remote bangalore' } });
    expect(data.city).toEqual([{ value: 'Bengaluru', label: 'Bengaluru', count: 4 }]);
    expect(data.workMode.map(({ count }) => count)).toEqual([0, 0, 4]);
  });
});

test('negated or quoted text is searched as words', () => {
  expect(readJobWords('backend not remote')).toMatchObject({
    choices: [],
    rest: ['backend', 'not', 'remote'],
  });
  expect(readJobWords('"senior partner" non-remote')).toMatchObject({
    choices: [],
    rest: ['senior partner', 'non-remote'],
  });
});

describe('word for word', () => {
  beforeAll(async () => {
    const madras = await createRecruiter(server.db, { companyName: 'Madras Signal Works' });
    const elsewhere = { city: 'Kochi', country: 'India', isRemote: false };
    const job = (title: string, skillName: string) =>
      createJob(server.db, madras, {
        title,
        location: elsewhere,
        workMode: 'ONSITE',
        experienceLevel: 'MID',
        requiredSkills: [{ skillName, minYears: 1, minLevel: 1 }],
      });
    await job('K8s Administrator', 'Ansible');
    await job('Django Developer (remote)', 'Mongoos');
    await job('Kotlin and C++ Trainer', 'Teaching');
    await job('Senior Buyer', 'Negotiation');
    await job('App Engineer', 'React Native');
  });

  test.each([
    ['madras signal works', ['Kotlin and C++ Trainer', 'Django Developer (remote)', 'K8s Administrator']],
    ['k8s administrator kochi', ['K8s Administrator']],
    ['"kotlin and c++"', ['Kotlin and C++ Trainer']],
    ['kotlin kochi', ['Kotlin and C++ Trainer']],
    ['c++ madras', ['Kotlin and C++ Trainer']],
    ['remote madras', ['Django Developer (remote)']],
    ['senior kochi', ['Senior Buyer']],
    // Resembles MongoDB, but a job contains exactly this word.
    ['mongoos', ['Django Developer (remote)']],
    ['go kochi', []],
    ['react kochi', []],
    ['react native kochi', ['App Engineer']],
  ])('%j', async (search, titles) => {
    const { data } = await server.call(listJobs, { query: { search, city: ['Kochi'] } });
    const found = data.content.map(({ title }) => title);
    expect(found.sort()).toEqual(
      [...titles, ...(search.startsWith('madras') ? ['Senior Buyer', 'App Engineer'] : [])].sort(),
    );
  });

  test('a text of punctuation only, or of the maximum length, is answered', async () => {
    for (const search of ['(', '\\', '"', '((((', '[a', 'react '.repeat(33).trim(), 'iit 3- '.repeat(28)]) {
      expect((await server.call(listJobs, { query: { search } })).status, search).toBe(200);
    }
  });
});
