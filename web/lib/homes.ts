import type { UserType } from '#contract/core/roles.ts';

const HOMES: Record<UserType, string> = {
  JOBSEEKER: '/home',
  RECRUITER: '/recruiter/dashboard',
  AFFILIATE: '/affiliate/dashboard',
  ADMIN: '/admin/dashboard',
  SUPER_ADMIN: '/admin/dashboard',
};

/** Where a person of this type starts. `unknown` is the place for a type this table does not know. */
export function homeOf(userType: string | undefined, unknown = '/dashboard'): string {
  return HOMES[userType as UserType] ?? unknown;
}
