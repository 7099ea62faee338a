import { isAdminType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '../clock.ts';
import type { Deed } from '../deed.ts';
import { newId } from '../new-id.ts';
import type { AuditEntry } from './audit.queries.ts';
import * as queries from './audit.queries.ts';

export type { FormerAddress, OwnEntry } from './audit.queries.ts';

/** Whom an entry names; nobody where time itself did it. */
type Doer = Pick<Deed, 'actorId'> & { ip?: string | null | undefined };

interface Own {
  userId: string;
  ip?: string | null | undefined;
}

type OwnDone = Omit<AuditEntry, 'subjectId'>;

function doerOf({ actorId, ip }: Doer) {
  return { actorId, ip: ip ?? null };
}

/**
 * Appends to the audit trail in the caller's transaction. Entries are never removed, and only the erasure of
 * a deleted person changes them, by removing the name.
 */
export async function record(db: Db, by: Doer, entry: AuditEntry): Promise<void> {
  await queries.insertAuditEvent(db, { id: newId(), at: now(), ...doerOf(by), ...entry });
}

/** What somebody did to the own account. */
export async function recordOwn(db: Db, { userId, ip }: Own, entry: OwnDone): Promise<void> {
  await record(db, { actorId: userId, ip }, { ...entry, subjectId: userId });
}

const HOUR_MS = 60 * 60_000;

/**
 * Records only the first event of its kind in an hour for the subject, so that a flood leaves one entry an
 * hour.
 */
export async function recordOncePerHour(db: Db, by: Doer, entry: AuditEntry, kind: string): Promise<void> {
  const at = now();
  const hour = Math.floor(at.getTime() / HOUR_MS);
  const onceKey = `${entry.action}:${kind}:${entry.subjectId}:${hour}`;
  await queries.insertAuditEvent(db, { id: newId(), at, onceKey, ...doerOf(by), ...entry });
}

/** The admin behind the last event of a subject, and its time; undefined if it was not an admin. */
export async function lastByAdmin(
  db: Db,
  subjectType: string,
  subjectId: string,
): Promise<{ by: string | null; at: Date } | undefined> {
  const last = await queries.findLast(db, subjectType, subjectId);
  return last && isAdminType(last.userType) ? { by: last.actorId, at: last.at } : undefined;
}

export const listOwn = queries.listOwn;
export const listOwnAfter = queries.listOwnAfter;
export const countOwn = queries.countOwn;
export const listFormerAddresses = queries.listFormerAddresses;
export const listFormerNames = queries.listFormerNames;
export const anonymise = queries.anonymise;
