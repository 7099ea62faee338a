import { APPROVAL_STATUSES, MEMBER_ROLES } from '#contract/core/roles.ts';
import {
  COMPANY_SIZES,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  IDENTITY_CHANGE_STATUSES,
  INVITATION_STATUSES,
} from '#contract/labels/companies.ts';
import {
  citext,
  integer,
  nullable,
  oneOf,
  type Row,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from './columns.ts';

export const companies = {
  id: uuid,
  name: text,
  website: nullable(text),
  size: withDefault(oneOf(COMPANY_SIZES)),
  industry: nullable(text),
  description: nullable(text),
  address: nullable(text),
  city: nullable(text),
  state: nullable(text),
  country: withDefault(text),
  pincode: nullable(text),
  gstNumber: nullable(text),
  logoFileId: nullable(uuid),
  founderId: uuid,
  approvalStatus: withDefault(oneOf(APPROVAL_STATUSES)),
  profileSavedAt: nullable(timestamptz),
  submittedAt: nullable(timestamptz),
  approvedAt: nullable(timestamptz),
  rejectedAt: nullable(timestamptz),
  suspendedAt: nullable(timestamptz),
  closedAt: nullable(timestamptz),
  rejectionReasons: withDefault(textArray),
  version: withDefault(integer),
  createdAt: timestamptz,
  updatedAt: timestamptz,
};
export type CompaniesTable = Row<typeof companies>;

export const companyIdentityChanges = {
  id: uuid,
  companyId: uuid,
  status: withDefault(oneOf(IDENTITY_CHANGE_STATUSES)),
  name: text,
  website: nullable(text),
  gstNumber: nullable(text),
  formerName: text,
  formerWebsite: nullable(text),
  formerGstNumber: nullable(text),
  proposedBy: nullable(uuid),
  proposedAt: timestamptz,
  settledBy: nullable(uuid),
  settledAt: nullable(timestamptz),
  reason: nullable(text),
};
export type CompanyIdentityChangesTable = Row<typeof companyIdentityChanges>;

export const companyFormerKeys = {
  companyId: uuid,
  key: text,
  since: timestamptz,
};

export const companyMembers = {
  companyId: uuid,
  userId: uuid,
  role: oneOf(MEMBER_ROLES),
  createdAt: timestamptz,
};
export type CompanyMembersTable = Row<typeof companyMembers>;

export const teamInvitations = {
  id: uuid,
  companyId: uuid,
  email: citext,
  role: oneOf(MEMBER_ROLES),
  status: withDefault(oneOf(INVITATION_STATUSES)),
  tokenHash: text,
  invitedBy: nullable(uuid),
  sentAt: timestamptz,
  expiresAt: timestamptz,
  settledAt: nullable(timestamptz),
};
export type TeamInvitationsTable = Row<typeof teamInvitations>;

export const recruiters = {
  userId: uuid,
  designation: nullable(text),
  phoneNumber: nullable(text),
  experienceYears: nullable(integer),
  linkedinUrl: nullable(text),
  bio: nullable(text),
  profileSavedAt: nullable(timestamptz),
  version: withDefault(integer),
  updatedAt: timestamptz,
};
export type RecruitersTable = Row<typeof recruiters>;

export const companyDocuments = {
  id: uuid,
  companyId: uuid,
  fileId: uuid,
  documentType: oneOf(DOCUMENT_TYPES),
  status: withDefault(oneOf(DOCUMENT_STATUSES)),
  rejectionReason: nullable(text),
  uploadedAt: timestamptz,
};
export type CompanyDocumentsTable = Row<typeof companyDocuments>;

export const accountSuspensions = {
  userId: uuid,
  reason: text,
  suspendedBy: nullable(uuid),
  suspendedAt: timestamptz,
  endsAt: nullable(timestamptz),
};
export type AccountSuspensionsTable = Row<typeof accountSuspensions>;

export const sessions = {
  id: uuid,
  userId: uuid,
  companyId: nullable(uuid),
  ip: nullable(text),
  userAgent: nullable(text),
  createdAt: timestamptz,
  lastUsedAt: timestamptz,
  expiresAt: timestamptz,
  revokedAt: nullable(timestamptz),
  secondStepAt: nullable(timestamptz),
  provedAt: timestamptz,
};
export type SessionsTable = Row<typeof sessions>;

export const refreshTokens = {
  id: uuid,
  sessionId: uuid,
  parentId: nullable(uuid),
  tokenHash: text,
  createdAt: timestamptz,
  usedAt: nullable(timestamptz),
  replacedAt: nullable(timestamptz),
};
export type RefreshTokensTable = Row<typeof refreshTokens>;

export const emailCodes = {
  id: uuid,
  userId: uuid,
  purpose: oneOf(['VERIFY_EMAIL', 'CHANGE_EMAIL']),
  email: citext,
  codeHash: text,
  linkHash: text,
  attemptsLeft: integer,
  createdAt: timestamptz,
  expiresAt: timestamptz,
};
export type EmailCodesTable = Row<typeof emailCodes>;

export const passwordResets = {
  userId: uuid,
  tokenHash: text,
  createdAt: timestamptz,
  expiresAt: timestamptz,
};
export type PasswordResetsTable = Row<typeof passwordResets>;

export const spentSecrets = {
  secretHash: text,
  kind: oneOf(['RESET_LINK', 'VERIFY_LINK', 'VERIFY_CODE']),
  userId: uuid,
  spentAt: timestamptz,
};
export type SpentSecretsTable = Row<typeof spentSecrets>;

export const codeRequests = {
  addressHash: text,
  askedAt: timestamptz,
  attemptsLeft: integer,
  expiresAt: timestamptz,
};
export type CodeRequestsTable = Row<typeof codeRequests>;
