import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lastingOpener } from '#web/lib/focus/lasting-opener.ts';

/** What is open, the last one on top. */
const open: symbol[] = [];
/** One press closes one thing, also where closing it uncovers another before all have heard of the press. */
const handled = new WeakSet<Event>();

/** Escape closes only what lies on top: by itself, Mantine closes all that are open at once. */
function useEscape(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const own = Symbol();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || handled.has(event) || open.at(-1) !== own) return;
      // A list that is open in a field takes the press for itself.
      if ((event.target as Element | null)?.getAttribute?.('data-mantine-stop-propagation') === 'true')
        return;
      handled.add(event);
      close();
    };
    open.push(own);
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      open.splice(open.indexOf(own), 1);
    };
  }, [opened]);
}

/** Half a second: what closes has its own hand on the focus first, and a menu that opened it goes later still. */
const FRAMES = 30;

/** How often something was opened: what opens ends that the focus goes back to what was there before. */
let openings = 0;

/**
 * When this closes, what had the focus as it opened has it again. Mantine does so only where a dialog stays in place
 * between, not where it is put there open, opened from a line of a menu, or opened again while it fades out.
 */
function useReturnFocus(opened: boolean): void {
  const opener = useRef<Element | null>(null);
  const wasOpened = useRef(false);
  // While it renders: an effect finds the line of a menu gone, and the dialog with the focus already.
  if (opened && !wasOpened.current) opener.current = lastingOpener();
  wasOpened.current = opened;
  useEffect(() => {
    if (!opened) return undefined;
    openings += 1;
    return () => giveBack(opener.current);
  }, [opened]);
}

/** Unless somebody else took it meanwhile. */
function giveBack(opener: Element | null): void {
  const closing = document.activeElement?.closest('[role="dialog"]');
  const opening = openings;
  const attempt = (left: number) => {
    if (openings !== opening) return;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || closing?.contains(activeElement);
    if (isLost && opener instanceof HTMLElement && opener.checkVisibility()) opener.focus();
    if (left > 0) requestAnimationFrame(() => attempt(left - 1));
  };
  requestAnimationFrame(() => attempt(FRAMES));
}

/**
 * What every dialog and panel is given: Escape closes the top one alone, and the focus goes back where it was. It opens
 * after it is there, so that it moves in also where it is put there open.
 */
export function useOverlay(opened: boolean, onClose: () => void) {
  useReturnFocus(opened);
  useEscape(opened, onClose);
  const isThere = useMounted();
  return { opened: opened && isThere, onClose, closeOnEscape: false };
}
