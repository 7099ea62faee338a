import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getMe } from '#contract/auth/session.ts';
import { SupportContact } from '#web/features/companies/onboarding/support-contact.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { requireUser } from '#web/lib/guard.ts';
import { PageHeader } from '#web/ui/display/page-header.tsx';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'No company | Medallist' }];

export default function NoCompanyScreen() {
  const navigate = useNavigate();
  const isMember = (useEndpoint(getMe, {}).data?.organizations.length ?? 0) > 0;
  useEffect(() => {
    if (isMember) navigate('/recruiter/dashboard', { replace: true });
  }, [isMember, navigate]);
  return (
    <>
      <PageHeader
        title="You belong to no company"
        lead="Your account stays. Ask a colleague for an invitation to their team: the mailed link lets you in."
      />
      <SupportContact />
    </>
  );
}
