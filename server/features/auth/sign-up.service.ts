import type * as z from 'zod';
import type { TokenBundle } from '#contract/auth/session.ts';
import type { CandidateSignUp, RecruiterSignUp } from '#contract/auth/sign-up.ts';
import type { AffiliateSignUp, GenericSignUp } from '#contract/auth/sign-up-kinds.ts';
import type { InvitedSignUp } from '#contract/auth/team-invitation.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as affiliates from '#server/features/affiliates/affiliates.service.ts';
import * as candidates from '#server/features/candidates/candidates.service.ts';
import * as companies from '#server/features/companies/companies.service.ts';
import * as joining from '#server/features/companies/team/invitations.service.ts';
import { signedUp } from '#server/features/users/users.events.ts';
import type { NewUser, UserRow } from '#server/features/users/users.service.ts';
import * as users from '#server/features/users/users.service.ts';
import type { RequestMeta } from '#server/http/session/actor.ts';
import { emit } from '#server/platform/events.ts';
import * as codes from './email-codes.service.ts';
import * as sessions from './sessions.service.ts';

type Hashed<T> = Omit<T, 'password'> & { passwordHash: string };

interface Trace {
  ref?: string | null | undefined;
  deviceId?: string | null | undefined;
}

type Person = Omit<NewUser, 'userType' | 'phone'> & Trace & { phone?: string | null | undefined };

/** Creates the account; `furnish` adds the rows that its kind requires, before the event is emitted. */
async function create(
  db: Db,
  userType: NewUser['userType'],
  { email, passwordHash, firstName, lastName, phone = null, ref = null, deviceId = null }: Person,
  furnish: (userId: string) => Promise<unknown>,
  confirm: (db: Db, user: UserRow) => Promise<unknown> = codes.sendFirst,
): Promise<UserRow> {
  const user = await users.create(db, { userType, email, passwordHash, firstName, lastName, phone });
  await furnish(user.id);
  await confirm(db, user);
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
  const founding = { name: companyName, phone: input.phone };
  const furnish = (founderId: string) => companies.found(db, { ...founding, founderId });
  return sessions.start(db, await create(db, 'RECRUITER', input, furnish), request);
}

export async function signUpAffiliate(
  db: Db,
  input: Hashed<z.output<typeof AffiliateSignUp>>,
  request: RequestMeta,
): Promise<TokenBundle> {
  const furnish = (userId: string) => affiliates.apply(db, userId, input);
  return sessions.start(db, await create(db, 'AFFILIATE', input, furnish), request);
}

type Invited = Hashed<Omit<z.output<typeof InvitedSignUp>, 'token'>>;

/** A colleague signs up by the mailed link. It was sent to the address, so it confirms it. */
export async function signUpInvited(
  db: Db,
  { token, ...input }: Invited & { token: string },
  request: RequestMeta,
): Promise<TokenBundle> {
  const { email } = await joining.readInvitation(db, token);
  const phone = input.phone ?? null;
  const join = (userId: string) => joining.acceptInvitation(db, token, { userId, email, phone }, request.ip);
  const confirm = (_: Db, { id }: UserRow) => users.markVerified(db, id);
  const { id } = await create(db, 'RECRUITER', { ...input, email }, join, confirm);
  return sessions.start(db, await users.get(db, id), request);
}

/** Any kind by one form; its validation ensures that each kind has its required fields. */
export async function signUpAny(
  db: Db,
  { userType, companyName, website, phone, ...input }: Hashed<z.output<typeof GenericSignUp>>,
  request: RequestMeta,
): Promise<TokenBundle> {
  if (userType === 'RECRUITER' && companyName && phone) {
    return signUpRecruiter(db, { ...input, companyName, phone }, request);
  }
  if (userType === 'AFFILIATE' && website && phone) {
    return signUpAffiliate(db, { ...input, website, phone }, request);
  }
  return sessions.start(db, await signUpCandidate(db, { ...input, phone }), request);
}
