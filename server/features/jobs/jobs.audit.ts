import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { jobDeleted, jobMoved } from './jobs.events.ts';

const MOVED = {
  PUBLISHED: 'job.published',
  DRAFT: 'job.unpublished',
  CLOSED: 'job.closed',
} as const;

export const traces = [
  on(jobMoved, async (db, { jobId: subjectId, companyId, title, actorId, from, to }) => {
    await audit.record(db, {
      actorId,
      action: MOVED[to],
      subjectId,
      companyId,
      summary: `${title}: ${from} to ${to}`,
      before: { status: from },
      after: { status: to },
    });
  }),
  on(jobDeleted, async (db, { jobId: subjectId, companyId, title, actorId, from }) => {
    await audit.record(db, {
      actorId,
      action: 'job.deleted',
      subjectId,
      companyId,
      summary: `Deleted ${title}`,
      before: { status: from, title },
    });
  }),
];
