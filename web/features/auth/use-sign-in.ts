import { useState } from 'react';
import { login } from '#contract/auth/session.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { beginSession } from '#web/lib/begin-session.ts';
import { useEndpointMutation } from '#web/lib/query.ts';
import { forgetFailure, readSignInFailure, rememberFailure, type SignInFailure } from './sign-in-failure.ts';

interface Options {
  isAdminLogin: boolean;
  onRefused: (failure: SignInFailure, error: ApiError) => void;
}

/** One attempt to sign in after the other: the last refusal, and how many there were. */
export function useSignIn({ isAdminLogin, onRefused }: Options) {
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [refusedEmail, setRefusedEmail] = useState('');
  const [failures, setFailures] = useState(0);

  function refuse(error: unknown, email: string): void {
    const known = error instanceof ApiError ? error : new ApiError(500);
    const read = readSignInFailure(error);
    rememberFailure(known);
    setFailure(read);
    setRefusedEmail(email);
    if (read.problem === 'INVALID_CREDENTIALS') setFailures((count) => count + 1);
    onRefused(read, known);
  }

  const { mutate, isPending, isSuccess } = useEndpointMutation(login, {
    onSuccess(bundle) {
      beginSession(bundle);
      forgetFailure();
      setFailure(null);
    },
    onError: (error, { body }) => refuse(error, body?.email ?? ''),
  });

  return {
    failure,
    failures,
    /** Whether this address was just refused because it is not confirmed. */
    isUnverified: (email: string) =>
      failure?.problem === 'EMAIL_NOT_VERIFIED' && refusedEmail === email.trim(),
    isBusy: isPending || isSuccess,
    setFailure,
    submit: (values: { email: string; password: string }) => mutate({ body: { ...values, isAdminLogin } }),
  };
}
