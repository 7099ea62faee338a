import * as z from 'zod';
import { companyRole } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { optionalText, required, requiredLink } from '../kit/fields.ts';
import { isGstin } from '../kit/gstin.ts';
import { ordered } from '../kit/ordered.ts';
import { plainCode } from '../kit/plain-signs.ts';
import { CompanySize, CompanySizeInput, DEFAULT_COMPANY_SIZE, IDENTITY_FIELDS } from '../labels/companies.ts';
import { INDUSTRIES } from '../lists/industries.ts';

export const DEFAULT_COUNTRY = 'India';
export const GST_LENGTH = 15;

const BAD_GST = 'Please enter a valid GST number';

const gstNumber = z
  .string({ error: BAD_GST })
  .overwrite((value) => plainCode(value).toUpperCase())
  .refine((value) => value === '' || isGstin(value), BAD_GST)
  .nullish()
  .overwrite((value) => value || null);

/** A company's profile, with the fields in the order in which errors are reported. */
export const CompanyProfileInput = ordered({
  companyName: required('Company name is required', { max: 120 }),
  companyWebsite: requiredLink('Company website is required', 'Please enter a valid website URL'),
  companySize: CompanySizeInput.default(DEFAULT_COMPANY_SIZE),
  industry: z.enum(INDUSTRIES, { error: 'Please select an industry' }),
  companyDescription: optionalText(5000),
  companyAddress: optionalText(500),
  companyCity: required('City is required', { max: 80 }),
  companyState: optionalText(80),
  companyPincode: optionalText(12),
  companyCountry: optionalText(80).overwrite((value) => value || DEFAULT_COUNTRY),
  gstNumber,
});
export type CompanyProfileInput = z.output<typeof CompanyProfileInput>;

/**
 * A change of identity that an approved company asks for and an admin decides about. It is immutable: a
 * different wish is a new change.
 */
export const IdentityChange = z.object({
  id: Id,
  proposedAt: Timestamp,
  /** Null once the person's account is erased. */
  proposedBy: z.string().nullable(),
  fields: z.array(
    z.object({ field: z.enum(IDENTITY_FIELDS), from: z.string().nullable(), to: z.string().nullable() }),
  ),
});
export type IdentityChange = z.output<typeof IdentityChange>;

/** Before the first save it has only the name from the sign-up and the defaults. */
export const CompanyProfile = z.object({
  id: Id,
  companyName: z.string(),
  companyWebsite: z.string().nullable(),
  companySize: CompanySize,
  industry: z.enum(INDUSTRIES).nullable(),
  companyDescription: z.string().nullable(),
  companyAddress: z.string().nullable(),
  companyCity: z.string().nullable(),
  companyState: z.string().nullable(),
  companyCountry: z.string(),
  companyPincode: z.string().nullable(),
  gstNumber: z.string().nullable(),
  logoUrl: z.string().nullable(),
  isSaved: z.boolean(),
  /** A new name, website domain or GST number needs approval by an admin. */
  isIdentityReviewed: z.boolean(),
  pendingChange: IdentityChange.nullable(),
  /** Sent back as If-Match. */
  version: z.number(),
});
export type CompanyProfile = z.output<typeof CompanyProfile>;

const reader = companyRole('VIEWER');
const editor = companyRole('ADMIN');

export const getCompany = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/api/recruiter/company',
  summary: 'The company this session works for',
  access: reader,
  reads: ['company'],
  response: CompanyProfile,
});

export const updateCompany = endpoint({
  name: 'updateCompany',
  method: 'PUT',
  path: '/api/recruiter/company',
  summary:
    'Change the company profile; of an approved one name, domain and GST number wait for an admin; a stale If-Match answers 412 with the current one',
  access: editor,
  alone: 'company',
  changes: ['company'],
  body: CompanyProfileInput,
  response: CompanyProfile,
});

export const getOnboardingCompany = endpoint({
  name: 'getOnboardingCompany',
  method: 'GET',
  path: '/api/recruiter/onboarding/company-profile',
  summary: 'The company details of the application',
  access: reader,
  reads: ['company'],
  response: CompanyProfile,
});

export const createOnboardingCompany = endpoint({
  name: 'createOnboardingCompany',
  method: 'POST',
  path: '/api/recruiter/onboarding/company-profile',
  summary: 'Save the company details for the first time',
  access: editor,
  alone: 'company',
  changes: ['company'],
  body: CompanyProfileInput,
  response: CompanyProfile,
  status: 201,
});

export const updateOnboardingCompany = endpoint({
  name: 'updateOnboardingCompany',
  method: 'PUT',
  path: '/api/recruiter/onboarding/company-profile',
  summary: 'Change the company details of the application',
  access: editor,
  alone: 'company',
  changes: ['company'],
  body: CompanyProfileInput,
  response: CompanyProfile,
});

const LOGO_MAX_BYTES = 5 * 1024 * 1024;

export const uploadCompanyLogo = endpoint({
  name: 'uploadCompanyLogo',
  method: 'POST',
  path: '/api/recruiter/company/logo',
  summary: 'Replace the logo: a PNG, JPG or WebP picture of up to 5 MB in the field `logo`',
  access: editor,
  alone: 'company',
  changes: ['company'],
  response: z.object({ logoUrl: z.string() }),
  transaction: 'own',
  upload: { field: 'logo', maxFiles: 1, maxBytes: LOGO_MAX_BYTES },
});

export const deleteCompanyLogo = endpoint({
  name: 'deleteCompanyLogo',
  method: 'DELETE',
  path: '/api/recruiter/company/logo',
  summary: 'Remove the logo',
  access: editor,
  alone: 'company',
  changes: ['company'],
  transaction: 'own',
});
