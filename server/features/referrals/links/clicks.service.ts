import { localDate } from '#contract/kit/zoned-time.ts';
import type { Db } from '#server/db/schema/database.ts';
import { now } from '#server/platform/clock.ts';
import { hashSecret } from '#server/platform/secret.ts';
import { insertClick } from './clicks.queries.ts';
import * as codes from './codes.service.ts';

interface Click {
  code: string;
  deviceId?: string | null | undefined;
  path?: string | null | undefined;
  /** Who followed the link, when signed in. */
  userId: string | undefined;
}

/** All browsers that keep nothing are one device, so that nobody can count himself up by keeping nothing. */
const NO_DEVICE = 'none';

/** A click on one's own link, or on one that no longer counts, is no click. */
export async function record(db: Db, { code, deviceId, path, userId }: Click): Promise<void> {
  const owner = await codes.findOwner(db, code);
  if (!owner || owner.userId === userId) return;
  const at = now();
  await insertClick(db, {
    ownerId: owner.userId,
    deviceHash: deviceId ? hashSecret(deviceId) : NO_DEVICE,
    day: localDate(at),
    path: path?.replace(/[?#].*$/, '') || null,
    at,
  });
}
