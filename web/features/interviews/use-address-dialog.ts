import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lastingOpener } from '#web/lib/focus/lasting-opener.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

export interface OpenDialog<K extends string> {
  kind: K;
  id: string;
}

/** How an address is written: over the present step of the history, or as a new one, with what it remembers. */
export interface Step {
  replace: boolean;
  state?: unknown;
}

/**
 * What stands over the list, kept in the address: a link opens it, Back closes it, a reload leaves it open. Opening
 * one from another takes its place, so that one step back always leads to the list.
 */
export function useAddressDialog<K extends string>(
  dialog: OpenDialog<K> | null,
  write: (dialog: OpenDialog<K> | null, step: Step) => void,
) {
  const leave = useLeaveDialog();
  const { state } = useLocation();
  const opener = useRef<Element | null>(null);
  const opened = useRef<string | null>(null);
  const isOpen = dialog !== null;
  useEffect(() => {
    if (dialog) opened.current = dialog.id;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => returnFocus(opener.current, opened.current);
  }, [isOpen]);
  return {
    open(kind: K, id: string) {
      if (isOpen) return write({ kind, id }, { replace: true, state });
      opener.current = lastingOpener();
      write({ kind, id }, { replace: false, state: DIALOG_STEP });
    },
    close: () => leave(() => write(null, { replace: true })),
  };
}

/** Some frames: until then a dialog that fades out, or a menu, may still have a hand on the focus. */
const FRAMES = 60;

/** Back to what opened the dialog; to the row it was about where that is gone; else to the top of the page. */
function returnFocus(opener: Element | null, id: string | null): void {
  let hasTried = false;
  const attempt = (left: number) =>
    requestAnimationFrame(() => {
      const isFading = document.querySelector('[role="dialog"]') !== null;
      const hasMovedOn = hasTried && document.activeElement !== document.body;
      if (left === 0 || (hasMovedOn && !isFading)) return;
      if (!isFading) {
        hasTried = true;
        focusOneOf(opener, id);
      }
      attempt(left - 1);
    });
  attempt(FRAMES);
}

function focusOneOf(opener: Element | null, id: string | null): void {
  const row = id && document.querySelector(`[data-interview="${CSS.escape(id)}"]`);
  const places = [opener, ...(row ? [...row.querySelectorAll('a[href], button')].reverse() : [])];
  const target = places.find((place) => place?.checkVisibility()) ?? topOfPage();
  if (target instanceof HTMLElement) target.focus();
}

function topOfPage(): Element | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}
