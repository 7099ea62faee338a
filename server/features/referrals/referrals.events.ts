import type { ReferralFlag } from '#contract/labels/referrals.ts';
import type { ReferralLinks } from '#contract/referrals/referral.ts';
import type { PersonsDeed } from '#server/platform/deed.ts';
import { defineEvent } from '#server/platform/events.ts';

interface ReferralMoved {
  referralId: string;
  referrerId: string;
  newcomerId: string;
  to: 'SIGNUP' | 'APPROVED' | 'HIRED';
  /** What was suspicious about the sign-up. */
  flags: ReferralFlag[];
}

export const referralMoved = defineEvent<ReferralMoved>('referral.moved');

interface ReferralReviewed extends PersonsDeed {
  referralId: string;
  referrerId: string;
  newcomerId: string;
  /** If false, nothing is ever paid for it. */
  allowed: boolean;
  reason: string;
}

/** An admin has reviewed a flagged sign-up; this happens once for each. */
export const referralReviewed = defineEvent<ReferralReviewed>('referral.reviewed');

export interface InvitationMade {
  referralId: string;
  /** The invited address, which has no account. */
  to: string;
  /** The sender's name, if they want to be named. */
  name: string | null;
  message: string | null;
  links: ReferralLinks;
  /** The token exists only here: the database has its hash. */
  token: string;
}

export const invitationMade = defineEvent<InvitationMade>('referral.invitationMade');
