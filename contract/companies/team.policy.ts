import { hasRole, MEMBER_ROLES, type MemberRole } from '#contract/core/roles.ts';

/** Ownership is handed over, never sent by mail. */
export const INVITABLE_ROLES = ['VIEWER', 'RECRUITER', 'ADMIN'] as const satisfies readonly MemberRole[];

export interface Standing {
  role: MemberRole;
  /** Nobody else owns the company. */
  isLastOwner: boolean;
}

/** Whether somebody with the role `actor` decides about this colleague at all. */
export function isManagedBy(actor: MemberRole, { role }: Pick<Standing, 'role'>): boolean {
  return hasRole(actor, 'ADMIN') && (role !== 'OWNER' || actor === 'OWNER');
}

/** The roles that `actor` may give this colleague: the present one first in mind, and owners only by owners. */
export function rolesGivenBy(actor: MemberRole, colleague: Standing): MemberRole[] {
  if (!isManagedBy(actor, colleague) || colleague.isLastOwner) return [];
  return MEMBER_ROLES.filter((role) => role !== 'OWNER' || actor === 'OWNER');
}

/** Who looks on takes nothing over: open interviews go to a colleague who may act. */
export function mayHoldDuties(role: MemberRole): boolean {
  return hasRole(role, 'RECRUITER');
}
