import { useMounted } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isComposing } from '#web/lib/composing.ts';
import { lastingOpener } from '#web/lib/focus/lasting-opener.ts';

/** The open overlays, the last one on top. */
const open: symbol[] = [];
/** Each key press closes one overlay, even if closing it uncovers another whose listener runs later. */
const handled = new WeakSet<Event>();

/** Escape closes only the top overlay: by default Mantine closes all that are open. */
function useEscape(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!opened) return undefined;
    const own = Symbol();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || handled.has(event) || open.at(-1) !== own) return;
      // An open list in a field handles the key itself.
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

/** Half a second: a closing overlay moves the focus first, and a menu that opened it even later. */
const FRAMES = 30;

/** Counts openings: a pending focus return stops when another overlay opens. */
let openings = 0;

/**
 * Returns the focus to the opener when this closes. Mantine only does so for a dialog that stays mounted, not
 * for one that is mounted open, opened from a menu item, or reopened during its fade-out.
 */
function useReturnFocus(opened: boolean): void {
  const opener = useRef<Element | null>(null);
  const wasOpened = useRef(false);
  // During render: by the time of an effect the menu item is gone and the dialog has the focus.
  if (opened && !wasOpened.current) opener.current = lastingOpener();
  wasOpened.current = opened;
  useEffect(() => {
    if (!opened) return undefined;
    openings += 1;
    return () => giveBack(opener.current);
  }, [opened]);
}

/** Unless another element took it meanwhile. */
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
