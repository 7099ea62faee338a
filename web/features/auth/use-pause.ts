import { useState } from 'react';
import { useCountdown } from '#web/lib/use-countdown.ts';

const SECOND = 1000;

/** Keeps an address from being tried again before the server said it makes sense. */
export function usePause() {
  const [pause, setPause] = useState({ email: '', until: 0 });
  const left = useCountdown(pause.until);
  return {
    start: (email: string, seconds = 60) => setPause({ email, until: Date.now() + seconds * SECOND }),
    holds: (email: string) => left > 0 && email === pause.email,
  };
}
