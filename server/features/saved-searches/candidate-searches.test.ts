import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { switchOrganization } from '#contract/auth/own-sessions.ts';
import { localDate, toInstant } from '#contract/kit/zoned-time.ts';
import {
  changeCandidateSearch,
  deleteCandidateSearch,
  listCandidateSearches,
  openCandidateSearch,
  saveCandidateSearch,
} from '#contract/saved-searches/candidate-search.ts';
import type { CandidateFilter } from '#contract/search/candidate-filter.ts';
import { createRecruiter, type TestAccount, type TestRecruiter } from '#server/testing/factories/accounts.ts';
import { createMember, suspendCompany } from '#server/testing/factories/companies.ts';
import { createProfiles } from '#server/testing/factories/profiles.ts';
import { ownServer } from '#server/testing/server.ts';
import { mailSavedSearches } from './saved-searches.service.ts';

const DAY_MS = 86_400_000;
const server = ownServer();
let recruiter: TestRecruiter;
let skill: string;
let count = 0;
afterEach(() => server.moveClock(0));
beforeEach(async () => {
  recruiter = await createRecruiter(server.db);
  count += 1;
  // A separate skill for each test, so that people of other tests are not found.
  skill = `Q${crypto.randomUUID()}`;
});

/** Sets the clock to this time in India, the given number of days from today. */
async function at(day: number, time: string): Promise<void> {
  const date = localDate(new Date(Date.now() + day * DAY_MS));
  await server.moveClock(Math.ceil((toInstant(date, time).getTime() - Date.now()) / 1000));
}

async function graduate(overrides: object = {}): Promise<string> {
  const [id = ''] = await createProfiles(server.db, [
    { skills: [{ name: skill, months: 30, level: 3 }], ...overrides },
  ]);
  return id;
}

interface Saving {
  as?: TestAccount;
  filter?: z.input<typeof CandidateFilter>;
  mailsDaily?: boolean;
}

function save(name = 'Mine', { as = recruiter, filter = {}, mailsDaily = true }: Saving = {}) {
  const body = { name, filter: { skills: [{ name: skill }], ...filter }, mailsDaily };
  return server.as(as).call(saveCandidateSearch, { body });
}

const list = async (as: TestAccount = recruiter) =>
  (await server.as(as).call(listCandidateSearches)).data.searches;
const news = async (as: TestAccount = recruiter) => (await list(as)).map(({ newCount }) => newCount);
const sweep = () => mailSavedSearches.run(server.db, undefined);
const mails = async ({ email }: TestAccount = recruiter) =>
  (await server.mailsTo(email)).filter(({ subject }) => subject.includes('your saved search')).toReversed();
const ONE = '1 new candidate matches your saved search';

describe('the daily mail', () => {
  test('is sent at nine in India, once, with only the new matches', async () => {
    await graduate({ firstName: 'Old' });
    expect((await save('Near home')).data).toMatchObject({ newCount: 0, mailsDaily: true });
    await graduate({ firstName: 'Fresh', lastName: 'Nair' });
    await at(1, '08:59');
    await sweep();
    expect(await mails()).toEqual([]);
    await at(1, '09:00');
    await sweep();
    await sweep();
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([ONE]);
    expect(sent[0]?.textBody).toContain('Fresh Nair');
    expect(sent[0]?.textBody).not.toContain('Old');
    expect(sent[0]?.textBody).toContain('/recruiter/candidates?searches=open');
    // It was mailed, but not opened.
    expect(await news()).toEqual([1]);
    await at(2, '09:00');
    await sweep();
    expect(await mails()).toHaveLength(1);
    await graduate();
    await at(3, '09:00');
    await sweep();
    expect((await mails()).map(({ subject }) => subject)).toEqual([ONE, ONE]);
  });

  test('includes a person who matches after a change, and nobody who hides', async () => {
    const other = await graduate({ skills: [{ name: 'Other', months: 9, level: 1 }] });
    await save();
    const hidden = await graduate({ isVisible: false });
    expect([other, hidden].every(Boolean)).toBe(true);
    await at(1, '09:00');
    await sweep();
    expect([await mails(), await news()]).toEqual([[], [0]]);
    await server.db
      .updateTable('candidateIndex')
      .set({ isSearchable: true })
      .where('candidateId', '=', hidden)
      .execute();
    expect(await news()).toEqual([1]);
    await at(2, '09:00');
    await sweep();
    expect((await mails()).map(({ subject }) => subject)).toEqual([ONE]);
    await server.db
      .updateTable('candidateIndex')
      .set({ isSearchable: false })
      .where('candidateId', '=', hidden)
      .execute();
    expect(await news()).toEqual([0]);
  });

  test('never reveals to a company a person who hides from it', async () => {
    const employer = await createRecruiter(server.db, { companyName: `Employer ${count}` });
    await save('Mine', { as: employer });
    await save();
    await graduate({ company: `Employer ${count}` });
    await at(1, '09:00');
    await sweep();
    expect([await mails(employer), await news(employer)]).toEqual([[], [0]]);
    expect(await mails()).toHaveLength(1);
  });

  test('is not sent to a person who has switched it off, left the company or lost its approval', async () => {
    const off = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const gone = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const suspended = await createRecruiter(server.db);
    await save('Off', { as: off, mailsDaily: false });
    await save('Gone', { as: gone });
    await save('Suspended', { as: suspended });
    await graduate();
    await server.db.deleteFrom('companyMembers').where('userId', '=', gone.id).execute();
    await suspendCompany(server.db, suspended);
    await at(1, '09:00');
    await sweep();
    for (const who of [off, gone, suspended]) expect(await mails(who)).toEqual([]);
    expect(await news(off)).toEqual([1]);
  });
});

