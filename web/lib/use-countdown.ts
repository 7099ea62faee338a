import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds left until a time (milliseconds since 1970), updated every second; 0 once it has passed. */
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
