import { useEffect, useState } from 'react';
import { checkPasswordReset } from '#contract/auth/recovery.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError, messageOf } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { isDeadLink, RESET_FAILURE } from './reset-failure.ts';

type ResetState = 'missing' | 'validating' | 'form' | 'failed' | 'invalid' | 'done';

/** Where a person stands with a reset link: whether it works, and what became of the last try. */
export function useResetLink(token: string | null) {
  const [state, setState] = useState<ResetState>(token ? 'validating' : 'missing');
  const [failure, setFailure] = useState<{ message: string; back: ResetState } | null>(null);

  function refuse(reason: unknown, message: string, back: ResetState): void {
    setFailure({ message, back });
    setState(reason instanceof ApiError && isDeadLink(reason) ? 'invalid' : 'failed');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `refuse` only sets state.
  useEffect(() => {
    if (!token || state !== 'validating') return;
    let isGone = false;
    call(checkPasswordReset, { body: { token } })
      .then(() => !isGone && setState('form'))
      .catch((reason: unknown) => !isGone && refuse(reason, messageOf(reason), 'validating'));
    return () => {
      isGone = true;
    };
  }, [token, state]);

  return {
    state,
    message: failure?.message,
    fail: (reason: unknown) => refuse(reason, wordsOf(reason, RESET_FAILURE), 'form'),
    finish: () => setState('done'),
    tryAgain() {
      setState(failure?.back ?? 'validating');
      setFailure(null);
    },
  };
}
