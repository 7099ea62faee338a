import { useNavigate } from 'react-router';
import { CandidateReferrerForm } from '#web/features/auth/candidate-referrer-form.tsx';
import { figures } from '#web/lib/figures.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { ProgrammePage } from './programme-page.tsx';
import { CANDIDATE_REFERRERS } from './programmes.ts';

export const meta = () =>
  pageMeta({
    title: `Refer graduates and earn ${figures.referralReward} for each hire`,
    description: `Share one link with graduates you know. When one of them is hired and stays 90 days, you are paid ${figures.referralReward}. There is no limit.`,
    path: '/candidate/signup/referral-program',
  });

export default function CandidateReferrerScreen() {
  const navigate = useNavigate();
  return (
    <ProgrammePage
      title="Refer graduates, earn for each hire"
      lead="A free account with a link of your own."
      programme={CANDIDATE_REFERRERS}
    >
      <CandidateReferrerForm onDone={(next) => navigate('/verify-email', { state: next })} />
    </ProgrammePage>
  );
}
