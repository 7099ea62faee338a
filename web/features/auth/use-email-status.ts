import { Credentials } from '#contract/auth/session.ts';
import { checkEmailStatus } from '#contract/auth/sign-up.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSettled } from '#web/lib/when/settled.ts';

const DEBOUNCE_MS = 500;

export type EmailState =
  | 'idle'
  | 'checking'
  | 'ready'
  | 'not-found'
  | 'not-verified'
  | 'disabled'
  | 'unknown';

/**
 * What the server knows of the address in the sign-in form, asked once it is touched and valid, anew each time that
 * it is typed; and how to ask again.
 */
export function useEmailStatus(typed: string, isTouched: boolean) {
  const email = Credentials.shape.email.safeParse(typed).data;
  const wanted = isTouched && email ? email : null;
  const settled = useSettled(wanted, DEBOUNCE_MS);
  const { data, isError, isFetchedAfterMount, refetch } = useEndpoint(
    checkEmailStatus,
    { body: { email: settled ?? '' } },
    { enabled: settled !== null, retry: false, staleTime: 0 },
  );
  return { state: stateNow(), askAgain };

  function stateNow(): EmailState {
    if (wanted === null) return 'idle';
    // What was known before it was typed again may have changed.
    if (settled !== wanted || !isFetchedAfterMount) return 'checking';
    return isError || !data ? 'unknown' : stateOf(data);
  }

  async function askAgain(): Promise<EmailState> {
    if (settled === null) return stateNow();
    const again = await refetch({ cancelRefetch: false });
    return again.isError || !again.data ? 'unknown' : stateOf(again.data);
  }
}

function stateOf(status: AnswerOf<typeof checkEmailStatus>): EmailState {
  if (!status.exists) return 'not-found';
  if (!status.accountEnabled) return 'disabled';
  if (status.needsVerification) return 'not-verified';
  return status.canLogin ? 'ready' : 'unknown';
}
