import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/lib/api/session.ts';

/**
 * For the shell: when the user switches to another of their companies, here or in another tab, goes to
 * its dashboard. False until then: screens of the first company must not be shown, as their input
 * would be sent to the other.
 */
export function useFollowOrganization(): boolean {
  const navigate = useNavigate();
  const { organization } = useSession();
  const [shown, setShown] = useState(organization);
  const hasMoved = organization !== null && shown !== null && organization !== shown;
  useEffect(() => {
    if (organization === shown || organization === null) return;
    if (shown === null) setShown(organization);
    else void Promise.resolve(navigate('/recruiter/dashboard')).then(() => setShown(organization));
  }, [organization, shown, navigate]);
  return !hasMoved;
}
