import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDevice, getConnection } from './connection-state.ts';
import { noteAnswer, noteSilence } from './connection-watch.ts';

let answers: () => Response;
let asked = 0;
let isConnected = true;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isConnected = true;
  answers = () => new Response('{}');
  vi.stubGlobal('fetch', async () => {
    asked++;
    return answers();
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isConnected);
});
afterEach(() => {
  noteAnswer();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

test('one failed call changes nothing while the server answers others', async () => {
  expect(await noteSilence()).toBe('open');
  expect([getConnection(), asked]).toEqual(['open', 1]);
});

test('a server that does not respond is silent, until it responds again', async () => {
  answers = unreachable;
  expect(await noteSilence()).toBe('silent');
  await vi.advanceTimersByTimeAsync(4000);
  expect(getConnection()).toBe('silent');
  answers = () => new Response('{}');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(getConnection()).toBe('open');
  const before = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before);
});

test('a proxy without a server behind it counts as silent, a refusal does not', async () => {
  answers = () => new Response('', { status: 502 });
  expect(await noteSilence()).toBe('silent');
  noteAnswer();
  answers = () => new Response('', { status: 429 });
  expect(await noteSilence()).toBe('open');
});

test('an offline device is not asked to call, and is open as soon as it is online', async () => {
  isConnected = false;
  followDevice();
  expect(getConnection()).toBe('none');
  expect(await noteSilence()).toBe('none');
  expect(asked).toBe(0);
  isConnected = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getConnection()).toBe('open');
});

test('calls that fail together probe the server once', async () => {
  answers = unreachable;
  await Promise.all([noteSilence(), noteSilence(), noteSilence()]);
  expect(asked).toBe(1);
});

test('any answer ends the silent state', async () => {
  answers = unreachable;
  await noteSilence();
  noteAnswer();
  expect(getConnection()).toBe('open');
  const before = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before);
});
