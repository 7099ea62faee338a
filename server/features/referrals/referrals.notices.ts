import type { UserType } from '#contract/core/roles.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { referralMoved } from './referrals.events.ts';
import { shortName } from './short-name.ts';

/** Where a referrer of each kind reads of their referrals. */
const SCREENS: Partial<Record<UserType, string>> = {
  JOBSEEKER: '/refer-and-earn',
  RECRUITER: '/recruiter/dashboard',
  AFFILIATE: '/affiliate/dashboard',
};

const WORDS = {
  SIGNUP: { kind: 'referral.signed_up', fact: 'signed up', body: 'They came by your referral.' },
  APPROVED: {
    kind: 'referral.approved',
    fact: 'is approved',
    body: 'You earn your reward when they are hired.',
  },
} as const;

export const notices = [
  /** Affiliates do not learn who came by their link. */
  on(referralMoved, async (db, { referralId, referrerId, newcomerId, to }) => {
    const { userType } = await users.get(db, referrerId);
    const { firstName, lastName } = await users.get(db, newcomerId);
    const who = userType === 'AFFILIATE' ? 'Somebody' : shortName(firstName, lastName);
    const screen = SCREENS[userType];
    const { kind, fact, body } = WORDS[to];
    const link = screen ? `${screen}?referral=${referralId}` : null;
    await notify(db, [referrerId], { kind, title: `${who} ${fact}`, body, link });
  }),
];
