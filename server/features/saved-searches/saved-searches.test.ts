import { describe, expect, test } from 'vitest';
import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '#contract/account/notification-preferences.ts';
import { exportUserData } from '#contract/account/records.ts';
import { JobsFilter, listJobs } from '#contract/jobs/public-jobs.ts';
import { boardPath, suggestedName, wordsOfFilter } from '#contract/saved-searches/job-filter.ts';
import {
  changeJobSearch,
  deleteJobSearch,
  listJobSearches,
  MAX_SAVED_SEARCHES,
  saveJobSearch,
  unsubscribeFromSearches,
} from '#contract/saved-searches/saved-search.ts';
import { createCandidate, createRecruiter, type TestAccount } from '#server/testing/factories/accounts.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { madeEach, ownServer } from '#server/testing/server.ts';
import { tokenFor } from './saved-searches.service.ts';

const server = ownServer();
const asha = madeEach(() => createCandidate(server.db));

type Filter = NonNullable<Parameters<typeof boardPath>[0]>;
const PUNE = { city: ['Pune'], skill: ['Go'], minSalary: 2_000_000 };

const save = (name: string, filter: object = PUNE, { as = asha, mailsDaily = true } = {}) =>
  server.as(as).call(saveJobSearch, { body: { name, filter, mailsDaily } });
const list = async (as = asha) => (await server.as(as).call(listJobSearches)).data;
const names = async (as = asha) => (await list(as)).searches.map(({ name }) => name);
const change = (id: string, body: { name?: string; mailsDaily?: boolean }, as = asha) =>
  server.as(as).call(changeJobSearch, { params: { id }, body });

