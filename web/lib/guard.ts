import { useEffect } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import type { UserType } from '#contract/core/roles.ts';
import { refreshSession } from '#web/lib/api/refresh.ts';
import { getSession, getToken, isExpired, type SessionUser, useSession } from '#web/lib/api/session.ts';
import { homeOf } from './homes.ts';

const OURS = 'https://medallist.invalid';

/** Parsed as browsers do, where a backslash, or a tab between slashes, may begin a host. */
function isOurs(path: string): boolean {
  return URL.canParse(path, OURS) && new URL(path, OURS).origin === OURS;
}

/** A path inside this site to return to after sign-in, or null. */
export function returnPath(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from?.startsWith('/') && isOurs(from) ? from : null;
}

export function loginPath(from: string, reason?: 'expired'): string {
  const search = new URLSearchParams({ from, ...(reason ? { reason } : {}) });
  return `/login?${search}`;
}

/** The only screen that a deactivated account may see. */
const INACTIVE_PATH = '/account/inactive';

interface LoaderArguments {
  request: Request;
}

/** Returns the signed-in user; visitors go to /login, which brings them back. */
export async function requireSession({ request }: LoaderArguments): Promise<SessionUser> {
  const { pathname, search } = new URL(request.url);
  const hadSession = getSession().isAuthenticated;
  const token = getToken('accessToken');
  // Offline, the stored user stays: the calls of the screen report the error.
  if (token && isExpired(token)) await refreshSession(token).catch(() => undefined);
  const { user } = getSession();
  if (!user) throw redirect(loginPath(pathname + search, hadSession ? 'expired' : undefined));
  return user;
}

/**
 * Makes a `clientLoader` that admits only these types. ADMIN includes SUPER_ADMIN. Visitors go to /login,
 * which brings them back; other types go to their own home; a deactivated account to its screen.
 */
export function requireUser(types: readonly UserType[]) {
  const allowed = types.includes('ADMIN') ? [...types, 'SUPER_ADMIN'] : types;
  return async (navigation: LoaderArguments): Promise<{ user: SessionUser }> => {
    const user = await requireSession(navigation);
    if (user.isActive === false) throw redirect(INACTIVE_PATH);
    if (!allowed.includes(user.userType)) throw redirect(homeOf(user.userType, '/'));
    return { user };
  };
}

/** The `clientLoader` of the screen for deactivated accounts; others go home. */
export async function requireInactiveUser(navigation: LoaderArguments): Promise<{ user: SessionUser }> {
  const user = await requireSession(navigation);
  if (user.isActive !== false) throw redirect(homeOf(user.userType));
  return { user };
}

/**
 * For guarded layouts: leaves when the session ends or the account is deactivated, here or in another tab.
 */
export function useLeaveWhenSessionEnds(): void {
  const { user, ended } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const here = location.pathname + location.search;
  const isInactive = user?.isActive === false;
  const isElsewhere = location.pathname !== INACTIVE_PATH;
  useEffect(() => {
    if (isInactive && isElsewhere) navigate(INACTIVE_PATH, { replace: true });
  }, [isInactive, isElsewhere, navigate]);
  useEffect(() => {
    if (user || !ended) return;
    navigate(ended === 'expired' ? loginPath(here, 'expired') : '/', { replace: true });
  }, [user, ended, here, navigate]);
}

/** For prerendered sign-in pages, which cannot have a guard: redirects signed-in users to their home. */
export function useLeaveWhenSignedIn(to?: string): void {
  const { user } = useSession();
  const navigate = useNavigate();
  const target = user ? (to ?? homeOf(user.userType)) : null;
  useEffect(() => {
    if (target) navigate(target, { replace: true });
  }, [target, navigate]);
}
