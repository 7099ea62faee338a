import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * What a mailed link proves its reader by. It leaves the address bar at once, and stays with this step of the history,
 * so that a reload finds it again.
 */
export function useLinkSecret(name: string): string | null {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { secret?: unknown } | null };
  const navigate = useNavigate();
  const arrived = params.get(name);
  useEffect(() => {
    if (arrived !== null) navigate(pathname, { replace: true, state: { secret: arrived } });
  }, [arrived, pathname, navigate]);
  const kept = typeof state?.secret === 'string' ? state.secret : null;
  return arrived ?? kept;
}