describe('a saved search', () => {
  test('shows how many are new until it is opened', async () => {
    const { id } = (await save()).data;
    await graduate();
    await graduate();
    expect(await news()).toEqual([2]);
    expect((await server.as(recruiter).call(openCandidateSearch, { params: { id } })).status).toBe(204);
    expect(await news()).toEqual([0]);
    await graduate();
    expect(await news()).toEqual([1]);
    await at(1, '09:00');
    await sweep();
    expect((await mails()).map(({ subject }) => subject)).toEqual([ONE]);
  });

  test('opens the search with its filter, and describes it', async () => {
    const filter = {
      skills: [{ name: skill, minYears: 3, minLevel: 2 }],
      cities: ['Pune'],
      experience: [{ min: 2, max: 6 }],
      expectedSalary: { max: 4_000_000 },
    };
    const { data } = await save('Go', { filter });
    expect(data.words).toEqual([`${skill}, 3 years and over`, '2 to 6 years', 'Up to ₹40 L', 'Pune']);
    expect(data.path).toBe(`/recruiter/candidates?skill=${skill}%7E3%7E2&exp=2-6&payMax=40&city=Pune`);
  });

  test('belongs to its owner, for the company it was saved for, with at most twenty', async () => {
    const { id } = (await save()).data;
    const colleague = await createMember(server.db, recruiter.companyId, 'RECRUITER');
    const stranger = await createRecruiter(server.db);
    for (const who of [colleague, stranger]) {
      const as = server.as(who);
      expect(await list(who)).toEqual([]);
      expect((await as.call(openCandidateSearch, { params: { id } })).code).toBe('NOT_FOUND');
      expect((await as.call(deleteCandidateSearch, { params: { id } })).code).toBe('NOT_FOUND');
      const change = await as.call(changeCandidateSearch, { params: { id }, body: { mailsDaily: false } });
      expect(change.code).toBe('NOT_FOUND');
    }
    expect((await save('MINE')).code).toBe('SEARCH_NAME_TAKEN');
    for (let place = 2; place < 20; place += 1) await save(`Search ${place}`);
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => save(name)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('of a recruiter in two companies belongs to each company, with what that company can see', async () => {
    const employer = `Employer ${crypto.randomUUID()}`;
    const other = await createRecruiter(server.db, { companyName: employer });
    const home = recruiter.companyId;
    const member = { companyId: other.companyId, userId: recruiter.id, createdAt: new Date() };
    await server.db
      .insertInto('companyMembers')
      .values({ ...member, role: 'RECRUITER' })
      .execute();
    const workFor = async (organizationId: string) => {
      const { data } = await server.as(recruiter).call(switchOrganization, { body: { organizationId } });
      recruiter = { ...recruiter, token: data.accessToken };
    };
    const newOf = async () => (await list()).map(({ name, newCount }) => [name, newCount]);
    expect((await save('Home')).status).toBe(201);
    await workFor(other.companyId);
    expect(await list()).toEqual([]);
    // The name is only taken in the other company.
    expect((await save('Home')).status).toBe(201);
    await save('Elsewhere');
    await graduate();
    // Hidden from the company they work for.
    await graduate({ company: employer });
    expect(await newOf()).toEqual([
      ['Elsewhere', 1],
      ['Home', 1],
    ]);
    const params = { id: (await list())[0]?.id ?? '' };
    await workFor(home);
    expect(await newOf()).toEqual([['Home', 2]]);
    expect((await server.as(recruiter).call(openCandidateSearch, { params })).code).toBe('NOT_FOUND');
    expect((await server.as(recruiter).call(deleteCandidateSearch, { params })).code).toBe('NOT_FOUND');
    await workFor(other.companyId);
    expect(await newOf()).toHaveLength(2);
  });

  test('are counted separately, regardless of other saved searches', async () => {
    await graduate();
    for (const name of ['a', 'b', 'c']) await save(name);
    await save('Nobody', { filter: { text: 'xqzv' } });
    await graduate();
    const [, c] = await list();
    await server.as(recruiter).call(openCandidateSearch, { params: { id: c?.id ?? '' } });
    expect((await list()).map(({ name, newCount }) => [name, newCount])).toEqual([
      ['Nobody', 0],
      ['c', 0],
      ['b', 1],
      ['a', 1],
    ]);
  });

  test('is for recruiters of approved companies, and not for a viewer', async () => {
    const viewer = await createMember(server.db, recruiter.companyId, 'VIEWER');
    expect((await save('Mine', { as: viewer })).code).toBe('ROLE_TOO_LOW');
    expect(await list(viewer)).toEqual([]);
    const pending = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    expect((await save('Mine', { as: pending })).code).toBe('COMPANY_NOT_APPROVED');
    expect((await server.as(pending).call(listCandidateSearches)).code).toBe('COMPANY_NOT_APPROVED');
    expect((await server.call(listCandidateSearches)).status).toBe(401);
  });

  test('is deleted with its company, and drops erased people', async () => {
    const { id } = (await save()).data;
    const candidateId = await graduate();
    await server.as(recruiter).call(openCandidateSearch, { params: { id } });
    const finds = () =>
      server.db.selectFrom('savedSearchFinds').selectAll().where('searchId', '=', id).execute();
    expect(await finds()).toHaveLength(1);
    await server.db.deleteFrom('users').where('id', '=', candidateId).execute();
    expect(await finds()).toEqual([]);
    expect((await server.as(recruiter).call(deleteCandidateSearch, { params: { id } })).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});
