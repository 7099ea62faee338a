import type { CompanyProfile, IdentityChange } from '#contract/companies/profile.ts';
import type { ApprovalStatus, MemberRole } from '#contract/core/roles.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
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

export interface ApprovalMove extends PersonsDeed {
  action: ApprovalAction;
  companyId: string;
  companyName: string;
  founderId: string;
  from: ApprovalStatus;
  to: ApprovalStatus;
  /** Of a rejection or suspension. */
  reason: string | null;
}

export const approvalMoved = defineEvent<ApprovalMove>('company.approvalMoved');

interface InCompany extends PersonsDeed {
  companyId: string;
  companyName: string;
}

/** Its last owner left, and it had no other member. */
export const companyClosed = defineEvent<InCompany>('company.closed');

interface DocumentRejected extends PersonsDeed {
  documentId: string;
  /** The former role. */
  from: string;
  companyId: string;
  fileName: string;
  reason: string;
}

export const documentRejected = defineEvent<DocumentRejected>('company.documentRejected');

interface CompanySaved extends PersonsDeed {
  companyId: string;
  before: CompanyProfile;
  after: CompanyProfile;
}

export const companySaved = defineEvent<CompanySaved>('company.saved');

export type IdentityAction = 'change_proposed' | 'change_withdrawn' | 'change_approved' | 'change_rejected';

export interface IdentityMove extends PersonsDeed {
  action: IdentityAction;
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

interface RecruiterSuspended extends PersonsDeed {
  userId: string;
  companyId: string;
  reason: string | null;
}

/** For a member who did not found a company; a founder's company is suspended as a whole. */
export const recruiterSuspended = defineEvent<RecruiterSuspended>('company.recruiterSuspended');

type RecruiterReinstated = Omit<RecruiterSuspended, 'reason'>;

/** For a person whom an admin had suspended individually. */
export const recruiterReinstated = defineEvent<RecruiterReinstated>('company.recruiterReinstated');

export interface InvitationSent extends InCompany {
  invitationId: string;
  email: string;
  role: MemberRole;
  isAgain: boolean;
  /** The token exists only here: the database has its hash. */
  token: string;
}

export const invitationSent = defineEvent<InvitationSent>('team.invitationSent');

interface InvitationRevoked extends InCompany {
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

interface RoleChanged extends InCompany, Succession {
  userId: string;
  from: MemberRole;
  to: MemberRole;
}

export const roleChanged = defineEvent<RoleChanged>('team.roleChanged');

interface MemberRemoved extends InCompany, Succession {
  userId: string;
  role: MemberRole;
}

export const memberRemoved = defineEvent<MemberRemoved>('team.memberRemoved');
