import { formatRupees } from '#contract/core/rupees.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import { rewardHeld } from './rewards.events.ts';

export const traces = [
  on(rewardHeld, async (db, { rewardId: subjectId, amount, reason, formerReason, actorId, ip }) => {
    const isHeld = reason !== null;
    await audit.record(db, {
      actorId,
      action: isHeld ? 'reward.held' : 'reward.released',
      subjectId,
      summary: `${isHeld ? 'Held' : 'Released'} a reward of ${formatRupees(amount)}`,
      before: { holdReason: formerReason },
      after: { holdReason: reason },
      ip,
    });
  }),
];
