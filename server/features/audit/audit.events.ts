import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface AuditExported extends PersonsDeed {
  filter: Record<string, unknown>;
}

export const auditExported = defineEvent<AuditExported>('audit.exported');
