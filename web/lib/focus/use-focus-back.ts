import { useEffect, useRef } from 'react';

/**
 * For a button that is disabled while busy, which drops its focus: focuses it again afterwards if nothing
 * else has the focus.
 */
export function useFocusBack(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  return button;
}
