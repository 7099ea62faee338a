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

/** Remembers what was mailed and used up just now, for whoever shows it again. */
export async function markSpent(db: Db, kind: SpentSecret, secret: string, userId: string): Promise<void> {
  await queries.insertSpent(db, { secretHash: hashSecret(secret), kind, userId, spentAt: now() });
}

/** Leaves the traces of something that was used before; outside the transaction that refused it. */
export async function noteReplay(db: Db, { kind, secret, ip }: Shown): Promise<void> {
  const spent = await queries.findSpent(db, hashSecret(secret), kind);
  if (!spent) return;
  const { userId } = spent;
  securityLog.write({ event: 'secret.replayed', kind, userId });
  await emit(db, spentSecretShown, { userId, kind, ip });
}

/** Passes a refusal on, after the traces of a replay. */
export async function refuseAfterTraces(db: Db, refusal: unknown, shown: Shown): Promise<never> {
  await noteReplay(db, shown);
  throw refusal;
}

/** A session that is over still tells for this long that its device is known. */
const DEVICE_DAYS = 60;
/** Whatever else has expired stays a day, for whoever has to explain what happened. */
const GRACE_DAYS = 1;

/** Forgets what opens nothing any more. A used refresh token counts, as a trap, while its family lives. */
export const forgetOldSignIns = defineSweep('forgetOldSignIns', async (db) => {
  const grace = inDays(-GRACE_DAYS);
  await queries.deleteSessionsExpiredBefore(db, inDays(-DEVICE_DAYS));
  await queries.deleteTokensMadeBefore(db, inDays(-FAMILY_DAYS - GRACE_DAYS));
  await queries.deleteCodesExpiredBefore(db, grace);
  await queries.deleteRequestsExpiredBefore(db, grace);
  await queries.deleteResetsExpiredBefore(db, grace);
  await deleteSpentBefore(db, inDays(-FAMILY_DAYS), ['RESET_LINK', 'VERIFY_LINK']);
  // A code could be guessed among those of months; shown again within a day, it was read by somebody.
  await deleteSpentBefore(db, grace, ['VERIFY_CODE']);
  await deletePendingSecretsMadeBefore(db, grace);
  await deleteGoogleSignInsExpiredBefore(db, now());
});
