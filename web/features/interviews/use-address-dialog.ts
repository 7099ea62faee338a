import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { lastingOpener } from '#web/lib/focus/lasting-opener.ts';
import { DIALOG_STEP, useLeaveDialog } from '#web/lib/use-leave-dialog.ts';

export interface OpenDialog<K extends string> {
  kind: K;
  id: string;
}

/** How an address is written: replacing the history entry or adding one, with its state. */
export interface Step {
  replace: boolean;
  state?: unknown;
}

/**
 * The open dialog of a list, stored in the address: a link opens it, Back closes it, a reload leaves it open.
 * Opening another dialog from it replaces the history entry, so that one step back always leads to the list.
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

/** Frames to wait: a dialog that fades out, or a menu, may move the focus until then. */
const FRAMES = 60;

/** Focuses what opened the dialog; if that is gone, the row it was about; otherwise the top of the page. */
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
