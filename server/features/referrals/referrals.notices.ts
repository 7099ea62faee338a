import type { Db } from '#server/db/schema/database.ts';
import { notify } from '#server/features/notifications/notifications.service.ts';
import { SCREENS } from '#server/features/referrals/links/referrer-screens.policy.ts';
import { shortName } from '#server/features/referrals/links/short-name.policy.ts';
import * as users from '#server/features/users/users.service.ts';
import { on } from '#server/platform/events.ts';
import { referralMoved, referralReviewed } from './referrals.events.ts';

const WORDS = {
  SIGNUP: { kind: 'referral.signed_up', fact: 'signed up', body: 'They came by your referral.' },
  APPROVED: {
    kind: 'referral.approved',
    fact: 'is approved',
    body: 'You earn your reward when they are hired.',
  },
  // Of the reward itself its owner is told apart.
  HIRED: { kind: 'referral.hired', fact: 'is hired', body: 'They were hired through Medallist.' },
} as const;

interface Subject {
  referralId: string;
  referrerId: string;
  newcomerId: string;
}

/** Who came, and where the referrer reads of it. Affiliates do not learn who came by their link. */
async function subjectOf(db: Db, { referralId, referrerId, newcomerId }: Subject) {
  const { userType } = await users.get(db, referrerId);
  const { firstName, lastName } = await users.get(db, newcomerId);
  const screen = SCREENS[userType];
  return {
    who: userType === 'AFFILIATE' ? null : shortName(firstName, lastName),
    link: screen ? `${screen}?referral=${referralId}` : null,
  };
}

export const notices = [
  on(referralReviewed, async (db, { allowed, reason, ...subject }) => {
    if (allowed) return;
    const { who, link } = await subjectOf(db, subject);
    const title = who ? `Your referral of ${who} does not count` : 'A referral of yours does not count';
    await notify(db, [subject.referrerId], { kind: 'referral.refused', title, body: reason, link });
  }),
  on(referralMoved, async (db, { to, ...subject }) => {
    const { referrerId } = subject;
    const { kind, fact, body } = WORDS[to];
    const { who, link } = await subjectOf(db, subject);
    await notify(db, [referrerId], { kind, title: `${who ?? 'Somebody'} ${fact}`, body, link });
  }),
];
