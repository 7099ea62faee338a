import * as z from 'zod';
import { signedIn, workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { optionalText } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { REPORT_CAUSES } from './labels.ts';

export const REPORT_TEXT_MAX = 1000;

export const ReportInput = ordered(
  {
    cause: z.enum(REPORT_CAUSES, { error: 'Please choose what is wrong.' }),
    text: optionalText(REPORT_TEXT_MAX),
  },
  {
    at: 'text',
    reads: ['cause', 'text'],
    text: 'Please say what is wrong.',
    holds: ({ cause, text }) => cause !== 'OTHER' || !!text,
  },
);
export type ReportInput = z.output<typeof ReportInput>;

const params = z.object({ id: Id });
const body = ReportInput;
const message = 'Thank you. You will hear from us once we have looked at it.';

export const reportJob = endpoint({
  name: 'reportJob',
  method: 'POST',
  path: '/api/jobs/{id}/report',
  summary: 'Tell the admins what is wrong with a published job, once until they have looked at it',
  access: signedIn,
  changes: ['reports'],
  params,
  body,
  message,
  status: 201,
});

export const reportCompany = endpoint({
  name: 'reportCompany',
  method: 'POST',
  path: '/api/companies/{id}/report',
  summary: 'Tell the admins what is wrong with a company that hires here, once until they have looked at it',
  access: signedIn,
  changes: ['reports'],
  params,
  body,
  message,
  status: 201,
});

export const reportCandidate = endpoint({
  name: 'reportCandidate',
  method: 'POST',
  path: '/api/recruiter/candidates/{id}/report',
  summary:
    'Tell the admins what is wrong with a candidate whom the company sees, once until they have looked',
  access: workspace('VIEWER'),
  changes: ['reports'],
  params,
  body,
  message,
  status: 201,
});
