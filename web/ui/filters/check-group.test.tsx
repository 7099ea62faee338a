import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, renderHook } from '#web/testing/render.tsx';
import { useAtOnce } from './check-group.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
});
afterEach(() => vi.useRealTimers());

function start(first: string[]) {
  const passedOn: string[][] = [];
  const hook = renderHook(({ value }) => useAtOnce(value, (next) => passedOn.push(next)), {
    initialProps: { value: first },
  });
  return {
    passedOn,
    shown: () => hook.result.current[0],
    choose: (next: string[]) => act(() => hook.result.current[1](next)),
    arrive: (value: string[]) => hook.rerender({ value }),
    paint: () => act(() => vi.runAllTimersAsync()),
  };
}

test('a choice is shown before it is passed on, and stays once the value has arrived', async () => {
  const { shown, choose, arrive, paint, passedOn } = start(['a']);
  choose(['a', 'b']);
  expect(shown()).toEqual(['a', 'b']);
  expect(passedOn).toEqual([]);
  await paint();
  expect(passedOn).toEqual([['a', 'b']]);
  expect(shown()).toEqual(['a', 'b']);
  arrive(['a', 'b']);
  expect(shown()).toEqual(['a', 'b']);
});

test('two clicks within one frame are passed on as one', async () => {
  const { shown, choose, paint, passedOn } = start([]);
  choose(['a']);
  choose([...shown(), 'b']);
  await paint();
  expect(passedOn).toEqual([['a', 'b']]);
});

test('an overtaken choice is not shown again when it arrives', async () => {
  const { shown, choose, arrive, paint } = start([]);
  choose(['a']);
  await paint();
  choose(['a', 'b']);
  arrive(['a']);
  expect(shown()).toEqual(['a', 'b']);
  await paint();
  arrive(['a', 'b']);
  expect(shown()).toEqual(['a', 'b']);
});

test('a change from elsewhere is shown, such as Back or clearing all filters', async () => {
  const { shown, choose, arrive, paint } = start(['a']);
  choose(['a', 'b']);
  await paint();
  arrive(['a', 'b']);
  arrive(['a']);
  expect(shown()).toEqual(['a']);
  choose([]);
  arrive(['c']);
  expect(shown()).toEqual(['c']);
});
