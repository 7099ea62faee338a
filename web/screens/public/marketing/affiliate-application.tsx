import { useNavigate } from 'react-router';
import { AffiliateSignUpForm } from '#web/features/auth/affiliates/affiliate-sign-up-form.tsx';

/** The form of the programme, and where it leads. */
export function AffiliateApplication() {
  const navigate = useNavigate();
  return <AffiliateSignUpForm onDone={() => navigate('/affiliate/dashboard')} />;
}
