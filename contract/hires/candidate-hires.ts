import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { AnswerCheck, ConfirmHire, DisputeHire, Hire, ReportLeaving } from './hire.ts';

const params = z.object({ id: Id });
const changes = ['hires', 'applications', 'offers', 'interviews', 'privacy', 'profile'] as const;

export const listMyHires = endpoint({
  name: 'listMyHires',
  method: 'GET',
  path: '/api/jobseeker/hires',
  summary: "The candidate's own hires, those to answer first",
  access: candidate,
  reads: ['hires'],
  query: PageQuery,
  response: pageOf(Hire),
});

export const confirmHire = endpoint({
  name: 'confirmHire',
  method: 'POST',
  path: '/api/jobseeker/hires/{id}/confirm',
  summary: 'Confirm what the company recorded or reported: joining, leaving, or not having joined',
  access: candidate,
  changes,
  params,
  body: ConfirmHire,
  response: Hire,
  message: 'Confirmed',
});

export const disputeHire = endpoint({
  name: 'disputeHire',
  method: 'POST',
  path: '/api/jobseeker/hires/{id}/dispute',
  summary: 'Dispute what the company recorded or reported within 7 days; an admin settles it',
  access: candidate,
  changes,
  params,
  body: DisputeHire,
  response: Hire,
  message: 'Sent. An admin will look into it.',
});

export const reportLeaving = endpoint({
  name: 'reportLeaving',
  method: 'POST',
  path: '/api/jobseeker/hires/{id}/leaving',
  summary: 'Report having left within 90 days; the company confirms or disputes it within 7 days',
  access: candidate,
  changes,
  params,
  body: ReportLeaving,
  response: Hire,
  message: 'Leaving reported',
});

export const answerCheck = endpoint({
  name: 'answerCheck',
  method: 'POST',
  path: '/api/jobseeker/hires/{id}/checks/{day}',
  summary: 'Say whether the role is what was promised on day 30, 60 or 90',
  access: candidate,
  changes: ['hires'],
  params: params.extend({ day: z.coerce.number() }),
  body: AnswerCheck,
  response: Hire,
  message: 'Answer kept',
});
