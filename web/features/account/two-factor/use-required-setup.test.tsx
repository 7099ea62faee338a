import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api/api-error.ts';
import { act, renderHook } from '#web/testing/render.tsx';
import { useRequiredSetup } from './use-required-setup.ts';

const REFUSED = new ApiError(403, { code: 'TWO_FACTOR_SETUP_REQUIRED' });

function open(error: ApiError | null, next: ApiError | null = null) {
  const refetch = vi.fn(async () => ({ error: next }));
  const hook = renderHook(
    (shown: ApiError | null) => useRequiredSetup({ error: shown, refetch: refetch as never }),
    { initialProps: error },
  );
  const isNeeded = () => hook.result.current.isNeeded;
  return { ...hook, refetch, isNeeded };
}

test.each([
  ['nothing was refused', null],
  ['the call may not be made at all', new ApiError(403, { code: 'FORBIDDEN' })],
  ['the session only wants a code of it', new ApiError(403, { code: 'PROOF_REQUIRED' })],
])('is not required while %s', (_, error) => {
  expect(open(error).isNeeded()).toBe(false);
});

test('is required by the refusal, and stays open while the codes are shown although the call succeeds', () => {
  const { rerender, isNeeded } = open(REFUSED);
  expect(isNeeded()).toBe(true);
  rerender(null);
  expect(isNeeded()).toBe(true);
});

test('ends when the server accepts the call', async () => {
  const { result, rerender, refetch, isNeeded } = open(REFUSED);
  rerender(null);
  await act(() => result.current.checkAgain());
  expect(refetch).toHaveBeenCalledOnce();
  expect(isNeeded()).toBe(false);
});

test('continues while the server still refuses', async () => {
  const { result, isNeeded } = open(REFUSED, REFUSED);
  await act(() => result.current.checkAgain());
  expect(isNeeded()).toBe(true);
});
