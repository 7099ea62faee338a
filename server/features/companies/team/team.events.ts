import type { MemberRole } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

interface Deed {
  companyId: string;
  companyName: string;
  actorId: string;
  ip: string;
}

export interface InvitationSent extends Deed {
  invitationId: string;
  email: string;
  role: MemberRole;
  isAgain: boolean;
  /** In no other place: only its hash is kept. */
  token: string;
}

export const invitationSent = defineEvent<InvitationSent>('team.invitationSent');

export interface InvitationRevoked extends Deed {
  invitationId: string;
  email: string;
}

export const invitationRevoked = defineEvent<InvitationRevoked>('team.invitationRevoked');

export interface MemberJoined {
  companyId: string;
  companyName: string;
  userId: string;
  role: MemberRole;
  ip: string;
}

export const memberJoined = defineEvent<MemberJoined>('team.memberJoined');

/** Whoever takes open interviews over from somebody who may see them through no more. */
interface Succession {
  successorId: string;
}

export interface RoleChanged extends Deed, Succession {
  userId: string;
  from: MemberRole;
  to: MemberRole;
}

export const roleChanged = defineEvent<RoleChanged>('team.roleChanged');

export interface MemberRemoved extends Deed, Succession {
  userId: string;
  role: MemberRole;
}

export const memberRemoved = defineEvent<MemberRemoved>('team.memberRemoved');
