import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '#web/lib/when/idle.ts';
import { afterPress } from '#web/lib/when/press.ts';

/** What the field that follows takes over. */
interface Before {
  /** Where the focus was in the text; none where it was elsewhere. */
  caret?: [start: number | null, end: number | null];
  wasPressed: boolean;
}

function caretOf(field: HTMLElement): [number | null, number | null] {
  return field instanceof HTMLInputElement ? [field.selectionStart, field.selectionEnd] : [null, null];
}

/** Keys that open a list. */
export const OPENING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);

/** Fields whose code is there, first come first. */
const waiting = new Set<() => void>();

/**
 * Exchanges one field in each task, between which the page answers. Each at once, for until a later picture the focus
 * could move on, and would be taken back.
 */
function exchangeNext(): void {
  afterPress(() => {
    const [field] = waiting;
    if (!field) return;
    waiting.delete(field);
    if (waiting.size > 0) setTimeout(exchangeNext);
    flushSync(field);
  });
}

function exchange(field: () => void): void {
  waiting.add(field);
  if (waiting.size === 1) setTimeout(exchangeNext);
}

/**
 * A field whose list or calendar comes once the page stands. Until then a plain one stands in its place; the focus,
 * and a press, pass on to the one that follows it.
 */
export function useLateField(load: () => Promise<unknown>, wasLoaded: boolean, givenId: string | undefined) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isHere, setHere] = useState(wasLoaded);
  const before = useRef<Before>({ wasPressed: false });
  const show = useCallback(() => {
    const field = document.getElementById(id);
    if (field && field === document.activeElement) before.current.caret = caretOf(field);
    setHere(true);
  }, [id]);
  useEffect(() => {
    if (isHere) return;
    let isGone = false;
    // Asking for files takes long enough to be felt where a page has just become able to answer.
    whenIdle(() =>
      load().then(
        () => isGone || exchange(show),
        // What does not come is asked for again by a press.
        () => {},
      ),
    );
    return () => {
      isGone = true;
      waiting.delete(show);
    };
  }, [isHere, load, show]);
  useLayoutEffect(() => {
    if (!isHere) return;
    const { caret, wasPressed } = before.current;
    before.current = { wasPressed: false };
    const field = document.getElementById(id);
    if (caret) field?.focus({ preventScroll: true });
    if (caret && caret[0] !== null && field instanceof HTMLInputElement) field.setSelectionRange(...caret);
    if (wasPressed) field?.click();
  }, [isHere, id]);
  const press = () => {
    before.current.wasPressed = true;
    load().then(
      () => afterPress(() => flushSync(show)),
      () => {},
    );
  };
  return { id, isHere, press };
}
