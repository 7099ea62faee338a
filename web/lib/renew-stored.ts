import { getSession, getToken, isExpired } from '#web/lib/session-store.ts';
import { whenIdle, whenLoaded } from '#web/lib/when/idle.ts';

/**
 * Whoever comes back to a page without a guard is shown as signed in; whether they still are is asked once the page has
 * everything. A session that is refused ends without a word.
 */
export function renewStoredSession(): void {
  const token = getToken('accessToken');
  if (!getSession().user || !isExpired(token)) return;
  const renew = async () => (await import('#web/lib/api/refresh.ts')).refreshSession(token);
  // Without a line the stored user stays.
  whenLoaded(() => whenIdle(() => void renew().catch(() => undefined)));
}
