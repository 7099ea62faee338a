import { useEffect, useState } from 'react';

/** The typed value once it has not changed for `ms`; null meanwhile, also if it ends as it began. */
export function useSettled<T>(typed: T | null, ms: number): T | null {
  const [settled, setSettled] = useState<T | null>(null);
  useEffect(() => {
    setSettled(null);
    if (typed === null) return;
    const timer = setTimeout(() => setSettled(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return settled;
}
