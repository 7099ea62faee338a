import { AffiliateSignUpForm } from '#web/features/auth/affiliate-sign-up-form.tsx';
import { figures } from '#web/lib/figures.ts';
import { useLeaveWhenSignedIn } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ProgrammePage } from './programme-page.tsx';
import { AFFILIATES } from './programmes.ts';

export const meta = () =>
  pageMeta({
    title: 'Apply to the affiliate programme',
    description: `Share Medallist with your audience and earn ${figures.affiliateReward} per hire. Apply in five minutes; a person answers in 2-3 business days.`,
    path: '/affiliate/signup',
  });

export default function AffiliateSignUpScreen() {
  useLeaveWhenSignedIn();
  return (
    <ProgrammePage
      title="Apply to the affiliate programme"
      lead="For people whose audience are engineers, or the companies that hire them."
      programme={AFFILIATES}
    >
      <AffiliateSignUpForm />
    </ProgrammePage>
  );
}
