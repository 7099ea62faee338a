import type { Db } from '#server/db/schema/database.ts';

export interface AuditEntry {
  /** Who did it; null for the system. */
  actorId: string | null;
  /** `company.approved`: the noun and what happened to it. */
  action: string;
  subjectType: string;
  subjectId: string | null;
  companyId?: string | null;
  /** One sentence a person understands. */
  summary: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  ip?: string | null;
}

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
