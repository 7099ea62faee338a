import type { CompanyProfile, IdentityChange } from '#contract/companies/profile.ts';
import type { ApprovalStatus, MemberRole } from '#contract/core/roles.ts';
import { defineEvent } from '#server/platform/events.ts';

export type ApprovalAction =
  | 'submitted'
  | 'cancelled'
  | 'resubmitted'
  | 'review_started'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'reinstated';

export interface ApprovalMove {
  action: ApprovalAction;
  actorId: string;
  ip: string;
  companyId: string;
  companyName: string;
  founderId: string;
  from: ApprovalStatus;
  to: ApprovalStatus;
  /** Of a rejection or suspension. */
  reason: string | null;
}

export const approvalMoved = defineEvent<ApprovalMove>('company.approvalMoved');

interface CompanyClosed {
  companyId: string;
  companyName: string;
  actorId: string;
  ip: string;
}

/** Its last owner left, and it had no other member. */
export const companyClosed = defineEvent<CompanyClosed>('company.closed');

interface DocumentRejected {
  documentId: string;
  /** The former role. */
  from: string;
  companyId: string;
  fileName: string;
  reason: string;
  actorId: string;
  ip: string;
}

export const documentRejected = defineEvent<DocumentRejected>('company.documentRejected');

interface CompanySaved {
  companyId: string;
  actorId: string;
  ip: string;
  before: CompanyProfile;
  after: CompanyProfile;
}

export const companySaved = defineEvent<CompanySaved>('company.saved');

export type IdentityAction = 'change_proposed' | 'change_withdrawn' | 'change_approved' | 'change_rejected';

export interface IdentityMove {
  action: IdentityAction;
  actorId: string;
  ip: string;
  companyId: string;
  /** The name that was approved when the change was proposed. */
  companyName: string;
  newName: string;
  proposedBy: string | null;
  fields: IdentityChange['fields'];
  /** Of a rejection. */
  reason: string | null;
}

/** A change of an approved company's name, website or GST number. */
export const identityMoved = defineEvent<IdentityMove>('company.identityMoved');

interface RecruiterSuspended {
  userId: string;
  companyId: string;
  actorId: string;
  reason: string | null;
  ip: string;
}

/** For a member who did not found a company; a founder's company is suspended as a whole. */
export const recruiterSuspended = defineEvent<RecruiterSuspended>('company.recruiterSuspended');

type RecruiterReinstated = Omit<RecruiterSuspended, 'reason'>;

/** For a person whom an admin had suspended individually. */
export const recruiterReinstated = defineEvent<RecruiterReinstated>('company.recruiterReinstated');

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
  /** The token exists only here: the database has its hash. */
  token: string;
}

export const invitationSent = defineEvent<InvitationSent>('team.invitationSent');

interface InvitationRevoked extends Deed {
  invitationId: string;
  email: string;
}

export const invitationRevoked = defineEvent<InvitationRevoked>('team.invitationRevoked');

interface MemberJoined {
  companyId: string;
  companyName: string;
  userId: string;
  role: MemberRole;
  ip: string;
}

export const memberJoined = defineEvent<MemberJoined>('team.memberJoined');

/** The colleague who takes over the open interviews of a member who can no longer conduct them. */
interface Succession {
  successorId: string;
}

interface RoleChanged extends Deed, Succession {
  userId: string;
  from: MemberRole;
  to: MemberRole;
}

export const roleChanged = defineEvent<RoleChanged>('team.roleChanged');

interface MemberRemoved extends Deed, Succession {
  userId: string;
  role: MemberRole;
}

export const memberRemoved = defineEvent<MemberRemoved>('team.memberRemoved');
