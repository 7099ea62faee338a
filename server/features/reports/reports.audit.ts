import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { reportDecided, reportFiled } from './reports.events.ts';

export const traces = [
  on(reportFiled, async (db, { reportId, kind, reporterId, cause, ip }) => {
    // Of a conversation its own feature keeps who reported it and why.
    if (kind === 'CONVERSATION') return;
    const entry = { actorId: reporterId, action: 'report.filed', subjectId: reportId } as const;
    const words = { JOB: 'Reported a job', COMPANY: 'Reported a company', PERSON: 'Reported somebody' };
    await audit.record(db, { ...entry, summary: words[kind], after: { kind, cause }, ip });
  }),
  on(reportDecided, (db, { reportId, kind, title, personId, outcome, reason, actorId, ip }) =>
    audit.record(db, {
      actorId,
      action: outcome === 'ACTED' ? 'report.acted_on' : 'report.dismissed',
      subjectId: reportId,
      personId,
      summary: outcome === 'ACTED' ? `Acted on a report of ${title}` : `Dismissed a report of ${title}`,
      before: { outcome: null },
      after: { kind, outcome, reason },
      ip,
    }),
  ),
];
