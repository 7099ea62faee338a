import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { endSession } from '#web/lib/api/session.ts';
import { loginPath } from '#web/lib/guard.ts';

/** Clears everything stored in this browser and goes to sign-in. */
export function logInAgain(from: string): void {
  localStorage.clear();
  // A full page load, because the current page still holds the session.
  window.location.assign(loginPath(from));
}

/** In the admin area a refused token ends the session; the shell then redirects to sign-in. */
export function useEndWhenRefused(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const check = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error') return;
      const { error } = event.action;
      if (!(error instanceof ApiError) || error.status !== 401) return;
      endSession('expired');
    };
    const stops = [
      queryClient.getQueryCache().subscribe(check),
      queryClient.getMutationCache().subscribe(check),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
