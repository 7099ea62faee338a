import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useEmailStatus } from './email-state.tsx';

test('an address is being checked from when it was left on, also while what checks it still comes', async () => {
  const { result } = renderHook(() => useEmailStatus('asha', true));
  expect(result.current.state).toBe('checking');
  await vi.waitFor(() => expect(result.current.state).toBe('idle'));
});

test('nothing is checked before something was typed and left', () => {
  expect(renderHook(() => useEmailStatus('asha@people.test', false)).result.current.state).toBe('idle');
  expect(renderHook(() => useEmailStatus('', true)).result.current.state).toBe('idle');
});
