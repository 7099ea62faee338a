import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { createRecruiter, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createProfiles, type TestProfile } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();
let recruiter: TestRecruiter;
const ids: Record<string, string> = {};
const skill = (name: string) => ({ name, months: 30, level: 3 });

const PEOPLE: Record<string, Partial<TestProfile>> = {
  asha: { firstName: 'Asha', lastName: 'Rao', skills: [skill('React'), skill('Node.js')] },
  dotnet: { firstName: 'Bina', lastName: 'Pillai', skills: [skill('.NET'), skill('C#')], cities: ['Mumbai'] },
  plainC: { firstName: 'Chetan', lastName: 'Gupta', skills: [skill('C'), skill('C++')], cities: ['Pune'] },
  letters: { firstName: 'Karthik', lastName: 'R', skills: [skill('R'), skill('SQL')], cities: ['Chennai'] },
  suraj: { firstName: 'Suraj', lastName: 'Nair', skills: [skill('Erlang')], cities: ['Surat'] },
  ruby: { firstName: 'Ruby', lastName: 'Sharma', skills: [skill('Java')], cities: ['Kochi'] },
  madras: { firstName: 'Dev', lastName: 'Menon', company: 'Madras Signal Works', cities: ['Hyderabad'] },
  delhi: { firstName: 'Ila', lastName: 'Delhi', cities: ['Pune'] },
  headline: { firstName: 'Lina', lastName: 'Bose', headline: 'From Indore, payments', cities: ['Pune'] },
  payer: { firstName: 'Mira', lastName: 'Sen', headline: 'Payments engineer', cities: ['Indore'] },
  // Profiles with words that resemble a skill: one visible, one not.
  mongoos: { firstName: 'Mongoos', lastName: 'Eerlang', cities: ['Noida'] },
  hidden: { firstName: 'Raect', lastName: 'Unseen', isVisible: false },
  employed: { firstName: 'Pyhton', lastName: 'Kept', company: 'Brightwater', cities: ['Delhi'] },
};

beforeAll(async () => {
  recruiter = await createRecruiter(server.db, { companyName: 'Brightwater' });
  const created = await createProfiles(server.db, Object.values(PEOPLE));
  for (const [place, name] of Object.keys(PEOPLE).entries()) ids[name] = created[place]!;
});

async function search(body: z.input<typeof CandidateFilter>) {
  const answer = await server.as(recruiter).call(searchCandidates, { body });
  expect(answer.status, answer.message).toBe(200);
  const names = Object.keys(PEOPLE).filter((name) => answer.data.content.some(({ id }) => id === ids[name]));
  return { ...answer.data, names, read: answer.data.understood.map(({ kind, label }) => `${kind} ${label}`) };
}

describe('special characters', () => {
  test.each([
    ['.net', ['dotnet'], 'SKILL .NET'],
    ['dot net', ['dotnet'], 'SKILL .NET'],
    ['C#', ['dotnet'], 'SKILL C#'],
    ['C++', ['plainC'], 'SKILL C++'],
    ['C programmer', ['plainC'], 'SKILL C'],
    ['R, SQL', ['letters'], 'SKILL R'],
    ['Node.js', ['asha'], 'SKILL Node.js'],
  ])('%s', async (text, expected, first) => {
    const { names, read } = await search({ text });
    expect([names, read[0]]).toEqual([expected, first]);
  });
});

describe('names of people and companies', () => {
  test.each([
    ['Suraj', ['suraj']],
    ['suraj surat', ['suraj']],
    ['Ruby Sharma', ['ruby']],
    ['Karthik R', ['letters']],
    ['Madras Signal Works', ['madras']],
    ['"Madras Signal" hyderabad', ['madras']],
    ['Erlang', ['suraj']],
    // Only the name of a company or an institute makes a city part of a name, not a headline.
    ['indore payments', ['payer']],
  ])('%s finds them', async (text, expected) => {
    expect((await search({ text })).names).toEqual(expected);
  });

  test('are tried as words when nobody matches their interpretation as filters', async () => {
    const found = await search({ text: 'mumbai menon madras' });
    expect([found.names, found.read]).toEqual([[], ['CITY Mumbai', 'CITY Chennai']]);
    const person = await search({ text: 'Ila Delhi' });
    expect([person.names, person.read]).toEqual([['delhi'], []]);
  });
});

describe('a typo', () => {
  test('is corrected and reported', async () => {
    const { names, corrections, understood } = await search({ text: '  raect 2 years ' });
    expect(names).toEqual(['asha']);
    expect(corrections).toEqual([{ typed: 'raect', used: 'React' }]);
    expect(understood).toEqual([
      { kind: 'SKILL', label: 'React', text: 'raect', start: 0 },
      { kind: 'EXPERIENCE', label: 'At least 2 years', text: '2 years', start: 6 },
    ]);
  });

  test('is not corrected when a person has exactly this name', async () => {
    expect(await search({ text: 'mongoos' })).toMatchObject({ names: ['mongoos'], understood: [] });
    expect(await search({ text: 'eerlang' })).toMatchObject({ names: ['mongoos'], corrections: [] });
  });

  test('is corrected when only hidden people have this name, so that the answer does not reveal them', async () => {
    expect(await search({ text: 'raect' })).toMatchObject({ names: ['asha'] });
    expect((await search({ text: 'pyhton' })).read).toEqual(['SKILL Python']);
    expect((await search({ text: 'unseen' })).names).toEqual([]);
  });

  test('in the remaining words is only corrected when there are no matches otherwise', async () => {
    const found = await search({ text: 'erlangs surat' });
    expect(found).toMatchObject({ names: ['suraj'], read: ['CITY Surat'] });
    expect(found.corrections).toEqual([{ typed: 'erlangs', used: 'Erlang' }]);
  });
});

test('a word before a filter is complete, one after it may be a prefix', async () => {
  expect((await search({ text: 'hyderabad me' })).names).toEqual(['madras']);
  expect((await search({ text: 'me hyderabad' })).names).toEqual([]);
  expect((await search({ text: 'menon hyderabad' })).names).toEqual(['madras']);
});

test('a text longer than the limit is refused', async () => {
  const { status } = await server
    .as(recruiter)
    .call(searchCandidates, { body: { text: 'react '.repeat(200) } });
  expect(status).toBe(400);
});
