import { useEffect, useRef } from 'react';

/** A form that comes after its dialog: its first field takes the focus, unless somebody has moved on meanwhile. */
export function useFirstFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  useEffect(() => {
    // After the dialog itself, which takes the focus as soon as it is there.
    const timer = setTimeout(() => {
      const dialog = root.current?.closest('[role="dialog"]');
      const { activeElement } = document;
      const hasMovedOn =
        dialog?.contains(activeElement) &&
        activeElement !== dialog &&
        !activeElement?.matches('.mantine-CloseButton-root');
      if (!hasMovedOn) root.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
  return root;
}

const FIELDS = '[data-first], [data-dates-input], input:not([type="hidden"])';
