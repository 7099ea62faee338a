import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { exchangeGoogleCode } from '#contract/auth/google.ts';
import { isSecondStep } from '#web/features/auth/sign-in/sign-in-failure.ts';
import { beginSession } from '#web/lib/api/begin-session.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { readGoogleReturn } from './google-return.ts';

/** Goes on where Google sent the browser back: exchanges the code it brought, once, and asks for the second step. */
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
    // The secret leaves the address bar at once; where to return to stays, as for every other way in.
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
