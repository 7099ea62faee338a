import * as z from 'zod';
import { candidate } from '../core/access.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id } from '../core/ids.ts';
import { PageQuery, pageOf } from '../core/page.ts';
import { Timestamp } from '../core/time.ts';
import { JobListing } from '../jobs/public-jobs.ts';
import { optionalText } from '../kit/fields.ts';
import { ordered } from '../kit/ordered.ts';
import { ApplicationSource, ApplicationStatus, Ending } from '../labels/applications.ts';
import { JobStatus } from '../labels/jobs.ts';
import { ThreadEvent, ThreadInterview, ThreadOffer, Turn } from './thread.ts';

const params = z.object({ id: Id });

/** A candidate's own application. `job.isOpen`: whether the job still has a public page. */
export const MyApplication = z.object({
  id: Id,
  status: ApplicationStatus,
  source: ApplicationSource,
  appliedAt: Timestamp.nullable(),
  statusChangedAt: Timestamp,
  createdAt: Timestamp,
  job: JobListing.extend({ status: JobStatus, isOpen: z.boolean() }),
  /** Why it is WITHDRAWN; null in every other state. */
  ending: Ending.nullable(),
  /** The note that the candidate sent with the application. */
  candidateNote: z.string().nullable(),
  /** The company's text with a rejection; never its reason. */
  rejectMessage: z.string().nullable(),
  /** Sent seconds ago and not visible to the company yet; `undoApplication` takes it back. */
  canUndo: z.boolean(),
  turn: Turn.nullable(),
  interview: ThreadInterview.nullable(),
  offer: ThreadOffer.nullable(),
  history: z.array(ThreadEvent),
});
export type MyApplication = z.output<typeof MyApplication>;

export const CANDIDATE_NOTE_MAX = 500;

export const ApplyInput = ordered({ note: optionalText(CANDIDATE_NOTE_MAX) });
export type ApplyInput = z.output<typeof ApplyInput>;

export const applyToJob = endpoint({
  name: 'applyToJob',
  method: 'POST',
  path: '/api/jobs/{id}/apply',
  summary: 'Apply to a published job; for ten seconds nothing leaves and it can be undone',
  access: candidate,
  changes: ['applications'],
  params,
  body: ApplyInput.prefault({}),
  response: MyApplication,
  status: 201,
  message: 'Application sent',
});

export const listMyApplications = endpoint({
  name: 'listMyApplications',
  method: 'GET',
  path: '/api/jobseeker/applications',
  summary: "The candidate's own applications, latest change first",
  access: candidate,
  reads: ['applications', 'interviews'],
  query: PageQuery.extend({ status: ApplicationStatus.optional() }),
  response: pageOf(MyApplication),
});

export const withdrawApplication = endpoint({
  name: 'withdrawApplication',
  method: 'POST',
  path: '/api/jobseeker/applications/{id}/withdraw',
  summary: 'Take an application back',
  access: candidate,
  changes: ['applications'],
  params,
  response: MyApplication,
  message: 'Application withdrawn',
});

/** `secondsLeft` is counted by the server because the clock of a device may be wrong. */
const Undoable = z.object({
  id: Id,
  job: z.object({ id: Id, title: z.string(), companyName: z.string() }),
  candidateNote: z.string().nullable(),
  secondsLeft: z.number(),
});
export type Undoable = z.output<typeof Undoable>;

export const listUndoableApplications = endpoint({
  name: 'listUndoableApplications',
  method: 'GET',
  path: '/api/jobseeker/applications/undoable',
  summary: 'What was sent so lately that it can be undone',
  access: candidate,
  reads: ['applications'],
  response: z.array(Undoable),
});

export const undoApplication = endpoint({
  name: 'undoApplication',
  method: 'POST',
  path: '/api/jobseeker/applications/{id}/undo',
  summary: 'Take back what was sent within the last ten seconds, as if it had never been sent',
  access: candidate,
  changes: ['applications'],
  params,
  message: 'Application undone. Nothing was sent.',
});
