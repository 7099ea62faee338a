import * as z from 'zod';
import { admin, companyRole } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { CompanyProfile } from './profile.ts';
import { AdminRecruiter, RejectionInput } from './recruiter-review.ts';

export const withdrawIdentityChange = endpoint({
  name: 'withdrawIdentityChange',
  method: 'POST',
  path: '/api/recruiter/company/identity-changes/{changeId}/withdraw',
  summary: 'Take back a change of name, website or GST number that is under review',
  access: companyRole('ADMIN'),
  alone: 'company',
  changes: ['company'],
  params: z.object({ changeId: Id }),
  response: CompanyProfile,
});

/**
 * By the id of the change: deciding about a replaced one answers 409, so nobody approves a change that they
 * did not read.
 */
const params = z.object({ id: Id, changeId: Id });

export const IDENTITY_APPROVED_MESSAGE = 'Change approved.';
export const IDENTITY_REJECTED_MESSAGE = 'Change rejected.';

export const adminApproveIdentityChange = endpoint({
  name: 'adminApproveIdentityChange',
  method: 'POST',
  path: '/api/admin/recruiters/{id}/identity-changes/{changeId}/approve',
  summary: 'Show the proposed name, website or GST number of the company from now on',
  access: admin,
  changes: ['company', 'approval'],
  params,
  response: AdminRecruiter,
  message: IDENTITY_APPROVED_MESSAGE,
});

export const adminRejectIdentityChange = endpoint({
  name: 'adminRejectIdentityChange',
  method: 'POST',
  path: '/api/admin/recruiters/{id}/identity-changes/{changeId}/reject',
  summary: 'Keep the approved name, website and GST number, with a reason',
  access: admin,
  changes: ['company', 'approval'],
  params,
  body: RejectionInput,
  response: AdminRecruiter,
  message: IDENTITY_REJECTED_MESSAGE,
});
