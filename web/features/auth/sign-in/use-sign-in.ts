import { useState } from 'react';
import { login } from '#contract/auth/session.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { deviceMarks } from '#web/lib/api/device-marks.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import {
  forgetFailure,
  isSecondStep,
  readSignInFailure,
  rememberFailure,
  type SignInFailure,
} from './sign-in-failure.ts';

interface Entries {
  email: string;
  password: string;
}

interface Options {
  isAdminLogin: boolean;
  /** The address in the form now. */
  email: string;
  onRefused: (failure: SignInFailure, error: ApiError) => void;
}

/** Sign-in attempts: the last refusal, the number of failures, and the second step. */
export function useSignIn({ isAdminLogin, email: typed, onRefused }: Options) {
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [refusedEmail, setRefusedEmail] = useState('');
  const [failures, setFailures] = useState(0);
  const [halfway, setHalfway] = useState<Entries | null>(null);
  // When the address is edited, the refusal no longer applies: it may have been confirmed since.
  if (refusedEmail !== '' && refusedEmail !== typed.trim()) setRefusedEmail('');

  function refuse(error: unknown, email: string): void {
    const known = error instanceof ApiError ? error : new ApiError(500);
    const read = readSignInFailure(error);
    rememberFailure(known);
    setFailure(read);
    setRefusedEmail(email);
    if (read.problem === 'INVALID_CREDENTIALS' || read.problem === 'INVALID_CODE') {
      setFailures((count) => count + 1);
    }
    // Other failures of the second step keep it open; wrong credentials go back to the password.
    if (read.problem === 'INVALID_CREDENTIALS') setHalfway(null);
    onRefused(read, known);
  }

  const { mutate, isPending, isSuccess } = useEndpointMutation(login, {
    onSuccess(bundle) {
      beginSession(bundle);
      forgetFailure();
      setFailure(null);
    },
    onError(error, { body }) {
      if (body && isSecondStep(error)) {
        setFailure(null);
        setHalfway({ email: body.email, password: body.password });
      } else {
        refuse(error, body?.email ?? '');
      }
    },
  });

  return {
    failure,
    failures,
    /** True if the address was just refused because it is not confirmed. */
    isUnverified: failure?.problem === 'EMAIL_NOT_VERIFIED' && refusedEmail !== '',
    isBusy: isPending || isSuccess,
    setFailure,
    submit(values: Entries): void {
      setFailure(null);
      mutate({ body: { ...values, isAdminLogin, deviceMarks: deviceMarks() } });
    },
    isSecondStep: halfway !== null,
    submitCode(totpCode: string): void {
      if (!halfway) return;
      setFailure(null);
      mutate({ body: { ...halfway, isAdminLogin, totpCode, deviceMarks: deviceMarks() } });
    },
    leaveSecondStep(): void {
      setFailure(null);
      setHalfway(null);
    },
  };
}
