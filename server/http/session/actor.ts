import type { ApprovalStatus, MemberRole, UserStatus, UserType } from '#contract/core/roles.ts';

/** The person behind a request, read from the database for every request. */
export interface Actor {
  userId: string;
  type: UserType;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  status: UserStatus;
  /** Whether the account uses two-step sign-in. */
  hasTwoFactor: boolean;
  /** Whether this session has passed the second step. */
  tookSecondStep: boolean;
  /** When this session last proved a password or a second step. */
  provedAt: Date;
  /** The company that this session works for; null for everybody except recruiters. */
  company: ActorCompany | null;
}

export interface ActorCompany {
  id: string;
  name: string;
  role: MemberRole;
  approvalStatus: ApprovalStatus;
}

/** What handlers may know about the request itself. */
export interface RequestMeta {
  id: string;
  ip: string;
  userAgent: string | null;
  /** The version that the client has edited, from If-Match. */
  ifMatch: number | undefined;
}
