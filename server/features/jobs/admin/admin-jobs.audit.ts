import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { jobTakenDown } from './admin-jobs.events.ts';

const DONE = {
  CLOSED: { action: 'job.closed', word: 'Closed' },
  ARCHIVED: { action: 'job.archived', word: 'Archived' },
} as const;

export const traces = [
  on(jobTakenDown, async (db, { jobId: subjectId, companyId, title, from, to, reason, adminId, ip }) => {
    const { action, word } = DONE[to];
    await audit.record(db, {
      actorId: adminId,
      action,
      subjectId,
      companyId,
      summary: `${word} ${title}`,
      before: { status: from },
      after: { status: to, reason },
      ip,
    });
  }),
];
