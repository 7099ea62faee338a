import type { Db } from '#server/db/schema/database.ts';
import {
  hireConfirmed,
  hireDidNotJoin,
  hireLeft,
  hireRetained,
} from '#server/features/hires/hires.events.ts';
import { referralReviewed } from '#server/features/referrals/referrals.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { rewardHeld, rewardMoved } from './rewards.events.ts';
import { complete, earn, end, settleReview } from './rewards.service.ts';

async function refresh(db: Db, { beneficiaryId }: { beneficiaryId: string }): Promise<void> {
  const admins = await users.listAdminIds(db);
  await live.changed(db, [beneficiaryId, ...admins], ['referrals', 'payouts']);
}

export const reactions = [
  on(hireConfirmed, earn),
  on(hireRetained, (db, { applicationId }) => complete(db, applicationId)),
  on(hireLeft, (db, { applicationId }) => end(db, applicationId, 'LEFT')),
  on(hireDidNotJoin, (db, { applicationId }) => end(db, applicationId, 'DID_NOT_JOIN')),
  on(referralReviewed, settleReview),
  on(rewardMoved, async (db, moved) => {
    // A transfer pays it, and whoever settles many of them at once asks the screens once.
    if (moved.state !== 'PAID') await refresh(db, moved);
  }),
  on(rewardHeld, refresh),
];
