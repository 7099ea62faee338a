import type { PendingActionKind } from '#contract/dashboards/pending-action.ts';
import { pathOfAct } from '#contract/interviews/decisions/next-act.ts';
import { offerAddress } from '#contract/offers/offer-address.ts';
import type { QueueRow } from './queue.queries.ts';

interface Words {
  /** Of the id, which is unique among all kinds. */
  prefix: string;
  /** Where it is not overdue. */
  priority: 'HIGH' | 'MEDIUM' | 'LOW';
  title: (row: QueueRow) => string;
  /** The place where it is done, with what it is about already open. */
  path: (row: QueueRow) => string;
}

function ofInterview(kind: Parameters<typeof pathOfAct>[0], title: Words['title']): Words {
  return {
    prefix: kind === 'MAKE_OFFER' ? 'offer' : 'interview',
    priority: 'MEDIUM',
    title,
    path: ({ subjectId, applicationId }) =>
      pathOfAct(kind, { id: subjectId, applicationId: applicationId ?? '' }),
  };
}

/** Where a hire stands, with its questions and both answers. */
function hirePath({ applicationId }: QueueRow): string {
  return offerAddress(applicationId ?? '');
}

function jobPath({ jobId }: QueueRow): string {
  return `/recruiter/jobs/${jobId}`;
}

/** What each kind is called, how much it presses, and where it is done. */
export const WORDS: Readonly<Record<PendingActionKind, Words>> = {
  PICK_TIME: ofInterview('PICK_TIME', ({ person, note }) =>
    note === 'RESCHEDULE_REQUESTED' ? `${person} asked for new times` : `Pick a time for ${person}`,
  ),
  GIVE_FEEDBACK: ofInterview('GIVE_FEEDBACK', ({ person }) => `Give feedback on ${person}`),
  REQUEST_ROUND: ofInterview('REQUEST_ROUND', ({ person, note }) => `Ask ${person} to round ${note}`),
  MAKE_OFFER: ofInterview('MAKE_OFFER', ({ person }) => `Make ${person} an offer`),
  REJECT: ofInterview('REJECT', ({ person }) => `Reject ${person}`),
  DECIDE: ofInterview('DECIDE', ({ person }) => `Decide about ${person}`),
  RECORD_JOINING: {
    prefix: 'joining',
    priority: 'HIGH',
    title: ({ person }) => `Record that ${person} joined`,
    path: ({ applicationId }) => offerAddress(applicationId ?? '', 'record-joining'),
  },
  ANSWER_LEAVING: {
    prefix: 'leaving',
    priority: 'HIGH',
    title: ({ person }) => `${person} reported having left`,
    path: hirePath,
  },
  ANSWER_CHECK: {
    prefix: 'check',
    priority: 'LOW',
    title: ({ person, note }) => `Is ${person} still with ${note}?`,
    path: hirePath,
  },
  REVIEW_APPLICATIONS: {
    prefix: 'applications',
    priority: 'MEDIUM',
    title: ({ note }) => `Review ${note} new ${note === '1' ? 'application' : 'applications'}`,
    path: jobPath,
  },
  PUBLISH_JOB: {
    prefix: 'draft',
    priority: 'LOW',
    title: ({ jobTitle }) => `Publish ${jobTitle}`,
    path: jobPath,
  },
  REPLACE_DOCUMENT: {
    prefix: 'document',
    priority: 'HIGH',
    title: ({ person: file }) => `Replace ${file}`,
    path: () => '/recruiter/company#documents',
  },
};
