import type { MemberRole, UserType } from './roles.ts';
import { USER_TYPES } from './roles.ts';

/**
 * Who may call an endpoint. Every endpoint has one; rules about single rows are policies. `verified`: the
 * e-mail address must be confirmed. `role`: the lowest role in a recruiter's company. `approved`: that
 * company must have passed an admin's review. `inactive`: a deactivated account may call it too.
 * `bearerCounts`: a session that ended is refused; other public endpoints treat its holder as signed out.
 */
export type Access =
  | { readonly kind: 'public'; readonly bearerCounts?: boolean }
  | { readonly kind: 'development' }
  | {
      readonly kind: 'user';
      readonly types: readonly UserType[];
      readonly verified?: boolean;
      readonly role?: MemberRole;
      readonly approved?: boolean;
      readonly inactive?: boolean;
    };

export const anyone = { kind: 'public' } as const satisfies Access;
/** Open to anyone; a signed-in caller may get more. */
export const anyoneOrBearer = { kind: 'public', bearerCounts: true } as const satisfies Access;
/** Open to anyone, but only if NODE_ENV is not production. */
export const developmentOnly = { kind: 'development' } as const satisfies Access;
export const signedIn = { kind: 'user', types: USER_TYPES } as const satisfies Access;
export const signedInEvenInactive = { ...signedIn, inactive: true } as const satisfies Access;
export const candidate = { kind: 'user', types: ['JOBSEEKER'], verified: true } as const satisfies Access;
/** A recruiter at any stage of approval: profile, company, onboarding, support. */
export const recruiter = { kind: 'user', types: ['RECRUITER'] } as const satisfies Access;
export const affiliate = { kind: 'user', types: ['AFFILIATE'] } as const satisfies Access;
/** Users with a referral link in their account; affiliates see theirs on their dashboard. */
export const referrer = { kind: 'user', types: ['JOBSEEKER', 'RECRUITER'] } as const satisfies Access;
/** Users who may have Medallist mail invitations. */
export const inviter = { ...referrer, verified: true } as const satisfies Access;
/** Users who may earn rewards and be paid. */
export const beneficiary = {
  kind: 'user',
  types: ['JOBSEEKER', 'RECRUITER', 'AFFILIATE'],
  verified: true,
} as const satisfies Access;
export const admin = { kind: 'user', types: ['ADMIN', 'SUPER_ADMIN'] } as const satisfies Access;

export const superAdmin = { kind: 'user', types: ['SUPER_ADMIN'] } as const satisfies Access;

/** A member of an approved company with at least this role. */
export function workspace(role: MemberRole) {
  return { kind: 'user', types: ['RECRUITER'], role, approved: true } as const satisfies Access;
}

/** Users who may write messages: a candidate, or a member of an approved company with at least this role. */
export function correspondent(role: MemberRole) {
  return {
    kind: 'user',
    types: ['JOBSEEKER', 'RECRUITER'],
    verified: true,
    role,
    approved: true,
  } as const satisfies Access;
}

/** A member with at least this role, also before the company is approved. */
export function companyRole(role: MemberRole) {
  return { kind: 'user', types: ['RECRUITER'], role } as const satisfies Access;
}
