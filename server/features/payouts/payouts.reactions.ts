import type { Db } from '#server/db/schema/database.ts';
import { rewardEnding } from '#server/features/rewards/rewards.events.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { takeOutOfDraft } from './batches/batches.service.ts';
import { findMasked } from './details/details.service.ts';
import { batchChanged, payoutDetailsChanged } from './payouts.events.ts';

async function refreshAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['payouts']);
}

export const reactions = [
  on(rewardEnding, (db, { rewardId }) => takeOutOfDraft(db, rewardId)),
  on(batchChanged, refreshAdmins),
  on(payoutDetailsChanged, refreshAdmins),
  on(exportRequested, async (db, { userId, add }) => {
    const details = await findMasked(db, userId);
    if (details) await add('payoutDetails', details);
  }),
];
