import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { auditExported } from './audit.events.ts';

export const traces = [
  on(auditExported, async (db, { actorId, ip, filter }) => {
    const action = 'audit.exported';
    const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null);
    await audit.record(db, {
      actorId,
      action,
      subjectId: null,
      summary: 'Exported the audit',
      after: Object.fromEntries(given),
      ip,
    });
  }),
];
