import { defineEvent } from '#server/platform/events.ts';

interface AuditExported {
  actorId: string;
  ip: string;
  filter: Record<string, unknown>;
}

export const auditExported = defineEvent<AuditExported>('audit.exported');
