import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/**
 * The secret of a mailed link. It is removed from the address bar at once, and stored in the history state,
 * so that it survives a reload.
 */
export function useLinkSecret(name: string): string | null {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation() as { pathname: string; state: { secret?: unknown } | null };
  const navigate = useNavigate();
  const arrived = params.get(name);
  useEffect(() => {
    if (arrived !== null) navigate(pathname, { replace: true, state: { secret: arrived } });
  }, [arrived, pathname, navigate]);
  const stored = typeof state?.secret === 'string' ? state.secret : null;
  return arrived ?? stored;
}
