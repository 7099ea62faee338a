import type { Writable } from 'node:stream';
import type { Db } from '#server/db/schema/database.ts';
import { accountExported } from '#server/features/account/account.events.ts';
import { present } from '#server/features/account/profile.service.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { inPortions } from '#server/platform/portions.ts';
import { putSection } from './archive.ts';

/** Writes the archive section by section, each as soon as its feature has read it. */
export async function write(db: Db, userId: string, to: Writable): Promise<void> {
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

export async function leaveTrace(db: Db, userId: string, ip: string): Promise<void> {
  await emit(db, accountExported, { userId, ip });
}
