import * as z from 'zod';
import { workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Mine } from '../kit/mine.ts';
import { HireStatus } from '../labels/hires.ts';
import { AnswerCheck, ConfirmHire, DisputeHire, Hire, RecordHire, ReportLeaving } from './hire.ts';

const reads = workspace('VIEWER');
const writes = workspace('RECRUITER');
const params = z.object({ id: Id });
const changes = ['hires', 'applications', 'offers', 'jobs', 'invoices'] as const;

/** `terms`: the agreed terms while joining can be recorded or denied; null otherwise. */
const ApplicationHire = z.object({
  terms: z.object({ annualSalary: z.number(), joiningDate: z.iso.date() }).nullable(),
  mayReportAbsence: z.boolean(),
  hire: Hire.nullable(),
});
export type ApplicationHire = z.output<typeof ApplicationHire>;

export const getApplicationHire = endpoint({
  name: 'getApplicationHire',
  method: 'GET',
  path: '/api/recruiter/applications/{id}/hire',
  summary: 'The hire of one application, or whether joining can be recorded',
  access: reads,
  reads: ['hires', 'offers', 'applications'],
  params,
  response: ApplicationHire,
});

export const recordHire = endpoint({
  name: 'recordHire',
  method: 'POST',
  path: getApplicationHire.path,
  summary:
    'Record that the candidate of an accepted offer has joined; they confirm or dispute it within 7 days',
  access: writes,
  changes,
  params,
  body: RecordHire,
  response: Hire,
  status: 201,
  message: 'Joining recorded',
});

export const reportAbsence = endpoint({
  name: 'reportAbsence',
  method: 'POST',
  path: '/api/recruiter/applications/{id}/did-not-join',
  summary:
    'Report that the candidate of an accepted offer did not join; they agree or dispute it within 7 days',
  access: writes,
  changes,
  params,
  response: Hire,
  message: 'Reported',
});

export const listHires = endpoint({
  name: 'listHires',
  method: 'GET',
  path: '/api/recruiter/hires',
  summary: 'The hires of the company, those that wait for an answer first',
  access: reads,
  reads: ['hires'],
  query: PageQuery.extend({ status: HireStatus.optional(), mine: Mine }),
  response: pageOf(Hire).extend({ counts: z.record(HireStatus, z.number()) }),
});

export const reportLeavingOfHire = endpoint({
  name: 'reportLeavingOfHire',
  method: 'POST',
  path: '/api/recruiter/hires/{id}/leaving',
  summary: 'Report that somebody left within 90 days; they confirm or dispute it within 7 days',
  access: writes,
  changes,
  params,
  body: ReportLeaving,
  response: Hire,
  message: 'Leaving reported',
});

export const confirmLeavingOfHire = endpoint({
  name: 'confirmLeavingOfHire',
  method: 'POST',
  path: '/api/recruiter/hires/{id}/confirm',
  summary: 'Agree to the leaving that the candidate reported',
  access: writes,
  changes,
  params,
  body: ConfirmHire,
  response: Hire,
  message: 'Confirmed',
});

export const disputeLeavingOfHire = endpoint({
  name: 'disputeLeavingOfHire',
  method: 'POST',
  path: '/api/recruiter/hires/{id}/dispute',
  summary: 'Dispute the leaving that the candidate reported; an admin settles it',
  access: writes,
  changes,
  params,
  body: DisputeHire,
  response: Hire,
  message: 'Sent. An admin will look into it.',
});

export const answerCheckOfHire = endpoint({
  name: 'answerCheckOfHire',
  method: 'POST',
  path: '/api/recruiter/hires/{id}/checks/{day}',
  summary: 'Say whether somebody is still there on day 30, 60 or 90',
  access: writes,
  changes: ['hires'],
  params: params.extend({ day: z.coerce.number() }),
  body: AnswerCheck,
  response: Hire,
  message: 'Answer kept',
});
