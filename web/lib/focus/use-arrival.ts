import { type RefObject, useEffect, useRef } from 'react';

/** For content that must be noticed when it appears: scrolls it into view and focuses it. */
export function useArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const box = useRef<Element>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return box;
}