describe('saving a search', () => {
  test('stores its filter and describes it in words', async () => {
    const { companyId } = await createRecruiter(server.db, { companyName: 'Indus Grid' });
    const filter = { ...PUNE, search: 'ledger', workMode: ['REMOTE'], company: [companyId] };
    const saved = await save('  Go near home ', { ...filter, unknown: 1 });
    expect([saved.status, saved.message]).toEqual([201, 'Search saved']);
    expect(saved.data).toMatchObject({
      name: 'Go near home',
      mailsDaily: true,
      filter: { ...filter, jobType: [], level: [] },
      words: ['“ledger”', 'Go', 'Remote', 'Pune', 'Indus Grid', '₹20 L and over'],
    });
    expect(saved.data.filter).not.toHaveProperty('unknown');
    expect(await list()).toEqual({ searches: [saved.data], areMailsOff: false });
    expect(await names(await createCandidate(server.db))).toEqual([]);
  });

  test.each([
    ['no name', { name: ' ' }, 'Please name this search.'],
    ['a long name', { name: 'x'.repeat(61) }, 'Please use at most 60 characters.'],
    ['no word on mails', { mailsDaily: undefined }, 'Please choose whether to be mailed.'],
    ['a filter that the board does not know', { filter: { workMode: ['MOON'] } }, undefined],
    ['too many choices', { filter: { city: Array(31).fill('Pune') } }, 'Please choose fewer filters.'],
    ['no filter', { filter: undefined }, undefined],
  ])('with %s is refused', async (_what, wrong, message) => {
    const body = { name: 'Go', filter: PUNE, mailsDaily: true, ...wrong };
    const answer = await server.as(asha).call(saveJobSearch, { body: body as never });
    expect(answer.status).toBe(400);
    if (message) expect(answer.message).toBe(message);
    expect(await names()).toEqual([]);
  });

  test('takes each name once per person, regardless of case', async () => {
    await save('Go in Pune');
    const again = await save('go in PUNE');
    const message = 'You already have a saved search with this name.';
    expect(again).toMatchObject({ status: 409, code: 'SEARCH_NAME_TAKEN', message });
    expect(again.errors).toEqual([{ path: 'name', message }]);
    expect((await save('Go in Pune', PUNE, { as: await createCandidate(server.db) })).status).toBe(201);
  });

  test('with one name in several tabs at once succeeds in one of them', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => save('Go')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  });

  test('is limited to 20, also with concurrent saves, and possible again after one is deleted', async () => {
    const first = await save('Search 1');
    for (let count = 2; count < MAX_SAVED_SEARCHES; count++) await save(`Search ${count}`);
    const answers = await Promise.all([20, 21, 22, 23].map((count) => save(`Search ${count}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: 'SAVED_SEARCH_LIMIT',
      message: 'You can keep at most 20 saved searches. Delete one to save another.',
    });
    expect(await names()).toHaveLength(MAX_SAVED_SEARCHES);
    await server.as(asha).call(deleteJobSearch, { params: { id: first.data.id } });
    expect((await save('Search 99')).status).toBe(201);
    expect((await names())[0]).toBe('Search 99');
  });

  test('has no twenty-first position, because of a database constraint', async () => {
    await save('Go');
    const rows = server.db.selectFrom('savedSearches').selectAll().where('ownerId', '=', asha.id);
    const row = await rows.executeTakeFirstOrThrow();
    const another = (place: number) =>
      server.db
        .insertInto('savedSearches')
        .values({ ...row, id: crypto.randomUUID(), place, name: `Place ${place}`, filter: '{}' })
        .execute();
    await expect(another(21)).rejects.toThrow('saved_searches_place_check');
    await expect(another(1)).rejects.toThrow('saved_searches_places');
  });

  test('is for candidates with a confirmed address', async () => {
    const recruiter = await createRecruiter(server.db);
    expect((await save('Go', PUNE, { as: recruiter })).status).toBe(403);
    const fresh = await createCandidate(server.db, { verified: false });
    expect((await save('Go', PUNE, { as: fresh })).code).toBe('EMAIL_NOT_VERIFIED');
    expect((await server.call(listJobSearches)).status).toBe(401);
  });
});

describe('a saved search', () => {
  test('is renamed and switched independently', async () => {
    const { id } = (await save('Go')).data;
    expect((await change(id, { name: 'Go in Pune' })).data).toMatchObject({
      name: 'Go in Pune',
      mailsDaily: true,
    });
    expect((await change(id, { mailsDaily: false })).data).toMatchObject({
      name: 'Go in Pune',
      mailsDaily: false,
    });
    expect((await change(id, { name: 'GO IN PUNE' })).data.name).toBe('GO IN PUNE');
    expect((await list()).searches).toMatchObject([{ name: 'GO IN PUNE', mailsDaily: false }]);
  });

  test('keeps its name when another has the new one', async () => {
    await save('Rust');
    const { id } = (await save('Go')).data;
    expect((await change(id, { name: 'rust' })).code).toBe('SEARCH_NAME_TAKEN');
    expect((await change(id, { name: '' })).message).toBe('Please name this search.');
    expect(await names()).toEqual(['Go', 'Rust']);
  });

  test('is not found for other users, or after its deletion', async () => {
    const { id } = (await save('Go')).data;
    const stranger = await createCandidate(server.db);
    const remove = (as: TestAccount) => server.as(as).call(deleteJobSearch, { params: { id } });
    expect((await change(id, { name: 'Mine' }, stranger)).code).toBe('NOT_FOUND');
    expect((await remove(stranger)).code).toBe('NOT_FOUND');
    expect(await names()).toEqual(['Go']);
    expect([(await remove(asha)).status, (await remove(asha)).status]).toEqual([204, 404]);
  });

  test('whose filter is no longer valid says so, and can still be renamed and deleted', async () => {
    const { id } = (await save('Go')).data;
    await save('Rust');
    const filter = JSON.stringify({ ...PUNE, workMode: ['ON_A_SHIP'] });
    await server.db.updateTable('savedSearches').set({ filter }).where('id', '=', id).execute();
    expect((await list()).searches).toMatchObject([
      { name: 'Rust', words: ['Go', 'Pune', '₹20 L and over'] },
      { name: 'Go', filter: null, words: [] },
    ]);
    expect((await change(id, { name: 'At sea' })).data).toMatchObject({ name: 'At sea', filter: null });
    expect((await server.as(asha).call(deleteJobSearch, { params: { id } })).status).toBe(204);
  });

  test('opens the board with its filter, and shows its matches there', async () => {
    const recruiter = await createRecruiter(server.db);
    const { id } = await createJob(server.db, recruiter, {
      location: { city: 'Kochi', country: 'India', isRemote: false },
    });
    const { filter } = (await save('Kochi', { city: ['Kochi', 'Kollam'], search: 'c++ & go' })).data;
    expect(boardPath(filter!)).toBe('/jobs?search=c%2B%2B+%26+go&city=Kochi&city=Kollam');
    const { data } = await server.call(listJobs, { query: { ...filter, search: '' } as never });
    expect(data.content.map((job) => job.id)).toEqual([id]);
    expect(boardPath(JobsFilter.parse({}))).toBe('/jobs');
  });
});

test('a name is suggested from as many words of the filter as fit', () => {
  const suggest = (filter: object) =>
    suggestedName(wordsOfFilter(JobsFilter.parse(filter) as Filter, new Map()));
  expect(suggest({})).toBe('All jobs');
  expect(suggest({ ...PUNE, level: ['SENIOR'] })).toBe('Go, Senior level, Pune, ₹20 L and over');
  expect(suggest({ skill: ['a'.repeat(40), 'b'.repeat(40)] })).toBe('a'.repeat(40));
  expect(suggest({ search: 'x'.repeat(90) })).toHaveLength(60);
});

describe('unsubscribing', () => {
  const unsubscribe = (token: string) => server.call(unsubscribeFromSearches, { body: { token } });

  test('switches off the mails of this person only, like the settings, and changes nothing else', async () => {
    const other = await createCandidate(server.db);
    const off = { email: true, inApp: false };
    await server.as(asha).call(updateNotificationPreferences, { body: { savedSearches: off } });
    for (const _ of [1, 2]) {
      const answer = await unsubscribe(tokenFor(asha.id));
      expect([answer.status, answer.message]).toEqual([
        200,
        'You will get no more mails about your saved searches.',
      ]);
    }
    const { data } = await server.as(asha).call(getNotificationPreferences);
    expect(data).toMatchObject({
      savedSearches: { email: false, inApp: false },
      applications: { email: true, inApp: true },
    });
    expect([(await list()).areMailsOff, (await list(other)).areMailsOff]).toEqual([true, false]);
  });

  test.each(['nonsense', 'x'.repeat(87)])('by %s does nothing', async (token) => {
    expect((await unsubscribe(token)).code).toBe('INVALID_LINK');
  });

  test('by the link of a person who has left does nothing', async () => {
    const token = tokenFor(asha.id);
    await server.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', asha.id).execute();
    expect((await unsubscribe(token)).code).toBe('INVALID_LINK');
    expect((await unsubscribe(tokenFor(crypto.randomUUID()))).code).toBe('INVALID_LINK');
    expect((await unsubscribe('')).status).toBe(400);
  });
});

test('the export of an account has its own saved searches, and no others', async () => {
  await save('Mine');
  await save('Theirs', PUNE, { as: await createCandidate(server.db) });
  const { body } = await server.as(asha).call(exportUserData);
  expect(body).toMatchObject({ savedSearches: [{ name: 'Mine', filter: PUNE, mailsDaily: true }] });
});
