import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page must still match its HTML, which knows no search parameters and no session. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
