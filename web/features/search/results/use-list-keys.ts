import type { KeyboardEvent } from 'react';
import { namesIn } from './names-in.ts';

interface Item {
  id: string;
}

/** Where letters are written, or mean something else. */
const TYPES = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';

/** Single keys inside a list of people: j and k go on and back, others do something with whom the focus is on. */
export function useListKeys<T extends Item>(
  items: readonly T[],
  acts: Readonly<Record<string, (item: T) => void>>,
) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof Element) || event.target.matches(TYPES)) return;
    const names = namesIn(event.currentTarget);
    const row = event.target.closest('li, tr');
    const place = names.findIndex((name) => row?.contains(name));
    const own = names[place];
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      names[Math.min(names.length - 1, Math.max(0, place + step))]?.focus();
      return;
    }
    const item = items.find(({ id }) => id === own?.getAttribute('data-candidate'));
    const act = acts[event.key];
    if (!act || !item) return;
    event.preventDefault();
    act(item);
  }
  return { onKeyDown };
}
