import type { Db } from '#server/db/schema/database.ts';
import { mail } from '#server/features/notifications/notifications.service.ts';
import { referrerLink } from '#server/features/referrals/links/referrer-screens.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { linkTo } from '#server/platform/links.ts';
import { letter } from '#server/platform/mail/layout.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import { heldWords, movedWords, type Words } from './reward-words.ts';
import { rewardHeld, rewardMoved } from './rewards.events.ts';

interface About {
  beneficiaryId: string;
  referralId: string;
}

async function send(db: Db, { beneficiaryId, referralId }: About, words: Words | undefined): Promise<void> {
  if (!words) return;
  const { userType } = await users.get(db, beneficiaryId);
  const link = referrerLink(userType, referralId);
  const { kind, title, body, action } = words;
  await mail(db, [beneficiaryId], {
    kind,
    write: ({ to, firstName }) =>
      letter(to, title, {
        title,
        paragraphs: [`Hello ${plainName(firstName)},`, body],
        ...(link && { action: { label: action, url: linkTo(link) } }),
      }),
  });
}

export const mails = [
  on(rewardMoved, (db, event) => send(db, event, movedWords(event))),
  on(rewardHeld, (db, event) => send(db, event, heldWords(event))),
];
