export const USER_TYPES = ['JOBSEEKER', 'RECRUITER', 'AFFILIATE', 'ADMIN', 'SUPER_ADMIN'] as const;
export type UserType = (typeof USER_TYPES)[number];

export function isAdminType(type: UserType): boolean {
  return type === 'ADMIN' || type === 'SUPER_ADMIN';
}

/** Company roles from least to most powerful: each includes the rights of the ones before it. */
export const MEMBER_ROLES = ['VIEWER', 'RECRUITER', 'ADMIN', 'OWNER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export function hasRole(actual: MemberRole, needed: MemberRole): boolean {
  return MEMBER_ROLES.indexOf(actual) >= MEMBER_ROLES.indexOf(needed);
}

export const APPROVAL_STATUSES = [
  'NOT_SUBMITTED',
  'PENDING',
  'UNDER_REVIEW',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const USER_STATUSES = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'DISABLED', 'DELETED'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A locked-out user has no session; a suspended recruiter keeps one, without access to the workspace. */
export function isLockedOut({ userType, status }: { userType: UserType; status: UserStatus }): boolean {
  if (status === 'SUSPENDED') return userType !== 'RECRUITER';
  return status !== 'ACTIVE' && status !== 'INACTIVE';
}
