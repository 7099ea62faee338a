import type { MemberRole, UserType } from './roles.ts';
import { USER_TYPES } from './roles.ts';

/**
 * Who may call an endpoint. Every endpoint carries one; rules about single rows are policies.
 * `verified`: the e-mail address has been confirmed. `role`: the least role in a recruiter's company.
 * `approved`: that company has passed an admin's review. `inactive`: a deactivated account may call it too.
 * `bearerCounts`: a session that ended is refused; elsewhere in public it only makes its holder nobody.
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
/** Open to anyone, but a signed-in caller may be answered more. */
export const anyoneOrBearer = { kind: 'public', bearerCounts: true } as const satisfies Access;
/** Open to anyone, but only where NODE_ENV is not production. */
export const developmentOnly = { kind: 'development' } as const satisfies Access;
export const signedIn = { kind: 'user', types: USER_TYPES } as const satisfies Access;
export const signedInEvenInactive = { ...signedIn, inactive: true } as const satisfies Access;
export const candidate = { kind: 'user', types: ['JOBSEEKER'], verified: true } as const satisfies Access;
/** A recruiter at any stage of approval: profile, company, onboarding, support. */
export const recruiter = { kind: 'user', types: ['RECRUITER'] } as const satisfies Access;
export const affiliate = { kind: 'user', types: ['AFFILIATE'] } as const satisfies Access;
/** Whoever refers others by an own link; affiliates see theirs on their dashboard. */
export const referrer = { kind: 'user', types: ['JOBSEEKER', 'RECRUITER'] } as const satisfies Access;
/** Whoever has Medallist write to those they refer. */
export const inviter = { ...referrer, verified: true } as const satisfies Access;
/** Whoever may earn rewards and be paid for them. */
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

/** Whoever writes to the other side: a candidate, or a member of an approved company with at least this role. */
export function correspondent(role: MemberRole) {
  return {
    kind: 'user',
    types: ['JOBSEEKER', 'RECRUITER'],
    verified: true,
    role,
    approved: true,
  } as const satisfies Access;
}

/** A member with at least this role, whether or not the company is approved yet. */
export function companyRole(role: MemberRole) {
  return { kind: 'user', types: ['RECRUITER'], role } as const satisfies Access;
}
