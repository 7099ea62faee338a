import type { Writable } from 'node:stream';
import type { Db } from '#server/db/schema/database.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import * as files from '#server/platform/files/files.ts';
import { accountExported } from './account.events.ts';
import { present } from './profile.service.ts';

const WHOLE_AUDIT = { page: 0, size: 100_000 };

/** Writes the archive section by section, each as soon as its feature has read it. */
export async function write(db: Db, userId: string, to: Writable): Promise<void> {
  const user = await users.get(db, userId);
  const { userType, createdAt: since } = user;
  const provenEmail = user.emailVerifiedAt && user.email;
  to.write(`{\n"exportedAt": ${JSON.stringify(now())}`);
  const add = (section: string, content: unknown) => {
    to.write(`,\n${JSON.stringify(section)}: ${JSON.stringify(content ?? null, null, 1)}`);
  };
  add('account', { ...(await present(db, user)), status: user.status, lastLoginAt: user.lastLoginAt });
  await emit(db, exportRequested, { userId, userType, provenEmail, since, add });
  add(
    'files',
    (await files.listOwned(db, userId)).map(({ storageKey: _, sha256: __, ...file }) => file),
  );
  add('activity', await audit.listOwn(db, userId, WHOLE_AUDIT));
  to.end('\n}\n');
}

export async function leaveTrace(db: Db, userId: string, ip: string): Promise<void> {
  await emit(db, accountExported, { userId, ip });
}
