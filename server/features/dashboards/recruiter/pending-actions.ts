import {
  ACTION_PRIORITIES,
  type ActionPriority,
  type PendingAction,
} from '#contract/dashboards/recruiter-dashboard.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './recruiter-dashboard.queries.ts';

type WaitingInterview = Awaited<ReturnType<typeof queries.listWaitingInterviews>>[number];

function taskOf({ status, candidateName }: WaitingInterview): { title: string; actionLabel: string } {
  if (status === 'COMPLETED')
    return { title: `Give feedback on ${candidateName}`, actionLabel: 'Give feedback' };
  if (status === 'RESCHEDULE_REQUESTED')
    return { title: `${candidateName} asked for new times`, actionLabel: 'Pick a time' };
  return { title: `Pick a time for ${candidateName}`, actionLabel: 'Pick a time' };
}

function ofInterview(interview: WaitingInterview): PendingAction {
  const isOverdue = interview.dueAt !== null && interview.dueAt <= now();
  return {
    id: `interview-${interview.id}`,
    ...taskOf(interview),
    description: isOverdue ? `${interview.jobTitle}, overdue` : interview.jobTitle,
    priority: isOverdue ? 'HIGH' : 'MEDIUM',
    actionUrl: '/recruiter/interviews',
  };
}

function rank(priority: ActionPriority): number {
  return ACTION_PRIORITIES.indexOf(priority);
}

/** What only this company can move on, the most urgent first. */
export async function listPendingActions(db: Db, companyId: string): Promise<PendingAction[]> {
  const [documents, interviews, jobs, drafts] = await Promise.all([
    queries.listRejectedDocuments(db, companyId),
    queries.listWaitingInterviews(db, companyId),
    queries.listUnreadJobs(db, companyId),
    queries.listDrafts(db, companyId),
  ]);
  const actions: PendingAction[] = [
    ...documents.map(({ id, name, rejectionReason }) => ({
      id: `document-${id}`,
      title: `Replace ${name}`,
      description: rejectionReason ?? 'This document was rejected.',
      priority: 'HIGH' as const,
      actionLabel: 'Open documents',
      actionUrl: '/recruiter/company#documents',
    })),
    ...interviews.map(ofInterview),
    ...jobs.map(({ id, title, count }) => ({
      id: `applications-${id}`,
      title: `Review ${count} new ${count === 1 ? 'application' : 'applications'}`,
      description: title,
      priority: 'MEDIUM' as const,
      actionLabel: 'Review',
      actionUrl: `/recruiter/jobs/${id}`,
    })),
    ...drafts.map(({ id, title }) => ({
      id: `draft-${id}`,
      title: `Publish ${title}`,
      description: 'Nobody sees this draft yet.',
      priority: 'LOW' as const,
      actionLabel: 'Open draft',
      actionUrl: `/recruiter/jobs/${id}`,
    })),
  ];
  return actions.sort((a, b) => rank(a.priority) - rank(b.priority));
}
