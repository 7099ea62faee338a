import type { Db } from '#server/db/schema/database.ts';
import * as users from '#server/features/users/users.service.ts';
import { now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import type { StoredFile } from '#server/platform/files/files.queries.ts';
import * as files from '#server/platform/files/files.ts';
import { pictureChanged } from './account.events.ts';
import { announce } from './profile.service.ts';

/** Gives the person another picture, or none; the bytes of the answered old one go after the commit. */
export async function replace(
  db: Db,
  userId: string,
  stored: files.StoredBytes | null,
  ip: string,
): Promise<StoredFile | undefined> {
  const { pictureFileId: old } = await users.lock(db, userId);
  if (!old && !stored) return undefined;
  const ownership = { ownerId: userId, purpose: 'PROFILE_PICTURE', isPublic: true } as const;
  const pictureFileId = stored && (await files.insert(db, stored, ownership));
  const user = await users.update(db, userId, { pictureFileId, updatedAt: now() });
  await emit(db, pictureChanged, { userId, ip, isRemoved: stored === null });
  await announce(db, user);
  return old ? files.remove(db, old) : undefined;
}
