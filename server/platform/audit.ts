import type { Db } from '#server/db/schema/database.ts';
import type { AuditEntry } from './audit.queries.ts';
import * as queries from './audit.queries.ts';
import { now } from './clock.ts';
import { newId } from './new-id.ts';

/**
 * Appends to the audit trail in the caller's transaction. Nothing ever removes an entry, and nothing changes
 * one but the erasure of a deleted person, who becomes nameless in it.
 */
export async function record(db: Db, entry: AuditEntry): Promise<void> {
  await queries.insertAuditEvent(db, { id: newId(), at: now(), ...entry });
}

export const listOwn = queries.listOwn;
export const countOwn = queries.countOwn;
export const listFormerAddresses = queries.listFormerAddresses;
export const anonymise = queries.anonymise;
