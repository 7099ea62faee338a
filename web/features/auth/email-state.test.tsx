import { expect, test } from 'vitest';
import { renderHook } from '#web/testing/render.tsx';
import { useEmailStatus } from './email-state.tsx';

test('an address is being checked from when it was left on, and half an address is not', () => {
  const stateOf = (typed: string) => renderHook(() => useEmailStatus(typed, true)).result.current.state;
  expect(stateOf('asha@people.test')).toBe('checking');
  expect(stateOf('asha')).toBe('idle');
});

test('nothing is checked before something was typed and left', () => {
  expect(renderHook(() => useEmailStatus('asha@people.test', false)).result.current.state).toBe('idle');
  expect(renderHook(() => useEmailStatus('', true)).result.current.state).toBe('idle');
});
