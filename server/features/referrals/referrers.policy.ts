import type { UserType } from '#contract/core/roles.ts';

/** The screen of each kind of referrer. */
export const SCREENS: Partial<Record<UserType, string>> = {
  JOBSEEKER: '/refer-and-earn',
  RECRUITER: '/recruiter/referrals',
  AFFILIATE: '/affiliate/dashboard',
};

/** The path of that screen with one referral highlighted; null for user types that cannot refer. */
export function referrerLink(userType: UserType, referralId?: string): string | null {
  const screen = SCREENS[userType];
  if (!screen) return null;
  return referralId ? `${screen}?referral=${referralId}` : screen;
}

/** First name and initial, as far as a referrer may know. */
export function shortName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName.charAt(0)}.`;
}
