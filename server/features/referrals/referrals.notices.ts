import type { UserType } from '#contract/core/roles.ts';
import type { Db } from '#server/db/schema/database.ts';
import * as notifications from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import * as live from '#server/platform/live.ts';

const SCREENS: Partial<Record<UserType, string>> = {
  JOBSEEKER: '/refer-and-earn',
  RECRUITER: '/recruiter/referrals',
  AFFILIATE: '/affiliate/dashboard',
};

const WORDS = {
  signed_up: { fact: 'signed up', body: 'They came by your referral.' },
  approved: { fact: 'is approved', body: 'You earn your reward when they are hired.' },
} as const;

/** First name and initial, as far as a referrer may know. */
export function shortName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName.charAt(0)}.`;
}

/** Affiliates do not learn who came by their link. */
export async function tell(
  db: Db,
  referrer: { userId: string; userType: UserType },
  what: keyof typeof WORDS,
  { referralId, newcomerId }: { referralId: string; newcomerId: string },
): Promise<void> {
  const { firstName, lastName } = await users.get(db, newcomerId);
  const who = referrer.userType === 'AFFILIATE' ? 'Somebody' : shortName(firstName, lastName);
  const screen = SCREENS[referrer.userType];
  const { fact, body } = WORDS[what];
  await notifications.notify(db, [referrer.userId], {
    kind: `referral.${what}`,
    title: `${who} ${fact}`,
    body,
    link: screen ? `${screen}?referral=${referralId}` : null,
  });
  await live.changed(db, [referrer.userId], ['referrals']);
}
