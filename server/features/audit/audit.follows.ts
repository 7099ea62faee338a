import * as audit from '#server/platform/audit/audit.ts';
import { given } from '#server/platform/audit/given.ts';
import { on } from '#server/platform/events.ts';
import { auditExported } from './audit.events.ts';

export const auditEntries = [
  on(auditExported, async (db, { filter, ...deed }) => {
    await audit.record(db, deed, {
      action: 'audit.exported',
      subjectId: null,
      summary: 'Exported the audit',
      after: given(filter),
    });
  }),
];
