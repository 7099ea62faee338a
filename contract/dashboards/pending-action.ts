import * as z from 'zod';
import { NEXT_ACT_LABELS, NEXT_ACTS } from '#contract/interviews/next-act.ts';
import { Id } from '../core/ids.ts';
import { Timestamp } from '../core/time.ts';

export const ACTION_PRIORITIES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export const ActionPriority = z.enum(ACTION_PRIORITIES);
export type ActionPriority = z.output<typeof ActionPriority>;

/** What the company has to do next, about an interview or something else. */
export const PENDING_ACTION_KINDS = [
  ...NEXT_ACTS,
  'RECORD_JOINING',
  'ANSWER_LEAVING',
  'ANSWER_CHECK',
  'REVIEW_APPLICATIONS',
  'PUBLISH_JOB',
  'REPLACE_DOCUMENT',
] as const;
export const PendingActionKind = z.enum(PENDING_ACTION_KINDS);
export type PendingActionKind = z.output<typeof PendingActionKind>;

/** Label of the button. */
export const PENDING_ACTION_LABELS: Readonly<Record<PendingActionKind, string>> = {
  ...NEXT_ACT_LABELS,
  RECORD_JOINING: 'Record joining',
  ANSWER_LEAVING: 'Answer',
  ANSWER_CHECK: 'Answer',
  REVIEW_APPLICATIONS: 'Review',
  PUBLISH_JOB: 'Open draft',
  REPLACE_DOCUMENT: 'Open documents',
};

/** Label in the filter, more specific than the button. */
export const PENDING_ACTION_KIND_LABELS: Readonly<Record<PendingActionKind, string>> = {
  ...PENDING_ACTION_LABELS,
  ANSWER_LEAVING: 'Answer a leaving',
  ANSWER_CHECK: 'Answer a check',
  REVIEW_APPLICATIONS: 'Review applications',
  PUBLISH_JOB: 'Publish a draft',
  REPLACE_DOCUMENT: 'Replace a document',
};

export const PendingAction = z.object({
  id: z.string(),
  kind: PendingActionKind,
  title: z.string(),
  description: z.string(),
  priority: ActionPriority,
  actionLabel: z.string().nullable(),
  actionUrl: z.string().nullable(),
  /** The person concerned; null if it is about the company or a job. */
  person: z.string().nullable(),
  job: z.object({ id: Id, title: z.string() }).nullable(),
  /** Who interviews, made the offer, recorded the hire or posted the job; null if nobody in particular. */
  owner: z.object({ id: Id, name: z.string() }).nullable(),
  /** Since when it waits, and its deadline; null without one. */
  since: Timestamp.nullable(),
  dueAt: Timestamp.nullable(),
  isOverdue: z.boolean(),
});
export type PendingAction = z.output<typeof PendingAction>;
