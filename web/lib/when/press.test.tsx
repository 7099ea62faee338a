import { afterEach, expect, test, vi } from 'vitest';
import { act, cleanup, fireEvent, renderHook } from '#web/testing/render.tsx';
import { afterPress, useSteady } from './press.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  cleanup();
  fireEvent.pointerCancel(window);
  await turn();
});

/** How often it was done that waited for the end of a press. */
function waitFor() {
  const go = vi.fn();
  const forget = afterPress(go);
  return { forget, done: () => go.mock.calls.length };
}

test('with nothing held down it is done at once', () => {
  expect(waitFor().done()).toBe(1);
});

test('after a press it is done once, when its click is over', async () => {
  fireEvent.pointerDown(document.body);
  fireEvent.mouseDown(document.body);
  const waiting = waitFor();
  await turn();
  fireEvent.pointerUp(document.body);
  fireEvent.mouseUp(document.body);
  expect(waiting.done()).toBe(0);
  await turn();
  expect(waiting.done()).toBe(1);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  await turn();
  expect(waiting.done()).toBe(1);
});

test('a press that follows at once is waited for too', async () => {
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  fireEvent.pointerDown(document.body);
  const waiting = waitFor();
  await turn();
  expect(waiting.done()).toBe(0);
  fireEvent.pointerUp(document.body);
  await turn();
  expect(waiting.done()).toBe(1);
});

test.each([
  ['scrolls or drags', () => fireEvent.pointerCancel(document.body)],
  ['opens a menu of the browser', () => fireEvent.contextMenu(document.body)],
  ['leaves the window', () => fireEvent.blur(window)],
])('what %s holds nothing up', (_what, happens) => {
  fireEvent.pointerDown(document.body);
  const waiting = waitFor();
  happens();
  expect(waiting.done()).toBe(1);
});

test('what is forgotten is not done', async () => {
  fireEvent.mouseDown(document.body);
  const waiting = waitFor();
  waiting.forget();
  fireEvent.mouseUp(document.body);
  await turn();
  expect(waiting.done()).toBe(0);
});

test('what is shown changes at once, but not under a press', async () => {
  const { result, rerender } = renderHook(useSteady<string>, { initialProps: 'idle' });
  rerender('checking');
  expect(result.current).toBe('checking');
  fireEvent.pointerDown(document.body);
  rerender('ready');
  expect(result.current).toBe('checking');
  fireEvent.pointerUp(document.body);
  await act(turn);
  expect(result.current).toBe('ready');
});
