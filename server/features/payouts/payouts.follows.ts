import type { Db } from '#server/db/schema/database.ts';
import { rewardEnding } from '#server/features/rewards/rewards.events.ts';
import { exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import * as audit from '#server/platform/audit/audit.ts';
import { on } from '#server/platform/events.ts';
import * as live from '#server/platform/live.ts';
import { takeOutOfDraft } from './batches.service.ts';
import { type BatchHappening, batchChanged, payoutDetailsChanged } from './payouts.events.ts';
import { findMasked } from './payouts.service.ts';

const DONE: Readonly<Record<BatchHappening, string>> = {
  drafted: 'Drafted',
  thinned: 'Took transfers out of',
  discarded: 'Discarded',
  sent: 'Sent',
  downloaded: 'Downloaded the bank file of',
  paid: 'Marked transfers as paid of',
  failed: 'Marked transfers as failed of',
};

export const auditEntries = [
  on(batchChanged, async (db, { batchId, number, happening, before, after, ...deed }) => {
    const summary = `${DONE[happening]} payout ${number}`;
    const action = `payout_batch.${happening}` as const;
    await audit.record(db, deed, { action, subjectId: batchId, summary, before, after });
  }),
  // Masked, as everywhere.
  on(payoutDetailsChanged, async (db, { former, details, ...own }) => {
    await audit.recordOwn(db, own, {
      action: 'payout_details.changed',
      summary: former ? 'Changed the payout details' : 'Gave payout details',
      before: { account: former?.account ?? null, hasPan: former?.hasPan ?? null },
      after: { account: details.account, hasPan: details.hasPan },
    });
  }),
];

async function refreshAdmins(db: Db): Promise<void> {
  await live.changed(db, await users.listAdminIds(db), ['payouts']);
}

export const follows = [
  on(rewardEnding, (db, { rewardId }) => takeOutOfDraft(db, rewardId)),
  on(batchChanged, refreshAdmins),
  on(payoutDetailsChanged, refreshAdmins),
  on(exportRequested, async (db, { userId, add }) => {
    const details = await findMasked(db, userId);
    if (details) await add('payoutDetails', details);
  }),
];
