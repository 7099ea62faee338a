import { shortName } from '#server/features/referrals/links/short-name.policy.ts';
import { accountErased, exportRequested } from '#server/features/users/users.events.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { eraseAddresses, listOwn, listOwnRewards } from './erasure.queries.ts';

/** What follows for referrals when an account ends. The ledger stays: it names nobody. */
export const accountReactions = [
  on(accountErased, async (db, { userId, forget }) => {
    const { firstName, lastName } = await users.get(db, userId);
    forget(await eraseAddresses(db, userId), shortName(firstName, lastName));
  }),
  on(exportRequested, async (db, { userId, add }) => {
    const referrals = await listOwn(db, userId);
    if (referrals.length > 0) await add('referrals', referrals);
    const rewards = await listOwnRewards(db, userId);
    if (rewards.length > 0) await add('rewards', rewards);
  }),
];
