import { useState } from 'react';
import type { TokenBundle } from '#contract/auth/session.ts';
import { resendCode, verifyEmailCode } from '#contract/auth/verify.ts';
import { isSecondStep } from '#web/features/auth/sign-in/sign-in-failure.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { CODE_LENGTH } from '#web/ui/fields/code-input.tsx';
import { RESEND_FAILURE, VERIFY_FAILURE } from './verification-failure.ts';
import type { VerifyState } from './verify-state.ts';
import { verifyState } from './verify-state.ts';

interface Fault {
  message: string;
  remainingAttempts?: number | undefined;
}

interface Options {
  sent: VerifyState;
  onResent: (next: VerifyState) => void;
  onVerified: (bundle: TokenBundle) => void;
  /** The address is confirmed, but the session still needs the second step of signing in. */
  onSecondStep: () => void;
}

/** The code as it is entered, checked as soon as it is complete, and asked for anew. */
export function useVerification({ sent: { email }, onResent, onVerified, onSecondStep }: Options) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);

  const verify = useEndpointMutation(verifyEmailCode, {
    onSuccess: onVerified,
    onError(error) {
      if (isSecondStep(error)) return onSecondStep();
      setCode('');
      setFault({ message: wordsOf(error, VERIFY_FAILURE.code), remainingAttempts: error.remainingAttempts });
    },
  });
  const resend = useEndpointMutation(resendCode, {
    onSuccess({ cooldownSeconds }) {
      setCode('');
      onResent(verifyState(email, 'Verification code sent successfully!', cooldownSeconds));
    },
    onError(error) {
      setFault({ message: wordsOf(error, RESEND_FAILURE['verify-email']) });
      if (error.retryAfter !== undefined) onResent(verifyState(email, null, error.retryAfter));
    },
  });

  function send(otpCode: string): void {
    if (otpCode.length < CODE_LENGTH) setFault({ message: 'Please enter the complete 6-digit code' });
    else if (!verify.isPending) verify.mutate({ body: { email, otpCode } });
  }

  function enter(next: string): void {
    setCode(next);
    if (next === '') return;
    setFault(null);
    if (next.length === CODE_LENGTH) send(next);
  }

  return {
    code,
    fault,
    isBusy: verify.isPending || verify.isSuccess,
    isResending: resend.isPending,
    enter,
    submit: () => send(code),
    askAgain() {
      setFault(null);
      resend.mutate({ body: { email } });
    },
  };
}
