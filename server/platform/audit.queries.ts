import type { Db } from '#server/db/schema/database.ts';
import type { AuditEntry } from './audit.ts';

export async function insertAuditEvent(db: Db, entry: AuditEntry & { id: string; at: Date }): Promise<void> {
  const { before, after, ...rest } = entry;
  await db
    .insertInto('auditEvents')
    .values({
      ...rest,
      companyId: rest.companyId ?? null,
      ip: rest.ip ?? null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
