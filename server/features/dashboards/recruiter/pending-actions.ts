import { hasRole, type MemberRole } from '#contract/core/roles.ts';
import {
  ACTION_PRIORITIES,
  type ActionPriority,
  type PendingAction,
} from '#contract/dashboards/recruiter-dashboard.ts';
import type { InterviewStatus } from '#contract/labels/interviews.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import * as queries from './recruiter-dashboard.queries.ts';

type WaitingInterview = Awaited<ReturnType<typeof queries.listWaitingInterviews>>[number];

type Task = readonly [title: (candidate: string) => string, actionLabel: string];

const FEEDBACK: Task = [(candidate) => `Give feedback on ${candidate}`, 'Give feedback'];
/** Null: nothing is left to do for the company, or it is the candidate's turn. */
const TASKS: Readonly<Record<InterviewStatus, Task | null>> = {
  PENDING: null,
  ACCEPTED: [(candidate) => `Pick a time for ${candidate}`, 'Pick a time'],
  SCHEDULED: FEEDBACK,
  RESCHEDULE_REQUESTED: [(candidate) => `${candidate} asked for new times`, 'Pick a time'],
  COMPLETED: FEEDBACK,
  NO_SHOW: null,
  DECLINED: null,
  WITHDRAWN: null,
  EXPIRED: null,
  CANCELLED: null,
};

function ofInterview(interview: WaitingInterview): PendingAction[] {
  const task = TASKS[interview.status];
  if (!task) return [];
  const [title, actionLabel] = task;
  const isOverdue = interview.dueAt !== null && interview.dueAt <= now();
  return [
    {
      id: `interview-${interview.id}`,
      title: title(interview.candidateName),
      actionLabel,
      description: isOverdue ? `${interview.jobTitle}, overdue` : interview.jobTitle,
      priority: isOverdue ? 'HIGH' : 'MEDIUM',
      actionUrl: '/recruiter/interviews',
    },
  ];
}

function rank(priority: ActionPriority): number {
  return ACTION_PRIORITIES.indexOf(priority);
}

interface Reader {
  id: string;
  role: MemberRole;
}

/** What only this company can move on, as far as its reader may, the most urgent first. */
export async function listPendingActions(db: Db, { id: companyId, role }: Reader): Promise<PendingAction[]> {
  if (!hasRole(role, 'RECRUITER')) return [];
  const [documents, interviews, toOffer, jobs, drafts] = await Promise.all([
    hasRole(role, 'ADMIN') ? queries.listRejectedDocuments(db, companyId) : [],
    queries.listWaitingInterviews(db, companyId, now()),
    queries.listOffersToMake(db, companyId),
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
    ...interviews.flatMap(ofInterview),
    ...toOffer.map(({ applicationId, candidateName, jobTitle }) => ({
      id: `offer-${applicationId}`,
      title: `Make ${candidateName} an offer`,
      description: jobTitle,
      priority: 'MEDIUM' as const,
      actionLabel: 'Make the offer',
      actionUrl: `/recruiter/applications?application=${applicationId}&act=offer`,
    })),
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
