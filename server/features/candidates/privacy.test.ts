import { describe, expect, test } from 'vitest';
import { saveExperience } from '#contract/candidates/experience.ts';
import { getPrivacy, type PrivacyInput, savePrivacy, searchCompanies } from '#contract/candidates/privacy.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { getCandidate, recordCandidateView } from '#contract/candidates/recruiter-view.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { listSavedCandidates, saveCandidate } from '#contract/search/saved-candidates.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createCandidate,
  createRecruiter,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate, EDUCATION } from '#server/testing/factories/candidates.ts';
import { createApplication, createJob } from '#server/testing/factories/jobs.ts';
import { ownServer } from '#server/testing/server.ts';

const server = ownServer();

function save(who: TestAccount, change: Partial<PrivacyInput>) {
  const body = { isVisible: true, hideFromCurrentEmployer: true, hiddenCompanies: [], ...change };
  return server.as(who).call(savePrivacy, { body });
}

/** Every place where a recruiter can find this person. */
async function traces(of: TestAccount, by: TestRecruiter) {
  const as = server.as(by);
  const found = (await as.call(searchCandidates, { body: { text: of.lastName } })).data;
  const params = { id: of.id };
  return {
    found: found.content.map(({ id }) => id),
    total: found.totalElements,
    institutes: found.facets.institutes.map(({ count }) => count),
    profile: (await as.call(getCandidate, { params })).status,
    view: (await as.call(recordCandidateView, { params })).status,
    save: (await as.call(saveCandidate, { params })).status,
    saved: (await as.call(listSavedCandidates)).data.content.filter(({ id }) => id === of.id).length,
  };
}

const GONE = { found: [], total: 0, institutes: [], profile: 404, view: 404, save: 404, saved: 0 };

function there(of: TestAccount) {
  return { found: [of.id], total: 1, institutes: [1], profile: 200, view: 204, save: 200, saved: 1 };
}

const someone = () =>
  createSearchableCandidate(server.db, { lastName: `Q${newId().replaceAll('-', '')}`, education: EDUCATION });

async function employedAt(companyName: string): Promise<TestAccount> {
  const asha = await someone();
  const experiences = [{ companyName, designation: 'Engineer', startDate: '2022-04', isCurrentJob: true }];
  await server.as(asha).call(saveExperience, { body: { experiences } });
  return asha;
}

describe('privacy settings', () => {
  test('show everything by default, except to the current employer', async () => {
    const asha = await employedAt('Nandi Labs');
    const { data } = await server.as(asha).call(getPrivacy);
    expect(data).toEqual({
      isVisible: true,
      hideFromCurrentEmployer: true,
      hiddenCompanies: [],
      currentEmployers: ['Nandi Labs'],
    });
  });

  test('are saved as a whole, each company once, under its current name', async () => {
    const asha = await createCandidate(server.db);
    const { companyId: id } = await createRecruiter(server.db, { companyName: 'Lotus Grid' });
    const hiddenCompanies = [
      { id, name: 'lotus' },
      { id, name: 'x' },
      { name: ' Elsewhere ' },
      { name: 'elsewhere' },
    ];
    const answer = await save(asha, { isVisible: false, hideFromCurrentEmployer: false, hiddenCompanies });
    expect(answer).toMatchObject({ status: 200, message: 'Privacy settings saved.' });
    await server.db.updateTable('companies').set({ name: 'Lotus Power' }).where('id', '=', id).execute();
    expect((await server.as(asha).call(getPrivacy)).data).toMatchObject({
      isVisible: false,
      hideFromCurrentEmployer: false,
      hiddenCompanies: [
        { id, name: 'Lotus Power' },
        { id: null, name: 'elsewhere' },
      ],
    });
  });

  test.each([
    [{}, 'Please choose whether recruiters see you.'],
    [{ isVisible: true, hideFromCurrentEmployer: 'no' }, 'Please choose yes or no.'],
    [{ isVisible: true, hiddenCompanies: [{ name: ' ' }] }, 'Please name the company.'],
    [
      { isVisible: true, hiddenCompanies: Array.from({ length: 51 }, (_, i) => ({ name: `C ${i}` })) },
      'Please list at most 50 companies.',
    ],
    [
      { isVisible: true, hiddenCompanies: [{ id: '00000000-0000-7000-8000-000000000000', name: 'x' }] },
      'Please choose a company from the list, or type its name.',
    ],
  ])('%j are refused', async (body, message) => {
    const asha = await createCandidate(server.db);
    expect(await server.as(asha).call(savePrivacy, { body: body as never })).toMatchObject({
      status: 400,
      message,
    });
  });

  test('are for the candidate only', async () => {
    const rohan = await createRecruiter(server.db);
    for (const call of [getPrivacy, savePrivacy, searchCompanies]) {
      expect((await server.call(call)).status).toBe(401);
      expect((await server.as(rohan).call(call)).status).toBe(403);
    }
  });

  test('suggest approved companies, by name only, those that begin with the text first', async () => {
    const asha = await createCandidate(server.db);
    for (const companyName of ['Blue Zebra', 'Zebra Pay', 'Zebra Air'])
      await createRecruiter(server.db, { companyName });
    await createRecruiter(server.db, { companyName: 'Zebra Secret', approvalStatus: 'PENDING' });
    const as = server.as(asha);
    const { data } = await as.call(searchCompanies, { query: { text: 'zebra', size: 2 } });
    expect(data).toMatchObject({ totalElements: 3, totalPages: 2 });
    expect(data.content.map(({ name }) => name)).toEqual(['Zebra Air', 'Zebra Pay']);
    expect(Object.keys(data.content[0] ?? {})).toEqual(['id', 'name']);
    expect((await as.call(searchCompanies, { query: { text: '%' } })).data.totalElements).toBe(0);
  });
});

