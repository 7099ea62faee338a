import type { ReferralLinks } from '#contract/referrals/referral.ts';
import type { ReferralFlag } from '#server/db/schema/referrals.ts';
import { defineEvent } from '#server/platform/events.ts';

export interface ReferralMoved {
  referralId: string;
  referrerId: string;
  newcomerId: string;
  to: 'SIGNUP' | 'APPROVED';
  /** What looked odd at the sign-up. */
  flags: ReferralFlag[];
}

export const referralMoved = defineEvent<ReferralMoved>('referral.moved');

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
