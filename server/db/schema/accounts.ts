import type { Generated } from 'kysely';
import type { ApprovalStatus, MemberRole } from '#contract/core/roles.ts';

export interface CompaniesTable {
  id: string;
  name: string;
  website: string | null;
  size: Generated<string>;
  industry: string | null;
  description: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  country: Generated<string>;
  pincode: string | null;
  gstNumber: string | null;
  logoFileId: string | null;
  founderId: string;
  approvalStatus: Generated<ApprovalStatus>;
  profileSavedAt: Date | null;
  submittedAt: Date | null;
  approvedAt: Date | null;
  rejectedAt: Date | null;
  suspendedAt: Date | null;
  rejectionReasons: Generated<string[]>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface CompanyMembersTable {
  companyId: string;
  userId: string;
  role: MemberRole;
  createdAt: Date;
}

export interface RecruitersTable {
  userId: string;
  designation: string | null;
  phoneNumber: string | null;
  experienceYears: number | null;
  linkedinUrl: string | null;
  bio: string | null;
  profileSavedAt: Date | null;
  version: Generated<number>;
  updatedAt: Date;
}

export interface CompanyDocumentsTable {
  id: string;
  companyId: string;
  fileId: string;
  documentType: string;
  status: Generated<'PENDING' | 'VERIFIED' | 'REJECTED'>;
  rejectionReason: string | null;
  uploadedAt: Date;
}

export interface SessionsTable {
  id: string;
  userId: string;
  companyId: string | null;
  ip: string | null;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface RefreshTokensTable {
  id: string;
  sessionId: string;
  parentId: string | null;
  tokenHash: string;
  createdAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
}

export interface EmailCodesTable {
  id: string;
  userId: string;
  purpose: 'VERIFY_EMAIL' | 'CHANGE_EMAIL';
  email: string;
  codeHash: string;
  linkHash: string;
  attemptsLeft: number;
  createdAt: Date;
  expiresAt: Date;
}

export interface PasswordResetsTable {
  userId: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}
