import type { Db } from '#server/db/schema/database.ts';
import { type AuditEntry, insertAuditEvent } from './audit.queries.ts';
import { now } from './clock.ts';
import { newId } from './new-id.ts';

/** Appends to the audit trail in the caller's transaction. Nothing ever changes or removes an entry. */
export async function record(db: Db, entry: AuditEntry): Promise<void> {
  await insertAuditEvent(db, { id: newId(), at: now(), ...entry });
}
