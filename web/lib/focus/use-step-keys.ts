import { useEffect, useEffectEvent } from 'react';

const TYPES = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

/** The key is part of words, or of a shortcut of the browser: no key of the screen. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return event.target instanceof Element && event.target.matches(TYPES);
}

/** j goes on to the next of a list and k back. `dialogs`: how many stand open anyway; one over them has keys of its own. */
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
