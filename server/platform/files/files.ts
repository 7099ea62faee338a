import { createHash } from 'node:crypto';
import { AppError } from '#contract/core/errors.ts';
import type { Db } from '#server/db/schema/database.ts';
import { inSeconds, now } from '../clock.ts';
import { newId } from '../new-id.ts';
import { hashSecret, newSecret } from '../secret.ts';
import * as securityLog from '../security-log.ts';
import { queueTask } from '../tasks.ts';
import * as queries from './files.queries.ts';
import { removeLeftBytes } from './left-bytes.ts';
import * as store from './store.ts';

export type FilePurpose =
  | 'RESUME'
  | 'DEGREE_DOCUMENT'
  | 'COMPANY_DOCUMENT'
  | 'COMPANY_LOGO'
  | 'PROFILE_PICTURE';

export interface Upload {
  name: string;
  mimeType: string;
  bytes: Buffer;
}

export interface StoredBytes extends Upload {
  id: string;
  storageKey: string;
}

const TICKET_SECONDS = 60;

/**
 * Writes the bytes, then lets `work` store the row that references them. If `work` fails, the bytes are
 * removed, so that none remain without a row. Call it outside a transaction.
 */
export async function keep<T>(uploads: Upload[], work: (stored: StoredBytes[]) => Promise<T>): Promise<T> {
  const stored: StoredBytes[] = [];
  try {
    for (const upload of uploads) {
      const id = newId();
      const storageKey = `${id.slice(-2)}/${id}`;
      stored.push({ ...upload, id, storageKey });
      await store.put(storageKey, upload.bytes);
    }
    return await work(stored);
  } catch (error) {
    for (const { storageKey } of stored) await store.remove(storageKey).catch(() => {});
    throw error;
  }
}

export interface Ownership {
  ownerId: string;
  companyId?: string | null;
  purpose: FilePurpose;
  isPublic?: boolean;
}

/** Stores the row for stored bytes; its id is part of the file's address `/api/files/{id}`. */
export async function insert(db: Db, stored: StoredBytes, ownership: Ownership): Promise<string> {
  await queries.insertFile(db, {
    id: stored.id,
    storageKey: stored.storageKey,
    name: stored.name,
    mimeType: stored.mimeType,
    sizeBytes: stored.bytes.length,
    sha256: createHash('sha256').update(stored.bytes).digest('hex'),
    ownerId: ownership.ownerId,
    companyId: ownership.companyId ?? null,
    purpose: ownership.purpose,
    isPublic: ownership.isPublic ?? false,
    createdAt: now(),
  });
  return stored.id;
}

export async function get(db: Db, id: string): Promise<queries.StoredFile> {
  const file = await queries.findFile(db, id);
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}

/** Removes the row. A task removes the bytes; calling `removeBytes` after the commit only does it sooner. */
export async function remove(db: Db, id: string): Promise<queries.StoredFile | undefined> {
  const file = await queries.deleteFile(db, id);
  if (file) await forget(db, file);
  return file;
}

function forget(db: Db, { storageKey }: queries.StoredFile): Promise<void> {
  return queueTask(db, removeLeftBytes, { storageKey });
}

/** Never fails: what cannot be removed now is removed by the task that `remove` has queued. */
export async function removeBytes(file: { storageKey: string } | undefined): Promise<void> {
  if (file) await store.remove(file.storageKey).catch(() => {});
}

export function read(file: { storageKey: string }): Promise<Uint8Array> {
  return store.read(file.storageKey);
}

/** A secret that opens the file once within 60 seconds, for links that cannot carry a bearer header. */
export async function issueTicket(db: Db, fileId: string): Promise<string> {
  const ticket = newSecret();
  await queries.insertTicket(db, {
    tokenHash: hashSecret(ticket),
    fileId,
    expiresAt: inSeconds(TICKET_SECONDS),
    usedAt: null,
  });
  return ticket;
}

/** Logs the reuse of a ticket. */
async function noteReplay(db: Db, fileId: string, tokenHash: string): Promise<void> {
  if (await queries.isTicketUsed(db, fileId, tokenHash)) {
    securityLog.write({ event: 'ticket.replayed', fileId });
  }
}

/** Whether the ticket would open the file; does not use it up. */
export async function isTicketGood(db: Db, fileId: string, ticket: string): Promise<boolean> {
  const tokenHash = hashSecret(ticket);
  const isGood = await queries.hasTicket(db, { fileId, tokenHash, at: now() });
  if (!isGood) await noteReplay(db, fileId, tokenHash);
  return isGood;
}

export async function redeemTicket(db: Db, fileId: string, ticket: string): Promise<boolean> {
  const tokenHash = hashSecret(ticket);
  const isRedeemed = await queries.consumeTicket(db, { fileId, tokenHash, at: now() });
  if (!isRedeemed) await noteReplay(db, fileId, tokenHash);
  return isRedeemed;
}

export const listOwned = queries.listOwned;

/** Removes all files of a person except those of their company. */
export async function removeOwned(db: Db, ownerId: string): Promise<void> {
  for (const file of await queries.deleteOwned(db, ownerId)) await forget(db, file);
}
