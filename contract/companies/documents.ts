import * as z from 'zod';
import { companyRole } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { enumInput } from '../kit/enum-input.ts';
import { ordered } from '../kit/ordered.ts';
import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPES, DocumentStatus, DocumentType } from '../labels/companies.ts';

/** Inclusive. */
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_MAX_COUNT = 20;
export const UPLOAD_MAX_COUNT = 10;
/** Detected from the content, not from the file name. */
export const DOCUMENT_MIME_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

export const CompanyDocument = z.object({
  id: Id,
  fileId: Id,
  fileName: z.string(),
  fileUrl: z.string(),
  documentType: DocumentType,
  status: DocumentStatus,
  rejectionReason: z.string().nullable(),
  uploadedAt: Timestamp,
});
export type CompanyDocument = z.output<typeof CompanyDocument>;

const path = '/api/recruiter/onboarding/documents';

export const listCompanyDocuments = endpoint({
  name: 'listCompanyDocuments',
  method: 'GET',
  path,
  summary: 'The documents that prove the company, oldest first',
  access: companyRole('VIEWER'),
  reads: ['companyDocuments'],
  response: z.array(CompanyDocument),
});

export const uploadCompanyDocuments = endpoint({
  name: 'uploadCompanyDocuments',
  method: 'POST',
  path,
  summary: 'Add documents of one type: a form with `documentType`, then `files` (PDF, JPG or PNG, 5 MB each)',
  access: companyRole('ADMIN'),
  alone: 'company',
  changes: ['companyDocuments'],
  body: ordered({
    documentType: enumInput(DOCUMENT_TYPES, DOCUMENT_TYPE_LABELS, 'Please choose a document type.'),
  }),
  response: z.array(CompanyDocument),
  status: 201,
  transaction: 'own',
  upload: { field: 'files', maxFiles: UPLOAD_MAX_COUNT, maxBytes: DOCUMENT_MAX_BYTES },
});

export const deleteCompanyDocument = endpoint({
  name: 'deleteCompanyDocument',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Delete a document, before the application is sent or after it was rejected',
  access: companyRole('ADMIN'),
  alone: 'company',
  changes: ['companyDocuments'],
  params: z.object({ id: Id }),
  transaction: 'own',
});
