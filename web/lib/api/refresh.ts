import { ApiError } from './api-error.ts';
import { endSession, getToken, isExpired, startSession, type Tokens } from './session.ts';

/**
 * Renews the access token, once for all tabs: whoever gets the lock second finds the new token already there.
 * Returns whether there is a usable token now. Throws only when the server cannot be reached.
 */
export async function refreshSession(rejected: string | null): Promise<boolean> {
  if (!navigator.locks) return renewUnlessDone(rejected);
  return navigator.locks.request('medallist-refresh', () => renewUnlessDone(rejected));
}

async function renewUnlessDone(rejected: string | null): Promise<boolean> {
  const stored = getToken('accessToken');
  if (stored !== rejected && !isExpired(stored)) return true;
  const refreshToken = getToken('refreshToken');
  if (!refreshToken) return giveUp();
  const response = await post(refreshToken);
  if (response.status === 429 || response.status >= 500) throw new ApiError(response.status);
  const body = (await response.json().catch(() => null)) as { data?: Tokens } | null;
  if (!response.ok || !body?.data?.accessToken || !body.data.user) return giveUp();
  startSession(body.data);
  return true;
}

function post(refreshToken: string): Promise<Response> {
  return fetch('/api/auth/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  }).catch(() => {
    throw new ApiError(0);
  });
}

function giveUp(): false {
  if (getToken('accessToken') || getToken('refreshToken')) endSession('expired');
  return false;
}
