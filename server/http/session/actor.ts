import type { ApprovalStatus, MemberRole, UserStatus, UserType } from '#contract/core/roles.ts';

/** The person behind a request, read afresh from the database each time. */
export interface Actor {
  userId: string;
  type: UserType;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  emailVerified: boolean;
  status: UserStatus;
  /** Whether signing in takes a second step. */
  hasTwoFactor: boolean;
  /** Whether this very session has taken it. */
  tookSecondStep: boolean;
  /** When this session last showed a password or a second step. */
  provedAt: Date;
  /** The company this session works for; null for everyone but recruiters. */
  company: ActorCompany | null;
}

export interface ActorCompany {
  id: string;
  name: string;
  role: MemberRole;
  approvalStatus: ApprovalStatus;
}

/** What handlers may know of the request itself. */
export interface RequestMeta {
  id: string;
  ip: string;
  userAgent: string | null;
  /** The version a client says it edited, from If-Match. */
  ifMatch: number | undefined;
}
