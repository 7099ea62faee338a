import * as z from 'zod';
import { enumInput } from '../kit/enum-input.ts';
import type { Badge } from './badge.ts';

export const COMPANY_SIZES = ['STARTUP', 'SMALL', 'MEDIUM', 'LARGE', 'ENTERPRISE'] as const;
export const CompanySize = z.enum(COMPANY_SIZES);
export type CompanySize = z.output<typeof CompanySize>;
export const DEFAULT_COMPANY_SIZE: CompanySize = 'SMALL';
export const COMPANY_SIZE_LABELS: Readonly<Record<CompanySize, string>> = {
  STARTUP: '1-10 employees',
  SMALL: '11-50 employees',
  MEDIUM: '51-200 employees',
  LARGE: '201-1000 employees',
  ENTERPRISE: '1000+ employees',
};
export const CompanySizeInput = enumInput(COMPANY_SIZES, COMPANY_SIZE_LABELS);

export const DOCUMENT_TYPES = [
  'COMPANY_REGISTRATION',
  'GST_CERTIFICATE',
  'PAN_CARD',
  'BUSINESS_LICENSE',
  'OTHER',
] as const;
export const DocumentType = z.enum(DOCUMENT_TYPES);
export type DocumentType = z.output<typeof DocumentType>;
export const DOCUMENT_TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  COMPANY_REGISTRATION: 'Company Registration',
  GST_CERTIFICATE: 'GST Certificate',
  PAN_CARD: 'PAN Card',
  BUSINESS_LICENSE: 'Business License',
  OTHER: 'Other',
};
export const DocumentTypeInput = enumInput(DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS);

/** For a proposed change of a company's name, website or GST number. */
export const IDENTITY_CHANGE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED', 'REPLACED', 'WITHDRAWN'] as const;
export type IdentityChangeStatus = (typeof IDENTITY_CHANGE_STATUSES)[number];

/** Fields of the company profile that identify the approved company. */
export const IDENTITY_FIELDS = ['companyName', 'companyWebsite', 'gstNumber'] as const;
export type IdentityField = (typeof IDENTITY_FIELDS)[number];
export const IDENTITY_FIELD_LABELS: Readonly<Record<IdentityField, string>> = {
  companyName: 'Name',
  companyWebsite: 'Website',
  gstNumber: 'GST number',
};

/** For an invitation to a team; whether it has expired follows from its date. */
export const INVITATION_STATUSES = ['OPEN', 'ACCEPTED', 'REVOKED'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const DOCUMENT_STATUSES = ['PENDING', 'VERIFIED', 'REJECTED'] as const;
export const DocumentStatus = z.enum(DOCUMENT_STATUSES);
export type DocumentStatus = z.output<typeof DocumentStatus>;
export const DOCUMENT_STATUS_BADGES: Readonly<Record<DocumentStatus, Badge>> = {
  PENDING: { label: 'Pending', family: 'warning' },
  VERIFIED: { label: 'Verified', family: 'success' },
  REJECTED: { label: 'Rejected', family: 'danger' },
};
