import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { exchangeGoogleCode } from '#contract/auth/google.ts';
import { ERRORS, type ErrorCode } from '#contract/core/errors.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { isSecondStep } from './sign-in/sign-in-failure.ts';

interface GoogleReturn {
  /** Exchanged for a session, once. */
  code: string | null;
  /** Why there is no code. */
  message: string | null;
  returnTo: string | null;
}

const FAILED: ErrorCode = 'GOOGLE_SIGN_IN_FAILED';

/** The parameters that the Google sign-in left in the URL fragment; null otherwise. */
export function readGoogleReturn(hash: string): GoogleReturn | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const code = params.get('googleCode');
  const error = params.get('googleError');
  if (code === null && error === null) return null;
  const known = ERRORS[error as ErrorCode] ?? ERRORS[FAILED];
  return { code, message: code === null ? known[1] : null, returnTo: params.get('returnTo') };
}

/** Continues after Google has redirected back: exchanges the code once, and asks for the second step. */
export function useGoogleReturn() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [isHalfway, setHalfway] = useState(false);
  const { mutate, isPending } = useEndpointMutation(exchangeGoogleCode, {
    onSuccess: beginSession,
    onError(error) {
      if (error.code !== 'INVALID_TOTP') setHalfway(isSecondStep(error));
      setMessage(isSecondStep(error) ? null : error.message);
    },
  });

  useEffect(() => {
    const found = readGoogleReturn(hash);
    if (!found) return;
    // The code is removed from the address bar at once; the return path stays, as for other sign-ins.
    const params = new URLSearchParams(search);
    if (found.returnTo) params.set('from', found.returnTo);
    navigate({ pathname, search: params.toString() }, { replace: true });
    setMessage(found.message);
    if (found.code === null || taken.current === found.code) return;
    taken.current = found.code;
    mutate({ body: { code: found.code } });
  }, [hash, pathname, search, navigate, mutate]);

  return {
    message,
    isBusy: isPending,
    isSecondStep: isHalfway,
    submitCode(totpCode: string): void {
      if (taken.current === null) return;
      setMessage(null);
      mutate({ body: { code: taken.current, totpCode } });
    },
    leaveSecondStep(): void {
      setHalfway(false);
      setMessage(null);
    },
  };
}
