import { afterEach, expect, test, vi } from 'vitest';
import { act, cleanup, fireEvent, renderHook } from '#web/testing/render.tsx';
import { afterPress, useSteady } from './press.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  cleanup();
  fireEvent.pointerCancel(window);
  await turn();
});

/** A callback that waits for the end of a press. */
function waitFor() {
  const go = vi.fn();
  const forget = afterPress(go);
  return { forget, done: () => go.mock.calls.length };
}

test('with nothing pressed it runs immediately', () => {
  expect(waitFor().done()).toBe(1);
});

test('after a press it runs once, when the click is over', async () => {
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

test('a press that follows immediately is awaited too', async () => {
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
])('%s delays nothing', (_what, happens) => {
  fireEvent.pointerDown(document.body);
  const waiting = waitFor();
  happens();
  expect(waiting.done()).toBe(1);
});

test('a cancelled callback does not run', async () => {
  fireEvent.mouseDown(document.body);
  const waiting = waitFor();
  waiting.forget();
  fireEvent.mouseUp(document.body);
  await turn();
  expect(waiting.done()).toBe(0);
});

test('the displayed value changes immediately, but not during a press', async () => {
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
