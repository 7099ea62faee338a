import { getSession, getToken, isExpired } from '#web/lib/session-store.ts';
import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

/**
 * A returning user is shown as signed in on a page without a guard; whether the session is still valid is
 * checked once the page has loaded. A session that is refused ends without a message.
 */
export function renewStoredSession(): void {
  const token = getToken('accessToken');
  if (!getSession().user || !isExpired(token)) return;
  const renew = async () => (await import('#web/lib/api/refresh.ts')).refreshSession(token);
  // Offline the stored user stays.
  whenLoaded(() => whenIdle(() => void renew().catch(() => undefined)));
}
