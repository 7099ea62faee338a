import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#web/lib/api/session.ts';

/**
 * For the shell: whoever goes on for another of their companies, here or in another tab, comes to its dashboard. False
 * until then, when no screen of the first may stand: what is typed there would be sent to the other one.
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
