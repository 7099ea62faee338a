import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { trimmedEmail } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { DegreeVerification } from '../labels/profile.ts';

/** Inclusive. */
export const PROOF_MAX_BYTES = 5 * 1024 * 1024;
/** Detected from the content, not from the file name. */
export const PROOF_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
export const PROOF_TYPE = 'Please upload a PDF, JPG or PNG file';
export const PROOF_SIZE = 'The file must be 5 MB or smaller';

const ADDRESS = 'Please enter your address at the institute';
const CODE = 'Please enter the 6 digits of the code';

export const PROOF_METHODS = ['MAIL', 'DOCUMENT'] as const;
export const ProofMethod = z.enum(PROOF_METHODS);
export type ProofMethod = z.output<typeof ProofMethod>;

/** The state of a degree's verification, from its last attempt. */
export const DegreeProof = z.object({
  educationId: Id,
  status: DegreeVerification,
  method: ProofMethod.nullable(),
  submittedAt: Timestamp.nullable(),
  /** The address that the code was mailed to, and how long it can be entered. */
  email: z.string().nullable(),
  expiresAt: Timestamp.nullable(),
  /** The earliest time at which another code can be requested. */
  resendAt: Timestamp.nullable(),
  remainingAttempts: z.number().nullable(),
  documentName: z.string().nullable(),
  /** Why a document was rejected. */
  reason: z.string().nullable(),
  /** The mail domain of the institute; null if the institute is not in the list. */
  mailDomain: z.string().nullable(),
});
export type DegreeProof = z.output<typeof DegreeProof>;

export const CodeRequest = ordered({ email: trimmedEmail(ADDRESS, ADDRESS) });
export const CodeConfirmation = ordered({
  code: z
    .string({ error: CODE })
    .trim()
    .regex(/^\d{6}$/, CODE),
});

const path = '/api/jobseeker/profile/education/{id}/verification';
const params = z.object({ id: Id });

export const getDegreeProof = endpoint({
  name: 'getDegreeProof',
  method: 'GET',
  path,
  summary: 'Where the proof of one’s own degree stands',
  access: candidate,
  reads: ['degrees'],
  params,
  response: DegreeProof,
});

export const sendDegreeCode = endpoint({
  name: 'sendDegreeCode',
  method: 'POST',
  path: `${path}/code`,
  summary: 'Mail a code to an address at the institute of this degree',
  access: candidate,
  changes: ['degrees'],
  params,
  body: CodeRequest,
  response: DegreeProof,
  message: 'We have sent a code to this address.',
});

export const confirmDegreeCode = endpoint({
  name: 'confirmDegreeCode',
  method: 'POST',
  path: `${path}/confirm`,
  summary: 'Prove the degree with the mailed code',
  access: candidate,
  changes: ['degrees'],
  params,
  body: CodeConfirmation,
  response: DegreeProof,
  message: 'Your degree is verified.',
  transaction: 'own',
});

export const uploadDegreeProof = endpoint({
  name: 'uploadDegreeProof',
  method: 'POST',
  path: `${path}/document`,
  summary: 'Hand in a certificate or mark sheet for an admin to check: PDF, JPG or PNG up to 5 MB',
  access: candidate,
  changes: ['degrees'],
  params,
  transaction: 'own',
  upload: { field: 'document', maxFiles: 1, maxBytes: PROOF_MAX_BYTES, tooLarge: PROOF_SIZE },
  response: DegreeProof,
  message: 'We have received your document.',
});

export const withdrawDegreeProof = endpoint({
  name: 'withdrawDegreeProof',
  method: 'DELETE',
  path,
  summary: 'Take back a proof that waits; its document is deleted',
  access: candidate,
  changes: ['degrees'],
  params,
});
