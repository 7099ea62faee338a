import { useEffect, useRef } from 'react';
import { lastingOpener } from '#web/lib/focus/lasting-opener.ts';

/** Half a second: what closes has its own hand on the focus first, and a menu that opened it goes later still. */
const FRAMES = 30;

/**
 * When this closes, what had the focus as it opened has it again. Mantine does so only where a dialog stays in place
 * between, not where it is put there open, opened from a line of a menu, or opened again while it fades out.
 */
export function useReturnFocus(opened: boolean): void {
  const frame = useRef(0);
  const opener = useRef<Element | null>(null);
  const wasOpened = useRef(false);
  // While it renders: an effect finds the line of a menu gone, and the dialog with the focus already.
  if (opened && !wasOpened.current) opener.current = lastingOpener();
  wasOpened.current = opened;
  useEffect(() => {
    if (!opened) return undefined;
    cancelAnimationFrame(frame.current);
    return () => giveBack(opener.current, (next) => (frame.current = requestAnimationFrame(next)));
  }, [opened]);
}

/** Unless somebody else took it meanwhile. */
function giveBack(opener: Element | null, later: (next: () => void) => void): void {
  const closing = document.activeElement?.closest('[role="dialog"]');
  const attempt = (left: number) => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || closing?.contains(activeElement);
    if (isLost && opener instanceof HTMLElement && opener.checkVisibility()) opener.focus();
    if (left > 0) later(() => attempt(left - 1));
  };
  later(() => attempt(FRAMES));
}
