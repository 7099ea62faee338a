import { Link, useNavigate } from 'react-router';
import { RecruiterSignUpForm } from '#web/features/auth/recruiter-sign-up-form.tsx';
import { useLeaveWhenSignedIn } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { AuthFrame } from '#web/ui/shell/auth-frame.tsx';

export const meta = () =>
  pageMeta({
    title: 'Start hiring',
    description:
      'Hire verified graduates of India’s elite institutes. No subscription: you pay when someone joins.',
    path: '/recruiter/signup',
  });

export default function RecruiterSignUpScreen() {
  useLeaveWhenSignedIn();
  const navigate = useNavigate();
  return (
    <AuthFrame
      title="Start hiring"
      lead="An account for you and a place for your company."
      tagline={['Pay on hire.', 'Nothing before.']}
      claim="Post jobs and search verified graduates without a subscription. One fee, only when someone joins."
      other={
        <>
          Already a member? <Link to="/login">Sign in</Link>
        </>
      }
    >
      <RecruiterSignUpForm onDone={() => navigate('/recruiter/dashboard')} />
    </AuthFrame>
  );
}
