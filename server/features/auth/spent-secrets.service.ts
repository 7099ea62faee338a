import type { Db } from '#server/db/schema/database.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { emit } from '#server/platform/events.ts';
import { hashSecret } from '#server/platform/secret.ts';
import * as securityLog from '#server/platform/security-log.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import { type SpentSecret, spentSecretShown } from './auth.events.ts';
import { deleteGoogleSignInsExpiredBefore } from './google/google.queries.ts';
import * as queries from './secrets.queries.ts';
import { deleteSpentBefore } from './secrets.queries.ts';
import { FAMILY_DAYS } from './sessions.service.ts';
import { deletePendingSecretsMadeBefore } from './two-factor.queries.ts';

interface Shown {
  kind: SpentSecret;
  secret: string;
  ip: string;
}

/** Remembers a mailed secret that was used just now, to recognise a replay. */
export async function markSpent(db: Db, kind: SpentSecret, secret: string, userId: string): Promise<void> {
  await queries.insertSpent(db, { secretHash: hashSecret(secret), kind, userId, spentAt: now() });
}

/** Records the replay of a used secret; runs outside the transaction that refused it. */
export async function noteReplay(db: Db, { kind, secret, ip }: Shown): Promise<void> {
  const spent = await queries.findSpent(db, hashSecret(secret), kind);
  if (!spent) return;
  const { userId } = spent;
  securityLog.write({ event: 'secret.replayed', kind, userId });
  await emit(db, spentSecretShown, { userId, kind, ip });
}

/** Rethrows a refusal after the replay was recorded. */
export async function refuseAfterTraces(db: Db, refusal: unknown, shown: Shown): Promise<never> {
  await noteReplay(db, shown);
  throw refusal;
}

/** An ended session is stored this long, so that its device counts as known. */
const DEVICE_DAYS = 60;
/** All other expired rows stay a day, for support and incident analysis. */
const GRACE_DAYS = 1;

/**
 * Deletes expired secrets and sessions. A used refresh token stays while its family lives, to detect a
 * replay.
 */
export const forgetOldSignIns = defineSweep('forgetOldSignIns', async (db) => {
  const grace = inDays(-GRACE_DAYS);
  await queries.deleteSessionsExpiredBefore(db, inDays(-DEVICE_DAYS));
  await queries.deleteTokensMadeBefore(db, inDays(-FAMILY_DAYS - GRACE_DAYS));
  await queries.deleteCodesExpiredBefore(db, grace);
  await queries.deleteRequestsExpiredBefore(db, grace);
  await queries.deleteResetsExpiredBefore(db, grace);
  await deleteSpentBefore(db, inDays(-FAMILY_DAYS), ['RESET_LINK', 'VERIFY_LINK']);
  // Short codes could match by chance over months. A code that is sent again within a day was read by
  // somebody.
  await deleteSpentBefore(db, grace, ['VERIFY_CODE']);
  await deletePendingSecretsMadeBefore(db, grace);
  await deleteGoogleSignInsExpiredBefore(db, now());
});
