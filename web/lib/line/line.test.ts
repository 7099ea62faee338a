import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswer, noteSilence } from './line.ts';
import { followDevice, getLine } from './line-state.ts';

let answers: () => Response;
let asked = 0;
let hasLine = true;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  hasLine = true;
  answers = () => new Response('{}');
  vi.stubGlobal('fetch', async () => {
    asked++;
    return answers();
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasLine);
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
  expect([getLine(), asked]).toEqual(['open', 1]);
});

test('a server that does not respond is silent, until it responds again', async () => {
  answers = unreachable;
  expect(await noteSilence()).toBe('silent');
  await vi.advanceTimersByTimeAsync(4000);
  expect(getLine()).toBe('silent');
  answers = () => new Response('{}');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(getLine()).toBe('open');
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

test('an offline device sends no calls, and is open again as soon as it is online', async () => {
  hasLine = false;
  followDevice();
  expect(getLine()).toBe('none');
  expect(await noteSilence()).toBe('none');
  expect(asked).toBe(0);
  hasLine = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getLine()).toBe('open');
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
  expect(getLine()).toBe('open');
  const before = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before);
});
