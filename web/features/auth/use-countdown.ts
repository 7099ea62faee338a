import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds left until a moment (milliseconds since 1970), counted down on the screen; 0 once it passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(until);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    const stop = setTimeout(() => clearInterval(timer), Math.max(0, until - Date.now()) + SECOND);
    return () => {
      clearInterval(timer);
      clearTimeout(stop);
    };
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / SECOND));
}

/** `0:42` */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Keeps an address from being tried again before the server said it makes sense. */
export function usePause() {
  const [pause, setPause] = useState({ email: '', until: 0 });
  const left = useCountdown(pause.until);
  return {
    start: (email: string, seconds = 60) => setPause({ email, until: Date.now() + seconds * SECOND }),
    holds: (email: string) => left > 0 && email === pause.email,
  };
}
