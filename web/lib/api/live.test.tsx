import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, renderHook } from '#web/testing/render.tsx';
import { noteAnswer } from '../offline/connection-watch.ts';
import { useLiveUpdates } from './live.ts';
import { queryClient } from './query-client.ts';
import { endSession, startSession } from './session.ts';

const asked = vi.fn<(path: string) => Promise<Response>>();
beforeEach(() => {
  asked.mockImplementation(async (path) => {
    if (path === '/api/live') throw new TypeError('Failed to fetch');
    return Response.json({});
  });
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
  asked.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = () => asked.mock.calls.filter(([path]) => path === '/api/live').length;

test('a stream that does not open is retried, and each wait cleans up after itself', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
  renderHook(useLiveUpdates);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(opened()).toBeGreaterThan(5);
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThan(3);
});

test('events during an interruption are lost, so the whole cache is read again once the stream opens', async () => {
  const ends: (() => void)[] = [];
  const stream = () => new ReadableStream({ start: (one) => void ends.push(() => one.close()) });
  asked.mockImplementation(async () => new Response(stream()));
  queryClient.setQueryData(['kept'], {});
  const isStale = () => queryClient.getQueryState(['kept'])?.isInvalidated;
  renderHook(useLiveUpdates);
  await vi.advanceTimersByTimeAsync(0);
  expect([opened(), isStale()]).toEqual([1, false]);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([opened(), isStale()]).toEqual([2, true]);
});

test('once the device is online again the stream is opened at once', async () => {
  renderHook(useLiveUpdates);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = opened();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(opened()).toBe(before + 1);
});
