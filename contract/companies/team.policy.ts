import { hasRole, MEMBER_ROLES, type MemberRole } from '#contract/core/roles.ts';

/** Ownership is handed over, never given by mail. */
export const INVITABLE_ROLES = ['VIEWER', 'RECRUITER', 'ADMIN'] as const satisfies readonly MemberRole[];

export interface Standing {
  role: MemberRole;
  /** The only owner of the company. */
  isLastOwner: boolean;
}

/** Whether a member with the role `actor` may manage this colleague. */
export function isManagedBy(actor: MemberRole, { role }: Pick<Standing, 'role'>): boolean {
  return hasRole(actor, 'ADMIN') && (role !== 'OWNER' || actor === 'OWNER');
}

/** The roles that `actor` may give this colleague. Only owners make owners. */
export function rolesGivenBy(actor: MemberRole, colleague: Standing): MemberRole[] {
  if (!isManagedBy(actor, colleague) || colleague.isLastOwner) return [];
  return MEMBER_ROLES.filter((role) => role !== 'OWNER' || actor === 'OWNER');
}

/** A viewer cannot take over open interviews: they go to a colleague who may act. */
export function mayHoldDuties(role: MemberRole): boolean {
  return hasRole(role, 'RECRUITER');
}
