import { useEffect } from 'react';
import { isTyping } from '#web/lib/focus/use-step-keys.ts';

/** As long as the message stands that offers the same. */
const UNDO_MS = 20_000;

let last: { act: () => void; until: number } | null = null;

export function keepUndo(act: () => void): void {
  last = { act, until: Date.now() + UNDO_MS };
}

/** It was taken back by its message: the key has nothing more to do about it. */
export function forgetUndo(act: () => void): void {
  if (last?.act === act) last = null;
}

/** The key u takes the last decision back: the message is out of the keyboard's reach while a panel holds the focus. */
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
