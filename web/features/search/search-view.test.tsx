import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { renderHook } from '#web/testing/render.tsx';
import { useLastAnswer } from './search-view.tsx';

interface Reading {
  data: string | undefined;
  error: ApiError | null;
}

const failure = new ApiError({
  status: 503,
  code: 'UNAVAILABLE',
  message: 'Try again.',
  errors: [],
} as never);

test('a search that fails keeps the previous results next to the error, until one succeeds', () => {
  const read: Reading = { data: undefined, error: null };
  const { result, rerender } = renderHook((now: Reading) => useLastAnswer(now), { initialProps: read });
  expect(result.current).toEqual({ answer: undefined, failure: null });
  rerender({ data: 'react', error: null });
  rerender({ data: undefined, error: failure });
  expect(result.current).toEqual({ answer: 'react', failure });
  rerender({ data: 'vue', error: null });
  expect(result.current).toEqual({ answer: 'vue', failure: null });
  rerender({ data: undefined, error: failure });
  expect(result.current).toEqual({ answer: 'vue', failure });
});
