import { useEffect, useState } from 'react';

/** What somebody types, once they have left it alone for so long; null meanwhile, also when they end where they began. */
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
