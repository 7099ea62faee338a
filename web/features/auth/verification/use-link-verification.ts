import { useEffect, useRef } from 'react';
import type { TokenBundle } from '#contract/auth/session.ts';
import { verifyEmailLink } from '#contract/auth/verify.ts';
import { isSecondStep } from '#web/features/auth/sign-in/sign-in-failure.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { VERIFY_FAILURE } from './verification-failure.ts';

/** Redeems the link of a mail, once; no token means that there is none. Returns why that failed. */
export function useLinkVerification(
  token: string | null,
  onVerified: (bundle: TokenBundle) => void,
  onSecondStep: () => void,
): string | null {
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
  return error && !isSecondStep(error) ? wordsOf(error, VERIFY_FAILURE.link) : null;
}
