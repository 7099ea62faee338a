import { deleteGoogleSignInsExpiredBefore } from '#server/features/auth/google/google.queries.ts';
import { FAMILY_DAYS } from '#server/features/auth/sessions/sessions.service.ts';
import { deletePendingSecretsMadeBefore } from '#server/features/auth/two-factor/two-factor.queries.ts';
import { inDays, now } from '#server/platform/clock.ts';
import { defineSweep } from '#server/platform/tasks.ts';
import * as queries from './forgetting.queries.ts';
import { deleteSpentBefore } from './spent-secrets.queries.ts';

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
