import { useEffect, useState } from 'react';
import { checkPasswordReset } from '#contract/auth/recovery.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { isDeadLink } from './reset-failure.ts';

type ResetState = 'missing' | 'validating' | 'form' | 'failed' | 'invalid' | 'done';

/** Where a person stands with a reset link: whether it works, and what became of the last try. */
export function useResetLink(token: string | null) {
  const [state, setState] = useState<ResetState>(token ? 'validating' : 'missing');
  const [error, setError] = useState<unknown>(null);

  function fail(reason: unknown): void {
    setError(reason);
    setState(reason instanceof ApiError && isDeadLink(reason) ? 'invalid' : 'failed');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fail` only sets state.
  useEffect(() => {
    if (!token || state !== 'validating') return;
    let isGone = false;
    call(checkPasswordReset, { body: { token } })
      .then(() => !isGone && setState('form'))
      .catch((reason: unknown) => !isGone && fail(reason));
    return () => {
      isGone = true;
    };
  }, [token, state]);

  return {
    state,
    error,
    fail,
    finish: () => setState('done'),
    tryAgain() {
      setError(null);
      setState('validating');
    },
  };
}
