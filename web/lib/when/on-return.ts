import { useEffect, useEffectEvent } from 'react';

/** Calls `go` when the user returns to this tab or window, as long as something is awaited. */
export function useOnReturn(isWaiting: boolean, go: () => void): void {
  const back = useEffectEvent(() => {
    if (document.visibilityState === 'visible') go();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => back();
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, [isWaiting]);
}
