import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all.ts';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { MemberRole, UserStatus, UserType } from '#contract/core/roles.ts';
import {
  createAdmin,
  createCandidate,
  createRecruiter,
  type TestAccount,
} from '#server/testing/factories/accounts.ts';
import { createMember } from '#server/testing/factories/companies.ts';
import { ownServer } from '#server/testing/server.ts';

type UserAccess = Extract<Endpoint['access'], { kind: 'user' }>;
type Guarded = Endpoint & { access: UserAccess };

const GUARDED = ENDPOINTS.filter((one): one is Guarded => one.access.kind === 'user');
const OPEN = ENDPOINTS.filter(({ access }) => access.kind !== 'user');
/** Calls that may end the caller's session and so break the calls made at the same time. */
const ENDING = /\/(deactivate|delete|sessions)\b/;

const server = ownServer();
let people: Record<UserType, TestAccount>;
beforeAll(async () => {
  const affiliate = await createAdmin(server.db);
  await server.db
    .updateTable('users')
    .set({ userType: 'AFFILIATE' })
    .where('id', '=', affiliate.id)
    .execute();
  people = {
    JOBSEEKER: await createCandidate(server.db),
    RECRUITER: await createRecruiter(server.db),
    AFFILIATE: affiliate,
    ADMIN: await createAdmin(server.db),
    SUPER_ADMIN: await createAdmin(server.db, 'SUPER_ADMIN'),
  };
});

interface Answer {
  call: string;
  status: number;
  code: string | undefined;
}

/** Access is checked before any row is looked up and before the input is parsed, so neither has to exist. */
async function knock({ method, path, name }: Endpoint, account?: TestAccount): Promise<Answer> {
  const caller = account ? server.as(account) : server;
  const address = path.replaceAll(/\{\w+\}/g, randomUUID());
  const answer = await caller.fetch(address, { method });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  const text = isStream ? '' : await answer.text();
  if (isStream) await answer.body?.cancel();
  const code = text.startsWith('{') ? (JSON.parse(text).code as string | undefined) : undefined;
  return { call: name, status: answer.status, code };
}

/** Expects this refusal from every call. */
async function expectRefused(
  endpoints: readonly Endpoint[],
  account: TestAccount | undefined,
  refusal: { status: number; code: string },
): Promise<void> {
  const answers = await Promise.all(endpoints.map((endpoint) => knock(endpoint, account)));
  expect(answers).toEqual(endpoints.map(({ name: call }) => ({ call, ...refusal })));
}

/** Expects that no call is refused because of the caller. */
async function expectAdmitted(endpoints: readonly Endpoint[], account?: TestAccount): Promise<void> {
  const answers = await Promise.all(endpoints.map((endpoint) => knock(endpoint, account)));
  expect(answers.filter(({ status }) => [401, 403, 423].includes(status))).toEqual([]);
}

async function colleague(role: MemberRole): Promise<TestAccount> {
  const { companyId } = await createRecruiter(server.db);
  return createMember(server.db, companyId, role);
}

describe('a caller without a session', () => {
  test('is refused by every call that is not public', () =>
    expectRefused(GUARDED, undefined, { status: 401, code: 'UNAUTHENTICATED' }));

  test('is admitted to every public call', () => expectAdmitted(OPEN));
});

describe.each(['JOBSEEKER', 'RECRUITER', 'AFFILIATE', 'ADMIN', 'SUPER_ADMIN'] as const)('a %s', (type) => {
  test('is refused by the calls for other kinds of account', () =>
    expectRefused(
      GUARDED.filter(({ access }) => !access.types.includes(type)),
      people[type],
      { status: 403, code: 'FORBIDDEN' },
    ));

  test('is admitted to its own calls', () =>
    expectAdmitted(
      GUARDED.filter(({ access, path }) => access.types.includes(type) && !ENDING.test(path)),
      people[type],
    ));
});

test('a user without a confirmed address is refused where that is required', async () => {
  const unverified = await createCandidate(server.db, { verified: false });
  const calls = GUARDED.filter(({ access }) => access.verified && access.types.includes('JOBSEEKER'));
  await expectRefused(calls, unverified, { status: 403, code: 'EMAIL_NOT_VERIFIED' });
});

