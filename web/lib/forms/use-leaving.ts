import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Holds a user who leaves a form with unsaved input: navigation inside the app waits for an answer, for other
 * navigation the browser asks.
 */
export function useLeaving(isDirty: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isDirty() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
  return {
    isHeld: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
