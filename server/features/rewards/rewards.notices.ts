import type { Db } from '#server/db/schema/database.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { referrerLink } from '#server/features/referrals/links/referrer-screens.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { heldWords, movedWords, type Words } from './reward-words.ts';
import { rewardHeld, rewardMoved } from './rewards.events.ts';

interface About {
  beneficiaryId: string;
  referralId: string;
}

async function tell(db: Db, { beneficiaryId, referralId }: About, words: Words | undefined): Promise<void> {
  if (!words) return;
  const { userType } = await users.get(db, beneficiaryId);
  const { kind, title, body } = words;
  await notify(db, [beneficiaryId], { kind, title, body, link: referrerLink(userType, referralId) });
}

export const notices = [
  on(rewardMoved, (db, event) => tell(db, event, movedWords(event))),
  on(rewardHeld, (db, event) => tell(db, event, heldWords(event))),
];
