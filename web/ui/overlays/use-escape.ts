import { useEffect, useEffectEvent } from 'react';

/** What is open, the last one on top. */
const open: symbol[] = [];
/** One press closes one thing, also where closing it uncovers another before all have heard of the press. */
const handled = new WeakSet<Event>();

/** Escape closes only what lies on top: by itself, Mantine closes all that are open at once. */
export function useEscape(opened: boolean, onClose: () => void): void {
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
