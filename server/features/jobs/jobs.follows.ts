import { companyClosed, memberRemoved, roleChanged } from '#server/features/companies/companies.events.ts';
import { accountDeleted } from '#server/features/users/users.events.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { jobDeleted, jobMoved, jobTakenDown } from './jobs.events.ts';
import { closeAll } from './jobs.service.ts';
import { handOver, leaveAll } from './team.service.ts';

const MOVED = {
  PUBLISHED: 'job.published',
  DRAFT: 'job.unpublished',
  CLOSED: 'job.closed',
} as const;

const DONE = {
  CLOSED: { action: 'job.closed', word: 'Closed' },
  ARCHIVED: { action: 'job.archived', word: 'Archived' },
} as const;

export const auditEntries = [
  on(jobMoved, async (db, { jobId: subjectId, companyId, title, from, to, ...deed }) => {
    await audit.record(db, deed, {
      action: MOVED[to],
      subjectId,
      companyId,
      summary: `${title}: ${from} to ${to}`,
      before: { status: from },
      after: { status: to },
    });
  }),
  on(jobDeleted, async (db, { jobId: subjectId, companyId, title, from, ...deed }) => {
    await audit.record(db, deed, {
      action: 'job.deleted',
      subjectId,
      companyId,
      summary: `Deleted ${title}`,
      before: { status: from, title },
    });
  }),
  on(jobTakenDown, async (db, { jobId: subjectId, companyId, title, from, to, reason, ...deed }) => {
    const { action, word } = DONE[to];
    await audit.record(db, deed, {
      action,
      subjectId,
      companyId,
      summary: `${word} ${title}`,
      before: { status: from },
      after: { status: to, reason },
    });
  }),
];

export const follows = [
  on(companyClosed, (db, closed) => closeAll(db, closed, closed.companyId)),
  on(memberRemoved, (db, { companyId, userId: from, successorId: to }) =>
    handOver(db, { companyId, from, to, isGone: true }),
  ),
  on(roleChanged, async (db, { companyId, userId: from, successorId: to }) => {
    if (to !== from) await handOver(db, { companyId, from, to, isGone: false });
  }),
  on(accountDeleted, async (db, { userId, userType }) => {
    if (userType === 'RECRUITER') await leaveAll(db, userId);
  }),
];
