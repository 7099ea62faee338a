import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Db } from '#server/db/schema/database.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { inPortions } from '#server/platform/portions.ts';
import { accountExported } from './account.events.ts';
import { present } from './account.service.ts';

type Portions = AsyncIterable<readonly unknown[]>;

function isPortions(content: unknown): content is Portions {
  return typeof content === 'object' && content !== null && Symbol.asyncIterator in content;
}

/** Waits while the reader is behind (backpressure), and stops when the connection is closed. */
async function put(to: Writable, text: string): Promise<void> {
  if (!to.destroyed && !to.write(text)) {
    const waiting = new AbortController();
    const { signal } = waiting;
    await Promise.race([once(to, 'drain', { signal }), once(to, 'close', { signal })]).finally(() =>
      waiting.abort(),
    );
  }
  if (to.destroyed) throw new Error('the reader of an archive has left');
}

/**
 * One section of an archive, written whole or in batches. Only one batch is in memory at a time; none is
 * empty.
 */
async function putSection(to: Writable, section: string, content: unknown): Promise<void> {
  await put(to, `,\n${JSON.stringify(section)}: `);
  if (!isPortions(content)) return put(to, JSON.stringify(content ?? null, null, 1));
  let start = '[';
  for await (const rows of content) {
    await put(to, start + rows.map((row) => JSON.stringify(row, null, 1)).join(','));
    start = ',';
  }
  await put(to, start === '[' ? '[]' : ']');
}

/** Writes the archive section by section, each as soon as its feature has read it. */
export async function writeExport(db: Db, userId: string, to: Writable): Promise<void> {
  const user = await users.get(db, userId);
  const { userType, createdAt: since } = user;
  const provenEmail = user.emailVerifiedAt && user.email;
  to.write(`{\n"exportedAt": ${JSON.stringify(now())}`);
  const add = (section: string, content: unknown) => putSection(to, section, content);
  await add('account', { ...(await present(db, user)), status: user.status, lastLoginAt: user.lastLoginAt });
  await emit(db, exportRequested, { userId, userType, provenEmail, since, add });
  await add(
    'files',
    (await files.listOwned(db, userId)).map(({ storageKey: _, sha256: __, ...file }) => file),
  );
  await add(
    'activity',
    inPortions<audit.OwnEntry>((after, size) => audit.listOwnAfter(db, userId, after, size)),
  );
  to.end('\n}\n');
}

export async function recordExport(db: Db, userId: string, ip: string): Promise<void> {
  await emit(db, accountExported, { userId, ip });
}