describe('a company that is not approved', () => {
  const workspace = GUARDED.filter(({ access }) => access.approved);

  test.each(['NOT_SUBMITTED', 'PENDING', 'UNDER_REVIEW', 'REJECTED'] as const)(
    'cannot use the workspace while %s',
    async (approvalStatus) => {
      const owner = await createRecruiter(server.db, { approvalStatus });
      await expectRefused(workspace, owner, { status: 403, code: 'COMPANY_NOT_APPROVED' });
    },
  );

  test('cannot use the workspace while suspended', async () => {
    const owner = await createRecruiter(server.db, { approvalStatus: 'SUSPENDED' });
    await expectRefused(workspace, owner, { status: 403, code: 'COMPANY_SUSPENDED' });
  });

  test('can still read and change its application for approval', async () => {
    const owner = await createRecruiter(server.db, { approvalStatus: 'PENDING' });
    const open = GUARDED.filter(
      ({ access, path }) => access.types.includes('RECRUITER') && !access.approved && !ENDING.test(path),
    );
    await expectAdmitted(open, owner);
  });
});

describe('a suspended recruiter', () => {
  async function suspended(): Promise<TestAccount> {
    const recruiter = await createRecruiter(server.db);
    await server.db
      .updateTable('users')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', recruiter.id)
      .execute();
    return recruiter;
  }

  test('cannot use the workspace', async () => {
    const workspace = GUARDED.filter(({ access }) => access.approved);
    await expectRefused(workspace, await suspended(), { status: 403, code: 'RECRUITER_SUSPENDED' });
  });

  test('keeps the session, their own profile, the company and support', async () => {
    const open = GUARDED.filter(
      ({ access, path }) =>
        access.types.includes('RECRUITER') && !access.approved && !access.role && !ENDING.test(path),
    );
    await expectAdmitted(open, await suspended());
  });
});

/** Written out, so that the test does not depend on the product's own comparison of roles. */
const WITHIN: Record<MemberRole, readonly MemberRole[]> = {
  VIEWER: ['VIEWER'],
  RECRUITER: ['VIEWER', 'RECRUITER'],
  ADMIN: ['VIEWER', 'RECRUITER', 'ADMIN'],
  OWNER: ['VIEWER', 'RECRUITER', 'ADMIN', 'OWNER'],
};

describe.each(['VIEWER', 'RECRUITER', 'ADMIN', 'OWNER'] as const)('a colleague with the role %s', (role) => {
  const ofCompany = GUARDED.filter(({ access }) => access.role);
  const isWithin = ({ access }: Guarded) => WITHIN[role].includes(access.role ?? 'OWNER');

  test('is refused by calls that need a higher one', async () => {
    const beyond = ofCompany.filter((call) => !isWithin(call));
    await expectRefused(beyond, await colleague(role), { status: 403, code: 'ROLE_TOO_LOW' });
  });

  test('is admitted to the other calls', async () => {
    const within = ofCompany.filter(isWithin);
    await expectAdmitted(within, await colleague(role));
  });
});

test('a recruiter without a company is refused by all calls of a company', async () => {
  const owner = await createRecruiter(server.db);
  const former = await createMember(server.db, owner.companyId, 'ADMIN');
  await server.db.deleteFrom('companyMembers').where('userId', '=', former.id).execute();
  const ofCompany = GUARDED.filter(
    ({ access }) => access.types.every((type) => type === 'RECRUITER') && (access.role || access.approved),
  );
  expect(ofCompany.length).toBeGreaterThan(50);
  await expectRefused(ofCompany, former, { status: 403, code: 'FORBIDDEN' });
});

describe('an inactive account', () => {
  async function asleep(status: UserStatus): Promise<TestAccount> {
    const candidate = await createCandidate(server.db);
    await server.db.updateTable('users').set({ status }).where('id', '=', candidate.id).execute();
    return candidate;
  }
  const own = GUARDED.filter(({ access }) => access.types.includes('JOBSEEKER'));

  test('may do little if its owner deactivated it', async () => {
    const resting = own.filter(({ access }) => !access.inactive);
    await expectRefused(resting, await asleep('INACTIVE'), { status: 423, code: 'ACCOUNT_INACTIVE' });
  });

  test.each(['SUSPENDED', 'DISABLED', 'DELETED'] as const)('may do nothing if it is %s', async (status) => {
    await expectRefused(own, await asleep(status), { status: 423, code: 'ACCOUNT_LOCKED' });
  });
});
