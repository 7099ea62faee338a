import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deactivateAccount, deleteAccount, reactivateAccount } from '#contract/account/closing.ts';
import { requestEmailUpdate } from '#contract/account/email.ts';
import { updatePassword } from '#contract/account/password.ts';
import { updatePhone, updateUserProfile, uploadProfilePicture } from '#contract/account/profile.ts';
import { endOtherSessions, endSession, switchOrganization } from '#contract/auth/own-sessions.ts';
import { proveSession } from '#contract/auth/prove.ts';
import { saveBasicInfo } from '#contract/candidates/basic-info.ts';
import { setProfileVisibility } from '#contract/candidates/profile.ts';
import { cancelApplication } from '#contract/companies/approval.ts';
import { updateCompany } from '#contract/companies/profile.ts';
import { updateRecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { createJob } from '#contract/jobs/own-jobs.ts';
import { lockNames } from '#server/db/named-locks.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  PASSWORD,
  signInElsewhere,
  type TestAccount,
  type TestRecruiter,
} from '#server/testing/factories/accounts.ts';
import { basicInfoOf } from '#server/testing/factories/candidates.ts';
import { COMPANY, createMember, PERSON, PNG } from '#server/testing/factories/companies.ts';
import { BACKEND_JOB } from '#server/testing/factories/jobs.ts';
import { startServer, type TestServer } from '#server/testing/server.ts';
import { untilWaiting, withoutDeadlockEnd } from '#server/testing/waiting.ts';

const ROUNDS = 20;

let server: TestServer;
beforeAll(async () => {
  // A deadlock is answered with 503, which no test here accepts.
  server = await startServer({ way: withoutDeadlockEnd });
});
afterAll(() => server.close());

function sessionOf({ token }: { token: string }): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
}

type Calls = (here: { token: string }, there: { token: string }, person: TestAccount) => Promise<unknown>[];

const picture = () => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PNG)]), 'me.png');
  return form;
};

const CANDIDATE: Record<string, Calls> = {
  'names and phone': (here, there) => [
    server.as(here).call(updateUserProfile, { body: { firstName: 'Asha', lastName: 'Rao' } }),
    server.as(there).call(updatePhone, { body: { phone: '+91 98450 12345' } }),
  ],
  'basic info twice': (here, there, person) =>
    [here, there].map((at) => server.as(at).call(saveBasicInfo, { body: basicInfoOf(person) })),
  'basic info and visibility': (here, there, person) => [
    server.as(here).call(saveBasicInfo, { body: basicInfoOf(person) }),
    server.as(there).call(setProfileVisibility, { body: { isVisible: true } }),
  ],
  'the picture twice': (here, there) =>
    [here, there].map((at) => server.as(at).call(uploadProfilePicture, { form: picture() })),
  'a new address and a proof': (here, there) => [
    server.as(here).call(requestEmailUpdate, { body: { newEmail: 'asha.other@people.test' } }),
    server.as(there).call(proveSession, { body: { password: PASSWORD } }),
  ],
  'two proofs of one session': (here) =>
    [here, here].map((at) => server.as(at).call(proveSession, { body: { password: PASSWORD } })),
  'signing the other device out on both': (here, there) =>
    [here, there].map((at) => server.as(at).call(endOtherSessions)),
  'ending each other’s session': (here, there) => [
    server.as(here).call(endSession, { params: { id: sessionOf(there) } }),
    server.as(there).call(endSession, { params: { id: sessionOf(here) } }),
  ],
  'the password twice': (here, there) =>
    [here, there].map((at) => {
      const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
      return server.as(at).call(updatePassword, { body });
    }),
  'resting and waking': (here, there) => [
    server.as(here).call(deactivateAccount),
    server.as(there).call(reactivateAccount),
  ],
  'leaving twice': (here, there) =>
    [here, there].map((at) => server.as(at).call(deleteAccount, { body: { password: PASSWORD } })),
};

const RECRUITER: Record<string, Calls> = {
  'the own profile and a job': (here, there) => [
    server.as(here).call(updateRecruiterProfile, { body: PERSON }),
    server.as(there).call(createJob, { body: BACKEND_JOB }),
  ],
  'the company twice': (here, there) =>
    [here, there].map((at) => server.as(at).call(updateCompany, { body: COMPANY })),
  'the company and taking its application back': (here, there) => [
    server.as(here).call(updateCompany, { body: COMPANY }),
    server.as(there).call(cancelApplication),
  ],
  'another organization twice': (here) =>
    [here, here].map((at) => {
      const body = { organizationId: company.companyId };
      return server.as(at).call(switchOrganization, { body });
    }),
};
let company: TestRecruiter;

/** Two concurrent calls may succeed or be refused, but never fail on the server. */
function faultsOf(answers: unknown[]): number[] {
  return (answers as { status: number }[]).map(({ status }) => status).filter((status) => status >= 500);
}

describe('two concurrent calls by one person never deadlock', () => {
  test.each(Object.keys(CANDIDATE))('a candidate: %s', async (name) => {
    for (let round = 0; round < ROUNDS; round++) {
      const asha = await createCandidate(server.db);
      const answers = await Promise.all(CANDIDATE[name]!(asha, await signInElsewhere(server.db, asha), asha));
      expect(faultsOf(answers)).toEqual([]);
    }
  });

  test.each(Object.keys(RECRUITER))('a recruiter: %s', async (name) => {
    company = await createRecruiter(server.db);
    const there = await signInElsewhere(server.db, company);
    for (let round = 0; round < ROUNDS; round++) {
      expect(faultsOf(await Promise.all(RECRUITER[name]!(company, there, company)))).toEqual([]);
    }
  });
});

test('nor do two colleagues who change their company at once', async () => {
  const rohan = await createRecruiter(server.db);
  const meera = await createMember(server.db, rohan.companyId, 'ADMIN');
  for (let round = 0; round < ROUNDS; round++) {
    const calls = [rohan, meera].map((who) => server.as(who).call(updateCompany, { body: COMPANY }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('nor do two owners who leave one company at once, and one of them stays', async () => {
  const rohan = await createRecruiter(server.db);
  const meera = await createMember(server.db, rohan.companyId, 'OWNER');
  const others = server.db.deleteFrom('companyMembers').where('companyId', '!=', rohan.companyId);
  await others.where('userId', '=', meera.id).execute();
  const { answers } = await server.db.transaction().execute(async (tx) => {
    await lockNames(tx, 'leaving', [rohan.companyId]);
    const leaving = [rohan, meera].map((who) =>
      server.as(who).call(deleteAccount, { body: { password: PASSWORD } }),
    );
    await untilWaiting(server.db, 2);
    return { answers: Promise.all(leaving) };
  });
  expect((await answers).map(({ status, code }) => code ?? status).toSorted()).toEqual([
    204,
    'COMPANY_CLOSES',
  ]);
});

test('nor do two super admins who leave at once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const two = [await createAdmin(server.db, 'SUPER_ADMIN'), await createAdmin(server.db, 'SUPER_ADMIN')];
    const calls = two.map((who) => server.as(who).call(deleteAccount, { body: { password: PASSWORD } }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 409]);
    await server.db
      .updateTable('users')
      .set({ status: 'DELETED' })
      .where('userType', '=', 'SUPER_ADMIN')
      .execute();
  }
});
