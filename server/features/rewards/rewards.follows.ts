import { formatRupees } from '#contract/core/rupees.ts';
import type { Db } from '#server/db/schema/database.ts';
import {
  hireConfirmed,
  hireDidNotJoin,
  hireLeft,
  hireRetained,
} from '#server/features/hires/hires.events.ts';
import { referralReviewed } from '#server/features/referrals/referrals.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { rewardHeld, rewardMoved } from './rewards.events.ts';
import { complete, earn, end, settleReview } from './rewards.service.ts';

export const auditEntries = [
  on(rewardHeld, async (db, { rewardId: subjectId, amount, reason, formerReason, ...deed }) => {
    const isHeld = reason !== null;
    await audit.record(db, deed, {
      action: isHeld ? 'reward.held' : 'reward.released',
      subjectId,
      summary: `${isHeld ? 'Held' : 'Released'} a reward of ${formatRupees(amount)}`,
      before: { holdReason: formerReason },
      after: { holdReason: reason },
    });
  }),
];

async function refresh(db: Db, { beneficiaryId }: { beneficiaryId: string }): Promise<void> {
  const admins = await users.listAdminIds(db);
  await live.changed(db, [beneficiaryId, ...admins], ['referrals', 'payouts']);
}

export const follows = [
  on(hireConfirmed, earn),
  on(hireRetained, (db, { applicationId }) => complete(db, applicationId)),
  on(hireLeft, (db, { applicationId }) => end(db, applicationId, 'LEFT')),
  on(hireDidNotJoin, (db, { applicationId }) => end(db, applicationId, 'DID_NOT_JOIN')),
  on(referralReviewed, settleReview),
  on(rewardMoved, async (db, moved) => {
    // Settling transfers refreshes the screens itself, once for the whole batch.
    if (moved.state !== 'PAID') await refresh(db, moved);
  }),
  on(rewardHeld, refresh),
];
