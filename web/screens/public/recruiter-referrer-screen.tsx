import { useNavigate } from 'react-router';
import { RecruiterReferrerForm } from '#web/features/auth/recruiter-referrer-form.tsx';
import { figures } from '#web/lib/figures.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ProgrammePage } from './programme-page.tsx';
import { RECRUITER_REFERRERS } from './programmes.ts';

export const meta = () =>
  pageMeta({
    title: `Refer companies and earn ${figures.referralReward} for each that hires`,
    description: `Refer corporate clients and recruitment consultants. When a company you referred makes its first hire, you are paid ${figures.referralReward}.`,
    path: '/recruiter/signup/referral-program',
  });

export default function RecruiterReferrerScreen() {
  const navigate = useNavigate();
  return (
    <ProgrammePage
      title="Refer companies, earn when they hire"
      lead="An account for you and your company, with a link of your own."
      programme={RECRUITER_REFERRERS}
    >
      <RecruiterReferrerForm onDone={() => navigate('/recruiter/dashboard')} />
    </ProgrammePage>
  );
}
