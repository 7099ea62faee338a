import { useRef, useState, useTransition } from 'react';

/**
 * A dialog or panel whose code is loaded when it is first opened. Until then the page and its button stay
 * unchanged; afterwards it stays mounted, so that closing it loses no input. It needs a Suspense of its own.
 */
export function useLazyOverlay() {
  const [state, setState] = useState<'unused' | 'opened' | 'closed'>('unused');
  const [isLoading, startOpening] = useTransition();
  const opener = useRef<HTMLButtonElement>(null);
  return {
    opener,
    isLoading,
    isUsed: state !== 'unused',
    isOpen: state === 'opened',
    open: () => startOpening(() => setState('opened')),
    close() {
      setState('closed');
      opener.current?.focus();
    },
  };
}
