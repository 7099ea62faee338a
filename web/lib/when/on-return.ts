import { useEffect, useEffectEvent } from 'react';

/** Does it when somebody comes back to this tab or window, as long as there is something to wait for. */
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
