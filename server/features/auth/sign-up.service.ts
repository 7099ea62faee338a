import type * as z from 'zod';
import type { TokenBundle } from '#contract/auth/session.ts';
import type { CandidateSignUp, RecruiterSignUp } from '#contract/auth/sign-up.ts';
import type { Db } from '#server/db/schema/database.ts';
import type { NewUser, UserRow } from '#server/features/account/account.service.ts';
import * as account from '#server/features/account/account.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import type { RequestMeta } from '#server/http/actor.ts';
import { emit } from '#server/platform/events.ts';
import { signedUp } from './auth.events.ts';
import * as codes from './email-codes.service.ts';
import * as sessions from './sessions.service.ts';

export type Hashed<T> = Omit<T, 'password'> & { passwordHash: string };

interface Trace {
  ref?: string | null | undefined;
  deviceId?: string | null | undefined;
}

type Person = Omit<NewUser, 'userType' | 'phone'> & Trace & { phone?: string | null | undefined };

/** The account itself; `furnish` adds what its kind cannot be without, before others hear of it. */
async function create(
  db: Db,
  userType: NewUser['userType'],
  { email, passwordHash, firstName, lastName, phone = null, ref = null, deviceId = null }: Person,
  furnish: (userId: string) => Promise<unknown>,
): Promise<UserRow> {
  const user = await account.create(db, { userType, email, passwordHash, firstName, lastName, phone });
  await furnish(user.id);
  await codes.send(db, user);
  await emit(db, signedUp, { userId: user.id, userType, email: user.email, phone, ref, deviceId });
  return user;
}

export function signUpCandidate(db: Db, input: Hashed<z.output<typeof CandidateSignUp>>): Promise<UserRow> {
  return create(db, 'JOBSEEKER', input, (userId) => candidates.create(db, userId));
}

export async function signUpRecruiter(
  db: Db,
  { companyName, ...input }: Hashed<z.output<typeof RecruiterSignUp>>,
  request: RequestMeta,
): Promise<TokenBundle> {
  const user = await create(db, 'RECRUITER', input, (founderId) =>
    companies.found(db, { name: companyName, founderId, phone: input.phone }),
  );
  return sessions.start(db, user, request);
}
