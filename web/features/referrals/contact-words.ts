import type { Referral } from '#contract/referrals/referral.ts';

interface Contact {
  name: string;
  /** A second line, where there is more to say. */
  detail: string | null;
}

/** Who was referred, as far as the referrer may know. */
export function contactInWords(referral: Pick<Referral, 'invitedEmail' | 'candidateName' | 'kind'>): Contact {
  const { invitedEmail, candidateName, kind } = referral;
  if (kind === null) {
    if (invitedEmail) return { name: invitedEmail, detail: null };
    return { name: 'Address erased', detail: 'No answer within 90 days' };
  }
  const way = invitedEmail ?? 'Came by your link';
  const name = candidateName ?? 'Account deleted';
  return { name, detail: kind === 'RECRUITER' ? `Company. ${way}` : way };
}
