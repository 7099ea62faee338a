import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** True on the server, and until hydration of a server-rendered page is done. */
let isTakingOver = typeof window === 'undefined';

/** Called before React hydrates the server's HTML. */
export function beginTakeOver(): void {
  isTakingOver = true;
}

/** Used by the layout around every page: everything after it is rendered on the client. */
export function useTakenOver(): void {
  useLayoutEffect(() => {
    isTakingOver = false;
  }, []);
}

/**
 * False while a prerendered page must still match its HTML, which knows no search parameters and no session.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!isTakingOver);
  // In a transition, so that the page stays responsive during the first render.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
