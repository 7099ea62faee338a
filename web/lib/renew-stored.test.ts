import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, getSession, startSession } from '#web/lib/api/session.ts';
import { renewStoredSession } from './renew-stored.ts';

const USER = {
  id: '1',
  userType: 'JOBSEEKER',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'a@b.test',
} as const;
const tokenUntil = (ms: number) => `a.${btoa(JSON.stringify({ exp: Math.floor(ms / 1000) }))}.c`;
const OLD = tokenUntil(Date.now() - 60_000);
const FRESH = tokenUntil(Date.now() + 600_000);

const answer = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  endSession('signed-out');
});

const signIn = (accessToken: string) => startSession({ accessToken, refreshToken: 'r', user: USER });
const later = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a stored session with an expired token is renewed once', async () => {
  signIn(OLD);
  const data = { accessToken: FRESH, refreshToken: 's', user: USER };
  answer.mockResolvedValue(new Response(JSON.stringify({ data })));
  renewStoredSession();
  await vi.waitFor(() => expect(localStorage.getItem('accessToken')).toBe(FRESH));
  expect(answer).toHaveBeenCalledExactlyOnceWith('/api/auth/refresh', expect.anything());
});

test('nobody is shown as signed in after that was refused', async () => {
  signIn(OLD);
  answer.mockResolvedValue(new Response('{}', { status: 401 }));
  renewStoredSession();
  await vi.waitFor(() => expect(getSession().user).toBeNull());
});

test('offline the stored user stays', async () => {
  signIn(OLD);
  answer.mockRejectedValue(new TypeError('offline'));
  renewStoredSession();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await later();
  expect(getSession().user).not.toBeNull();
});

test('a visitor, and a user with a valid token, cause no call', async () => {
  renewStoredSession();
  signIn(FRESH);
  renewStoredSession();
  await later();
  expect(answer).not.toHaveBeenCalled();
});
