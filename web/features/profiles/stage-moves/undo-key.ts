import { useEffect } from 'react';
import { isTyping } from '#web/lib/focus/use-step-keys.ts';

/** As long as the message with the undo button is shown. */
const UNDO_MS = 20_000;

let last: { act: () => void; until: number } | null = null;

export function keepUndo(act: () => void): void {
  last = { act, until: Date.now() + UNDO_MS };
}

/** Undone with the button: the key has nothing left to do. */
export function forgetUndo(act: () => void): void {
  if (last?.act === act) last = null;
}

/**
 * The key u undoes the last decision, since the toast cannot be reached by keyboard while a
 * panel traps the focus.
 */
export function useUndoKey(): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== 'u' || isTyping(event) || !last || Date.now() > last.until) return;
      const { act } = last;
      last = null;
      act();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
