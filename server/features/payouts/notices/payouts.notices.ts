import { notify } from '#server/features/notifications/notifications.service.ts';
import { getLine } from '#server/features/payouts/batches/batches.queries.ts';
import { lineSettled } from '#server/features/payouts/payouts.events.ts';
import { referrerLink } from '#server/features/referrals/links/referrer-screens.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { lineWords } from './payout-words.ts';

export const notices = [
  on(lineSettled, async (db, { lineId, beneficiaryId }) => {
    const { userType } = await users.get(db, beneficiaryId);
    const { kind, title, body } = lineWords(await getLine(db, lineId));
    await notify(db, [beneficiaryId], { kind, title, body, link: referrerLink(userType) });
  }),
];
