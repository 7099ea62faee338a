import { startTransition, useEffect, useLayoutEffect, useState } from 'react';

/** On the server, and until a page that came from it is taken over. */
let isTakingOver = typeof window === 'undefined';

/** Before React takes over what the server drew. */
export function beginTakeOver(): void {
  isTakingOver = true;
}

/** Of what stands around every page: whatever comes after it is drawn here. */
export function useTakenOver(): void {
  useLayoutEffect(() => {
    isTakingOver = false;
  }, []);
}

/** False while a prerendered page must still match its HTML, which knows no search parameters and no session. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(!isTakingOver);
  // In a transition: a page that has just come answers in between.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