describe('a company that a candidate hides from', () => {
  test('finds no trace of them, not even those it had saved, while others do', async () => {
    const asha = await someone();
    const [rohan, meera] = [await createRecruiter(server.db), await createRecruiter(server.db)];
    expect(await traces(asha, rohan)).toEqual(there(asha));
    await save(asha, { hiddenCompanies: [{ id: rohan.companyId, name: 'x' }] });
    expect(await traces(asha, rohan)).toEqual(GONE);
    expect(await traces(asha, meera)).toEqual(there(asha));
    await save(asha, {});
    expect(await traces(asha, rohan)).toEqual(there(asha));
  });

  test('still finds nothing under a new name', async () => {
    const asha = await someone();
    const rohan = await createRecruiter(server.db);
    await save(asha, { hiddenCompanies: [{ id: rohan.companyId, name: 'x' }] });
    await server.db
      .updateTable('companies')
      .set({ name: 'Reborn' })
      .where('id', '=', rohan.companyId)
      .execute();
    expect(await traces(asha, rohan)).toEqual(GONE);
  });

  test('can be named before it registers, by its name or its web address', async () => {
    const asha = await someone();
    await save(asha, { hiddenCompanies: [{ name: 'Quartz Motors Ltd' }, { name: 'https://onyx.co.in' }] });
    const byName = await createRecruiter(server.db, { companyName: 'QUARTZ MOTORS' });
    const byMail = await createRecruiter(server.db, { email: 'hr@mail.onyx.co.in' });
    const other = await createRecruiter(server.db, { email: 'hr@onyx.com' });
    expect(await traces(asha, byName)).toEqual(GONE);
    expect(await traces(asha, byMail)).toEqual(GONE);
    expect(await traces(asha, other)).toEqual(there(asha));
  });

  test('keeps its existing applications', async () => {
    const asha = await someone();
    const rohan = await createRecruiter(server.db);
    await createApplication(server.db, (await createJob(server.db, rohan)).id, asha);
    await save(asha, { hiddenCompanies: [{ id: rohan.companyId, name: 'x' }] });
    expect(await traces(asha, rohan)).toMatchObject({ found: [], total: 0, institutes: [], profile: 200 });
  });
});

