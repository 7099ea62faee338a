import type { UserType } from '#contract/core/roles.ts';

const HOMES: Record<UserType, string> = {
  JOBSEEKER: '/home',
  RECRUITER: '/recruiter/dashboard',
  AFFILIATE: '/affiliate/dashboard',
  ADMIN: '/admin/dashboard',
  SUPER_ADMIN: '/admin/dashboard',
};

/** The home of a user type. `unknown` is used for a type that is not in this table. */
export function homeOf(userType: string | undefined, unknown = '/dashboard'): string {
  return HOMES[userType as UserType] ?? unknown;
}
