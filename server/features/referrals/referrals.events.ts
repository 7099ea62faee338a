import type { ReferralFlag } from '#contract/labels/referrals.ts';
import type { ReferralLinks } from '#contract/referrals/referral.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface ReferralMoved {
  referralId: string;
  referrerId: string;
  newcomerId: string;
  to: 'SIGNUP' | 'APPROVED' | 'HIRED';
  /** What looked odd at the sign-up. */
  flags: ReferralFlag[];
}

export const referralMoved = defineEvent<ReferralMoved>('referral.moved');

interface ReferralReviewed extends PersonsDeed {
  referralId: string;
  referrerId: string;
  newcomerId: string;
  /** Else nothing is ever paid for it. */
  allowed: boolean;
  reason: string;
}

/** An admin has looked at a flagged sign-up; it happens once to each. */
export const referralReviewed = defineEvent<ReferralReviewed>('referral.reviewed');

export interface InvitationMade {
  referralId: string;
  /** Whoever is invited; nobody who has an account. */
  to: string;
  /** Of the sender, if they want to be named. */
  name: string | null;
  message: string | null;
  links: ReferralLinks;
  /** In no other place: only its hash is kept. */
  token: string;
}

export const invitationMade = defineEvent<InvitationMade>('referral.invitationMade');