describe('the current employer', () => {
  test.each([
    ['by its name', { companyName: 'ZETA LABS pvt ltd' }],
    ['by the confirmed mail domain of a member', { email: 'one@zetalabs.in' }],
    ['by a domain without the last word of the name', { email: 'two@talent.zeta.co.in' }],
  ])('finds nothing, known %s', async (_how, company) => {
    const asha = await employedAt('Zeta Labs');
    expect(await traces(asha, await createRecruiter(server.db, company))).toEqual(GONE);
  });

  test('finds nothing, known by its website', async () => {
    const asha = await employedAt('Tata Consultancy Services');
    const rohan = await createRecruiter(server.db);
    const website = 'https://www.tcs.com/careers';
    await server.db.updateTable('companies').set({ website }).where('id', '=', rohan.companyId).execute();
    expect(await traces(asha, rohan)).toEqual(GONE);
  });

  test('finds nothing under the name of a company with the same mail domain', async () => {
    const asha = await employedAt('Amber Bank');
    await createRecruiter(server.db, { companyName: 'Amber Bank', email: 'a@ambergroup.in' });
    const sister = await createRecruiter(server.db, { companyName: 'Ruby Cards', email: 'b@ambergroup.in' });
    expect(await traces(asha, sister)).toEqual(GONE);
  });

  test('finds nothing of a candidate who signs in with an address of its domain', async () => {
    const asha = await createSearchableCandidate(server.db, { education: EDUCATION });
    const lastName = `Q${newId().replaceAll('-', '')}`;
    const change = { email: `${lastName}@opal.in`.toLowerCase(), lastName };
    await server.db.updateTable('users').set(change).where('id', '=', asha.id).execute();
    await save(asha, {});
    const rohan = await createRecruiter(server.db, { email: 'hr@opal.in' });
    expect(await traces({ ...asha, lastName }, rohan)).toEqual(GONE);
  });

  test('is not derived from an address that was not confirmed', async () => {
    const asha = await employedAt('Topaz');
    const rohan = await createRecruiter(server.db, { email: 'hr@topaz.in', verified: false });
    expect(await traces(asha, rohan)).toEqual(there(asha));
  });

  test('is not everyone with the same public mail provider', async () => {
    const asha = await employedAt('Gmail');
    await server.db
      .updateTable('users')
      .set({ email: `${asha.id}@gmail.com` })
      .where('id', '=', asha.id)
      .execute();
    await save(asha, { hiddenCompanies: [{ name: 'gmail.com' }] });
    const [rohan, meera] = [
      await createRecruiter(server.db, { email: 'rohan@gmail.com' }),
      await createRecruiter(server.db, { companyName: 'Peridot', email: 'meera@gmail.com' }),
    ];
    expect(await traces(asha, rohan)).toEqual(there(asha));
    expect(await traces(asha, meera)).toEqual(there(asha));
  });

  test('finds them when they allow it, and former employers always do', async () => {
    const asha = await employedAt('Jade Works');
    const rohan = await createRecruiter(server.db, { companyName: 'Jade Works' });
    expect(await traces(asha, rohan)).toEqual(GONE);
    await save(asha, { hideFromCurrentEmployer: false });
    expect(await traces(asha, rohan)).toEqual(there(asha));
    await save(asha, {});
    const former = {
      companyName: 'Jade Works',
      designation: 'Engineer',
      startDate: '2019-01',
      endDate: '2021-01',
    };
    await server.as(asha).call(saveExperience, { body: { experiences: [former] } });
    expect(await traces(asha, rohan)).toEqual(there(asha));
  });
});

test('a candidate who is hidden from everyone is in no count', async () => {
  const asha = await someone();
  const rohan = await createRecruiter(server.db);
  const count = async () => {
    const { data } = await server.as(rohan).call(searchCandidates, { body: {} });
    return [data.totalElements, data.facets.institutes[0]?.count, data.facets.cities[0]?.count];
  };
  const before = (await count()) as number[];
  await save(asha, { isVisible: false });
  expect(await count()).toEqual(before.map((number) => number - 1));
  await server.as(asha).call(setProfileVisibility, { body: { isVisible: true } });
  expect(await count()).toEqual(before);
});

test('settings and a new job saved at the same time are both applied in search', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asha = await someone();
    const hidden = await createRecruiter(server.db);
    const employer = await createRecruiter(server.db);
    const name = (
      await server.db
        .selectFrom('companies')
        .select('name')
        .where('id', '=', employer.companyId)
        .executeTakeFirstOrThrow()
    ).name;
    const job = { companyName: name, designation: 'Engineer', startDate: '2022-04', isCurrentJob: true };
    await Promise.all([
      save(asha, { hiddenCompanies: [{ id: hidden.companyId, name: 'x' }] }),
      server.as(asha).call(saveExperience, { body: { experiences: [job] } }),
      server.as(asha).call(setProfileVisibility, { body: { isVisible: true } }),
    ]);
    expect((await traces(asha, hidden)).total).toBe(0);
    expect((await traces(asha, employer)).total).toBe(0);
    expect((await traces(asha, await createRecruiter(server.db))).total).toBe(1);
  }
});
