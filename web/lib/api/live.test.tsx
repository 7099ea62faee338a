import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswer } from '../line/line.ts';
import { useLiveUpdates } from './live.ts';
import { endSession, startSession } from './session.ts';

const asked = vi.fn(async (path: string) => {
  if (path === '/api/live') throw new TypeError('Failed to fetch');
  return Response.json({});
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  const user = { id: '1', userType: 'RECRUITER' as const, firstName: 'A', lastName: 'B', email: 'a@b.test' };
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
  startSession({ accessToken: `x.${claims}.x`, refreshToken: 'r', user });
});
afterEach(() => {
  cleanup();
  noteAnswer();
  endSession('signed-out');
  asked.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = () => asked.mock.calls.filter(([path]) => path === '/api/live').length;

test('a stream that does not open is tried again and again, and each wait leaves nothing behind', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  renderHook(useLiveUpdates);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(opened()).toBeGreaterThan(5);
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThan(3);
});

test('once the device has its line again the stream is opened at once', async () => {
  renderHook(useLiveUpdates);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = opened();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened()).toBe(before + 1);
});
