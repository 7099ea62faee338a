import { expect, test } from 'vitest';
import { renderHook } from '#web/testing/render.tsx';
import { useEmailStatus } from './email-state.tsx';

test('an address is checked once the field was left, and an incomplete one is not', () => {
  const stateOf = (typed: string) => renderHook(() => useEmailStatus(typed, true)).result.current.state;
  expect(stateOf('asha@people.test')).toBe('checking');
  expect(stateOf('asha')).toBe('idle');
});

test('nothing is checked before the field was filled and left', () => {
  expect(renderHook(() => useEmailStatus('asha@people.test', false)).result.current.state).toBe('idle');
  expect(renderHook(() => useEmailStatus('', true)).result.current.state).toBe('idle');
});
