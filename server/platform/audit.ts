import type { Db } from '#server/db/schema/database.ts';
import { insertAuditEvent } from './audit.queries.ts';
import { now } from './clock.ts';
import { newId } from './new-id.ts';

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

/** Appends to the audit trail in the caller's transaction. Nothing ever changes or removes an entry. */
export async function record(db: Db, entry: AuditEntry): Promise<void> {
  await insertAuditEvent(db, { id: newId(), at: now(), ...entry });
}
