import { type RefObject, useEffect, useRef } from 'react';

/** For what has to be read when it comes: it is brought into view and takes the focus. */
export function useArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const box = useRef<Element>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return box;
}
