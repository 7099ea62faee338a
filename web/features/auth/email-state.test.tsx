import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useEmailStatus } from './email-state.tsx';

test('what is no address is not asked about', () => {
  expect(renderHook(() => useEmailStatus('asha', true)).result.current.state).toBe('idle');
});

test('nothing is checked before something was typed and left', () => {
  expect(renderHook(() => useEmailStatus('asha@people.test', false)).result.current.state).toBe('idle');
  expect(renderHook(() => useEmailStatus('', true)).result.current.state).toBe('idle');
});
