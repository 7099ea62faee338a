import type { Referral } from '#contract/referrals/referral.ts';
import { formatDay } from '#web/lib/format/dates.ts';

export interface Step {
  label: string;
  at: string;
}

/** What has happened so far, with its day, in the order it came. */
export function stepsOf({ invitedEmail, invitedAt, hiredAt, dates }: StepFacts): Step[] {
  const steps: [string, string | null][] = [
    [invitedEmail ? 'Invited' : 'Came by your link', invitedAt],
    ['Signed up', dates.signedUpAt],
    ['Approved', dates.approvedAt],
    ['Hired', hiredAt],
    ['Reward earned', dates.earnedAt],
    ['90 days complete', dates.payableAt],
    ['Paid', dates.paidAt],
  ];
  return steps.flatMap(([label, at]) => (at ? [{ label, at }] : []));
}

type StepFacts = Pick<
  Referral,
  'status' | 'kind' | 'invitedEmail' | 'candidateName' | 'invitedAt' | 'hiredAt' | 'rewardState' | 'dates'
>;

/** What the reward still waits for; null once nothing does. */
export function awaitedOf(referral: StepFacts): string | null {
  const { status, kind, invitedEmail, candidateName, rewardState, dates } = referral;
  if (status === 'INVITED') return invitedEmail ? 'Waiting for their sign-up' : null;
  if (candidateName === null && status !== 'HIRED') return null;
  if (status === 'SIGNUP')
    return `Waiting for ${kind === 'RECRUITER' ? 'the approval of their company' : 'their complete profile'}`;
  if (status === 'APPROVED')
    return kind === 'RECRUITER' ? 'Waiting for their first hire' : 'Waiting for their hire';
  if (rewardState === null) return 'Waiting for the hire to be confirmed';
  if (rewardState === 'EARNED') {
    const { payableFrom } = dates;
    return payableFrom
      ? `Held until ${formatDay(payableFrom)}, when 90 days are complete`
      : 'Held until 90 days are complete';
  }
  return rewardState === 'PAYABLE' || rewardState === 'IN_PAYOUT'
    ? 'Waiting for the payment, within 30 days'
    : null;
}
