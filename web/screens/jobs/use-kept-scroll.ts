import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router';

const PREFIX = 'scroll:';

/**
 * Keeps how far a list is scrolled, over Back and reload, by its name. Without an element of its own the list scrolls
 * with the page. `isReady` once its rows stand: before, there is nothing to scroll over.
 */
export function useKeptScroll(
  own: RefObject<HTMLElement | null> | 'page',
  name: string,
  isReady: boolean,
): void {
  const came = useNavigationType();
  const isAsBefore = came === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: put back once, when the rows stand.
  useLayoutEffect(() => {
    if (!isReady || !isAsBefore) return;
    const top = keptTop(PREFIX + name);
    if (own === 'page') window.scrollTo(0, top);
    else if (own.current) own.current.scrollTop = top;
  }, [own, isReady]);
  useEffect(() => {
    const target = own === 'page' ? window : own.current;
    if (!target || !isReady) return;
    const keep = () => {
      const top = target instanceof Window ? target.scrollY : target.scrollTop;
      keepTop(PREFIX + name, Math.round(top));
    };
    target.addEventListener('scroll', keep, { passive: true });
    return () => target.removeEventListener('scroll', keep);
  }, [own, name, isReady]);
}

function keepTop(key: string, top: number): void {
  try {
    sessionStorage.setItem(key, String(top));
  } catch {
    // A forbidden storage keeps nothing: the list begins at its top again.
  }
}

function keptTop(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}
