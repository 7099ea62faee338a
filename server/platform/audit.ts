import type { Db } from '#server/db/schema/database.ts';
import type { AuditEntry } from './audit.queries.ts';
import * as queries from './audit.queries.ts';
import { now } from './clock.ts';
import { newId } from './new-id.ts';

export type { FormerAddress } from './audit.queries.ts';

/**
 * Appends to the audit trail in the caller's transaction. Nothing ever removes an entry, and nothing changes
 * one but the erasure of a deleted person, who becomes nameless in it.
 */
export async function record(db: Db, entry: AuditEntry): Promise<void> {
  await queries.insertAuditEvent(db, { id: newId(), at: now(), ...entry });
}

const HOUR_MS = 60 * 60_000;

/** The first of its kind in this hour that befalls the subject; a flood leaves one entry an hour. */
export async function recordOncePerHour(db: Db, entry: AuditEntry, kind: string): Promise<void> {
  const at = now();
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const onceKey = `${entry.action}:${kind}:${entry.subjectId}:${hour}`;
  await queries.insertAuditEvent(db, { id: newId(), at, onceKey, ...entry });
}

export const listOwn = queries.listOwn;
export const countOwn = queries.countOwn;
export const listFormerAddresses = queries.listFormerAddresses;
export const anonymise = queries.anonymise;
