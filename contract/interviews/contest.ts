import * as z from 'zod';
import { admin, candidate, workspace } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';
import { required } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { Side } from '../labels/interviews.ts';
import { INTERVIEW_ACTIONS } from './transitions.ts';

const Params = z.object({ id: Id });
export const ContestInput = ordered({ reason: required('Please say what happened.', { max: 1000 }) });
const SENT = 'Sent. An admin will look into it.';

export const contestNoShowAsCandidate = endpoint({
  name: 'contestNoShowAsCandidate',
  method: 'PUT',
  path: '/api/jobseeker/interviews/{id}/contest',
  summary: 'Contest a reported no-show within 48 hours',
  access: candidate,
  changes: ['interviews'],
  params: Params,
  body: ContestInput,
  response: z.object({ contestedAt: Timestamp }),
  message: SENT,
});

export const contestNoShowAsRecruiter = endpoint({
  name: 'contestNoShowAsRecruiter',
  method: 'POST',
  path: '/api/recruiter/interviews/{id}/contest',
  summary: 'Contest a reported no-show within 48 hours',
  access: workspace('RECRUITER'),
  changes: ['interviews'],
  params: Params,
  body: ContestInput,
  response: z.object({ contestedAt: Timestamp }),
  message: SENT,
});

/** One step of the interview, with actor and text. */
const ContestStep = z.object({
  id: Id,
  action: z.enum(INTERVIEW_ACTIONS),
  by: z.string().nullable(),
  side: Side.nullable(),
  reason: z.string().nullable(),
  at: Timestamp,
});

export const NoShowContest = z.object({
  interviewId: Id,
  candidateName: z.string(),
  companyName: z.string(),
  jobTitle: z.string(),
  absent: Side,
  startsAt: Timestamp,
  reportedAt: Timestamp,
  contestedAt: Timestamp,
  reason: z.string(),
  candidate: z.object({ id: Id, email: z.string() }),
  interviewerName: z.string().nullable(),
  /** The founder of the company. */
  founderId: Id,
  /** Steps of both sides, oldest first. */
  history: z.array(ContestStep),
  settledAt: Timestamp.nullable(),
});
export type NoShowContest = z.output<typeof NoShowContest>;

export const adminGetNoShowContest = endpoint({
  name: 'adminGetNoShowContest',
  method: 'GET',
  path: '/api/admin/interviews/contests/{id}',
  summary: 'A contested no-show with what both sides said and did',
  access: admin,
  reads: ['interviews'],
  params: Params,
  response: NoShowContest,
});

export const CONTEST_NOTE_MAX = 1000;

export const ContestDecision = ordered({
  decision: z.enum(['UPHOLD', 'CLEAR'], { error: 'Please uphold or clear the no-show.' }),
  note: required('Please give a reason.', { max: CONTEST_NOTE_MAX }),
});

export const adminSettleNoShow = endpoint({
  name: 'adminSettleNoShow',
  method: 'POST',
  path: '/api/admin/interviews/{id}/settle',
  summary: 'Uphold a contested no-show, or clear it so that the interview counts as completed',
  access: admin,
  proof: 'any',
  changes: ['interviews'],
  params: Params,
  body: ContestDecision,
  message: 'Decision recorded.',
});
