import { Link, useNavigate } from 'react-router';
import { CandidateSignUpForm } from '#web/features/auth/candidate-sign-up-form.tsx';
import { useLeaveWhenSignedIn } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx';

export const meta = () =>
  pageMeta({
    title: 'Apply to join',
    description: 'Join Medallist free: build your profile once, and companies send you interview requests.',
    path: '/candidate/signup',
  });

export default function CandidateSignUpScreen() {
  useLeaveWhenSignedIn();
  const navigate = useNavigate();
  return (
    <AuthFrame
      title="Apply to join"
      lead="Free for graduates, from the profile to the first day."
      other={
        <>
          Already a member? <Link to="/login">Sign in</Link>
        </>
      }
    >
      <CandidateSignUpForm onDone={(next) => navigate('/verify-email', { state: next })} />
    </AuthFrame>
  );
}
