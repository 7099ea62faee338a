import { ApiError } from './api-error.ts';
import { endSession, getToken, isExpired, startSession, type Tokens } from './session.ts';

const LOCK = 'medallist-refresh';
/** If another tab renewed the session, its tokens arrive within this time; otherwise it failed. */
const NEWS_MS = 500;

let running: Promise<boolean> | null = null;

/**
 * Renews the access token, once for all tabs: a tab that gets the lock second finds the new token stored.
 * Returns whether there is a usable token now. Throws only when the server cannot be reached.
 */
export function refreshSession(rejected: string | null): Promise<boolean> {
  running ??= renewInTurn(rejected).finally(() => {
    running = null;
  });
  return running;
}

async function renewInTurn(rejected: string | null): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return renewUnlessDone(rejected);
  const first = await locks.request(LOCK, { ifAvailable: true }, (lock) =>
    lock ? renewUnlessDone(rejected) : 'taken',
  );
  if (first !== 'taken') return first;
  return locks.request(LOCK, async () => {
    await newsAfter(rejected);
    return renewUnlessDone(rejected);
  });
}

/** A lock passes between tabs faster than the storage events of its last holder. */
function newsAfter(rejected: string | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (getToken('accessToken') !== rejected) done();
    };
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
      resolve();
    };
    const timer = setTimeout(done, NEWS_MS);
    window.addEventListener('storage', look);
    look();
  });
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
