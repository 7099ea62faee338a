import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '#web/lib/composing.ts';

const TYPES = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** True if the key is text input or a browser shortcut. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return true;
  return event.target instanceof Element && event.target.matches(TYPES);
}

/**
 * j goes to the next item of a list and k to the previous. `dialogs`: how many are normally open; a further
 * one disables the keys.
 */
export function useStepKeys(isOn: boolean, dialogs: number, step: (by: 1 | -1) => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || document.querySelectorAll('[role="dialog"]').length > dialogs) return;
    if (event.key === 'j') step(1);
    if (event.key === 'k') step(-1);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}
