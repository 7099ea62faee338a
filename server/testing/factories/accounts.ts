import type { ApprovalStatus, MemberRole, UserType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { hashPassword } from '#server/features/auth/passwords.ts';
import * as sessions from '#server/features/auth/sessions.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as users from '#server/features/users/users.service.ts';

export const PASSWORD = 'Correct-horse-9';
const passwordHash = await hashPassword(PASSWORD);
const request = { id: 'test', ip: '127.0.0.1', userAgent: 'test', ifMatch: undefined };

let count = 0;

export interface TestAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  token: string;
  refreshToken: string;
}

interface Person {
  email?: string;
  firstName?: string;
  lastName?: string;
  verified?: boolean;
}

async function createUser(db: Db, userType: UserType, person: Person) {
  count += 1;
  const user = await users.create(db, {
    userType,
    email: person.email ?? `${userType.toLowerCase()}${count}@people.test`,
    firstName: person.firstName ?? 'Asha',
    lastName: person.lastName ?? `Number${count}`,
    phone: '+91 98765 43210',
    passwordHash,
  });
  if (person.verified !== false) await users.markVerified(db, user.id);
  return users.get(db, user.id);
}

async function signIn(db: Db, user: Awaited<ReturnType<typeof createUser>>): Promise<TestAccount> {
  const bundle = await sessions.start(db, user, request);
  const { id, email, firstName, lastName } = user;
  return { id, email, firstName, lastName, token: bundle.accessToken, refreshToken: bundle.refreshToken };
}

/** The same person on another device. */
export async function signInElsewhere(db: Db, { id }: Pick<TestAccount, 'id'>): Promise<TestAccount> {
  return signIn(db, await users.get(db, id));
}

/** A signed-in candidate with an empty profile. */
export async function createCandidate(db: Db, person: Person = {}): Promise<TestAccount> {
  const user = await createUser(db, 'JOBSEEKER', person);
  await candidates.create(db, user.id);
  return signIn(db, user);
}

export interface TestRecruiter extends TestAccount {
  companyId: string;
}

/** A signed-in recruiter who owns a company, approved by default. */
export async function createRecruiter(
  db: Db,
  {
    companyName,
    approvalStatus = 'APPROVED',
    ...person
  }: Person & { companyName?: string; approvalStatus?: ApprovalStatus } = {},
): Promise<TestRecruiter> {
  const user = await createUser(db, 'RECRUITER', person);
  const name = companyName ?? `Company ${count}`;
  const companyId = await companies.found(db, { name, founderId: user.id, phone: user.phone });
  await db.updateTable('companies').set({ approvalStatus }).where('id', '=', companyId).execute();
  return { ...(await signIn(db, user)), companyId };
}

/** A signed-in recruiter in an existing company. */
export async function createColleague(
  db: Db,
  companyId: string,
  role: MemberRole,
  person: Person = {},
): Promise<TestRecruiter> {
  const user = await createUser(db, 'RECRUITER', person);
  await companies.join(db, { companyId, userId: user.id, role, phone: user.phone });
  return { ...(await signIn(db, user)), companyId };
}

export async function createAdmin(db: Db, userType: 'ADMIN' | 'SUPER_ADMIN' = 'ADMIN'): Promise<TestAccount> {
  return signIn(db, await createUser(db, userType, {}));
}
