import { useEffect, useRef } from 'react';
import type { TokenBundle } from '#contract/auth/session.ts';
import { verifyEmailLink } from '#contract/auth/verify.ts';
import type { ApiError } from '#web/lib/api-error.ts';
import { useEndpointMutation } from '#web/lib/query.ts';
import { isSecondStep } from './sign-in-failure.ts';

/** Redeems the link of a mail, once. `null` means that there is none. */
export function useLinkVerification(
  token: string | null,
  onVerified: (bundle: TokenBundle) => void,
  onSecondStep: () => void,
): ApiError | null {
  const redeemed = useRef<string | null>(null);
  const { mutate, error } = useEndpointMutation(verifyEmailLink, {
    onSuccess: onVerified,
    onError: (refusal) => isSecondStep(refusal) && onSecondStep(),
  });
  useEffect(() => {
    if (token === null || redeemed.current === token) return;
    redeemed.current = token;
    mutate({ params: { token } });
  }, [token, mutate]);
  return isSecondStep(error) ? null : error;
}
