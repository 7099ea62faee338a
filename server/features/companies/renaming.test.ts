import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#contract/account/closing.ts';
import { requestEmailUpdate, verifyEmailUpdate } from '#contract/account/email.ts';
import { saveExperience } from '#contract/candidates/experience.ts';
import { savePrivacy, searchCompanies } from '#contract/candidates/privacy.ts';
import { getCandidate } from '#contract/candidates/recruiter-view.ts';
import { adminApproveIdentityChange, withdrawIdentityChange } from '#contract/companies/identity.ts';
import { getCompany } from '#contract/companies/profile.ts';
import { listPendingInterviews } from '#contract/interviews/candidate.ts';
import { requestInterview } from '#contract/interviews/request.ts';
import { getJob, listJobs } from '#contract/jobs/public-jobs.ts';
import { searchCandidates } from '#contract/search/candidate-search.ts';
import { newId } from '#server/platform/new-id.ts';
import {
  createAdmin,
  createRecruiter,
  PASSWORD,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { createSearchableCandidate } from '#server/testing/factories/candidates.ts';
import { COMPANY, createApproved, createMember } from '#server/testing/factories/companies.ts';
import { proposeChange } from '#server/testing/factories/identity-changes.ts';
import { requestFor, requestOne } from '#server/testing/factories/interviews.ts';
import { createJob } from '#server/testing/factories/jobs.ts';
import { madeOnce, ownServer } from '#server/testing/server.ts';

const server = ownServer();
const admin = madeOnce(() => createAdmin(server.db));

type Asked = Partial<typeof COMPANY>;

const propose = (by: TestAccount, asked: Asked) => proposeChange(server, by, asked);

async function approve(rohan: TestRecruiter, changeId: string) {
  const params = { id: rohan.id, changeId };
  expect((await server.as(admin).call(adminApproveIdentityChange, { params })).status).toBe(200);
}

const someone = () => createSearchableCandidate(server.db, { lastName: `Q${newId().replaceAll('-', '')}` });

async function employedAt(companyName: string): Promise<TestAccount> {
  const asha = await someone();
  const experiences = [{ companyName, designation: 'Engineer', startDate: '2022-04', isCurrentJob: true }];
  await server.as(asha).call(saveExperience, { body: { experiences } });
  return asha;
}

function hide(asha: TestAccount, ...hiddenCompanies: { id?: string; name: string }[]) {
  const body = { isVisible: true, hideFromCurrentEmployer: true, hiddenCompanies };
  return server.as(asha).call(savePrivacy, { body });
}

async function finds(rohan: TestRecruiter, asha: TestAccount): Promise<number> {
  const { data } = await server.as(rohan).call(searchCandidates, { body: { text: asha.lastName } });
  return data.totalElements;
}

/** Whether search, the direct link and a request find the candidate. */
async function isThere(asha: TestAccount, rohan: TestRecruiter) {
  const caller = server.as(rohan);
  const { id: jobId } = await createJob(server.db, rohan);
  const found = await finds(rohan, asha);
  const profile = (await caller.call(getCandidate, { params: { id: asha.id } })).status;
  const body = requestFor(jobId, asha.id);
  return { found, profile, request: (await caller.call(requestInterview, { body })).status };
}

const GONE = { found: 0, profile: 404, request: 404 };

test('the new name of an approved company is shown nowhere until an admin approves it, and then everywhere', async () => {
  const rohan = await createApproved(server, { companyName: 'Nimbus Tools' });
  const asha = await someone();
  const { jobId } = await requestOne(server, { recruiter: rohan, candidate: asha });
  const shown = async () => {
    const anyone = await server.call(getJob, { params: { id: jobId } });
    const board = await server.call(listJobs, { query: { search: 'Quasar' } });
    const picker = await server.as(asha).call(searchCompanies, { query: { text: 'Quasar' } });
    const requests = await server.as(asha).call(listPendingInterviews);
    const own = (await server.as(rohan).call(getCompany)).data;
    return {
      own: [own.companyName, own.companyWebsite, own.gstNumber],
      job: [anyone.data.company.name, anyone.data.company.website],
      board: board.data.totalElements,
      picker: picker.data.totalElements,
      request: requests.data[0]?.company.name,
    };
  };
  const before = await shown();
  expect(before).toEqual({
    own: ['Nimbus Tools', COMPANY.companyWebsite, COMPANY.gstNumber],
    job: ['Nimbus Tools', COMPANY.companyWebsite],
    board: 0,
    picker: 0,
    request: 'Nimbus Tools',
  });
  const asked = { companyName: 'Quasar', companyWebsite: 'https://quasar.in', gstNumber: '27AAGCT4821K1Z3' };
  const change = await propose(rohan, asked);
  expect(await shown()).toEqual(before);
  const second = await requestOne(server, { recruiter: rohan, candidate: await someone() });
  expect((await server.mailsTo(second.candidate.email)).map(({ subject }) => subject).join()).not.toContain(
    'Quasar',
  );
  await approve(rohan, change);
  expect(await shown()).toEqual({
    own: ['Quasar', 'https://quasar.in', '27AAGCT4821K1Z3'],
    job: ['Quasar', 'https://quasar.in'],
    board: 2,
    picker: 1,
    request: 'Quasar',
  });
});

describe('a candidate who hides from a company stays hidden', () => {
  const WAYS: [
    string,
    Asked,
    () => Promise<TestRecruiter>,
    (rohan: TestRecruiter) => Promise<TestAccount>,
  ][] = [
    [
      'by its old name',
      { companyName: 'Reborn' },
      () => createApproved(server, { companyName: 'Onyx Motors' }),
      () => employedAt('Onyx Motors'),
    ],
    [
      'by its old website',
      { companyWebsite: 'https://reborn.in' },
      () => createApproved(server, { companyWebsite: 'https://garnet.co.in' }),
      async () => {
        const asha = await someone();
        await hide(asha, { name: 'garnet.co.in' });
        return asha;
      },
    ],
    [
      'by choosing it',
      { companyName: 'Reborn Too' },
      () => createApproved(server),
      async ({ companyId: id }) => {
        const asha = await someone();
        await hide(asha, { id, name: 'x' });
        return asha;
      },
    ],
  ];
  test.each(WAYS)('%s, while the change is pending and after it', async (_how, asked, company, candidate) => {
    const rohan = await company();
    const asha = await candidate(rohan);
    expect(await isThere(asha, rohan)).toEqual(GONE);
    const change = await propose(rohan, asked);
    expect(await isThere(asha, rohan)).toEqual(GONE);
    await approve(rohan, change);
    expect(await isThere(asha, rohan)).toEqual(GONE);
    await approve(
      rohan,
      await propose(rohan, { companyName: 'Once more', companyWebsite: 'https://third.in' }),
    );
    expect(await isThere(asha, rohan)).toEqual(GONE);
  });

  const CLAIMS: [string, Asked, () => Promise<TestAccount>][] = [
    ['name', { companyName: 'Zircon Mills' }, () => employedAt('Zircon Mills')],
    [
      'domain',
      { companyWebsite: 'https://zircon-mills.in' },
      async () => {
        const asha = await someone();
        await hide(asha, { name: 'zircon-mills.in' });
        return asha;
      },
    ],
  ];
  test.each(CLAIMS)('by the requested %s, while the request is pending', async (_what, asked, candidate) => {
    const rohan = await createApproved(server);
    const asha = await candidate();
    expect(await finds(rohan, asha)).toBe(1);
    const changeId = await propose(rohan, asked);
    expect(await isThere(asha, rohan)).toEqual(GONE);
    await server.as(rohan).call(withdrawIdentityChange, { params: { changeId } });
    expect(await finds(rohan, asha)).toBe(1);
    await approve(rohan, await propose(rohan, asked));
    expect(await isThere(asha, rohan)).toEqual(GONE);
  });

  test('from another company that takes the former name', async () => {
    const rohan = await createApproved(server, { companyName: 'Beryl Foods' });
    const asha = await someone();
    await hide(asha, { id: rohan.companyId, name: 'x' });
    await approve(rohan, await propose(rohan, { companyName: 'Beryl Kitchens' }));
    for (const companyName of ['Beryl Foods', 'Beryl Kitchens Ltd']) {
      expect(await isThere(asha, await createRecruiter(server.db, { companyName }))).toEqual(GONE);
    }
  });

  test('by the mail domain of a former address, after its last one was changed', async () => {
    const rohan = await createRecruiter(server.db, { email: 'hr@cobalt-works.in' });
    const asha = await employedAt('Cobalt Works');
    expect(await isThere(asha, rohan)).toEqual(GONE);
    const newEmail = `rohan-${newId()}@gmail.com`;
    expect((await server.as(rohan).call(requestEmailUpdate, { body: { newEmail } })).status).toBe(200);
    const otpCode = /\b\d{6}\b/.exec((await server.mailsTo(newEmail))[0]?.textBody ?? '')?.[0] ?? '';
    const moved = await server.as(rohan).call(verifyEmailUpdate, { body: { newEmail, otpCode } });
    expect(moved.status).toBe(200);
    expect(await isThere(asha, rohan)).toEqual(GONE);
  });

  test('by the name of a related company that has been renamed', async () => {
    const sister = await createApproved(server, { companyName: 'Opaline Bank', email: 'a@opalinegroup.in' });
    const rohan = await createRecruiter(server.db, { email: 'b@opalinegroup.in' });
    const asha = await employedAt('Opaline Bank');
    expect(await isThere(asha, rohan)).toEqual(GONE);
    await approve(sister, await propose(sister, { companyName: 'Nacre Finance' }));
    expect(await isThere(asha, rohan)).toEqual(GONE);
  });
});

test('a colleague who leaves does not remove the domain', async () => {
  const rohan = await createRecruiter(server.db);
  const meera = await createMember(server.db, rohan.companyId, 'RECRUITER');
  await server.db
    .updateTable('users')
    .set({ email: 'meera@celadon-labs.in' })
    .where('id', '=', meera.id)
    .execute();
  const asha = await employedAt('Celadon Labs');
  expect(await isThere(asha, rohan)).toEqual(GONE);
  await server.db.deleteFrom('companies').where('founderId', '=', meera.id).execute();
  expect((await server.as(meera).call(deleteAccount, { body: { password: PASSWORD } })).status).toBeLessThan(
    300,
  );
  expect(await isThere(asha, rohan)).toEqual(GONE);
});
