import type { Db } from '#server/db/schema/database.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { reportDecided, reportFiled } from './reports.events.ts';
import { listOwn } from './reports.queries.ts';

export const auditEntries = [
  on(reportFiled, async (db, { reportId, kind, reporterId, cause, ip }) => {
    // For a conversation its own feature records who reported it and why.
    if (kind === 'CONVERSATION') return;
    const words = { JOB: 'Reported a job', COMPANY: 'Reported a company', PERSON: 'Reported somebody' };
    const entry = { summary: words[kind], after: { kind, cause } };
    const by = { actorId: reporterId, ip };
    await audit.record(db, by, { ...entry, action: 'report.filed', subjectId: reportId });
  }),
  on(reportDecided, (db, { reportId, kind, title, personId, outcome, reason, ...deed }) =>
    audit.record(db, deed, {
      action: outcome === 'ACTED' ? 'report.acted_on' : 'report.dismissed',
      subjectId: reportId,
      personId,
      summary: outcome === 'ACTED' ? `Acted on a report of ${title}` : `Dismissed a report of ${title}`,
      before: { outcome: null },
      after: { kind, outcome, reason },
    }),
  ),
];

async function tellAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['reports']);
}

export const follows = [
  on(reportFiled, tellAdmins),
  on(reportDecided, tellAdmins),
  on(exportRequested, async (db, { userId, add }) => {
    const own = await listOwn(db, userId);
    if (own.length > 0) await add('reports', own);
  }),
];
