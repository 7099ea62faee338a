import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Holds whoever leaves a form with unsaved words: another screen waits for an answer, the browser asks for itself. */
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
