import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const ROW = 'tbody tr';
const CONTROL = 'a[href], button:not(:disabled)';

type Step = (place: number, last: number) => number;
const next: Step = (place, last) => Math.min(place + 1, last);
const previous: Step = (place) => Math.max(place - 1, 0);
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: next,
  j: next,
  ArrowUp: previous,
  k: previous,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Roving tabindex: only one row is in the tab order, so that leaving a list of sixty takes as few keys as one
 * of three. Arrows, or J and K, go from row to row and stay on the same control. Returns the handlers and the
 * ref for the element around the tables.
 */
export function useRovingRows<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const current = useRef<Element | null>(null);
  // Rows change with every answer.
  useEffect(() => settle(box.current, current));
  return {
    ref: box,
    onFocus({ target }: FocusEvent) {
      // Focus events of a portal that a row opened, such as a menu, bubble to here too.
      if (!box.current?.contains(target)) return;
      const row = target.closest(ROW);
      if (!row || row === current.current) return;
      current.current = row;
      settle(box.current, current);
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      const target = event.target as HTMLElement;
      const row = target.closest(ROW);
      if (!step || !row || !box.current?.contains(row)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      const rows = rowsOf(box.current);
      const goal = rows[step(rows.indexOf(row), rows.length - 1)];
      const place = controlsOf(row).indexOf(target);
      const controls = goal ? controlsOf(goal) : [];
      event.preventDefault();
      controls[Math.min(Math.max(place, 0), controls.length - 1)]?.focus();
    },
  };
}

/** Rows without a control cannot get the focus. */
function rowsOf(box: Element): Element[] {
  return [...box.querySelectorAll(ROW)].filter((row) => controlsOf(row).length > 0);
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(CONTROL)];
}

function settle(box: Element | null, current: { current: Element | null }): void {
  if (!box) return;
  const rows = rowsOf(box);
  const open = rows.find((row) => row === current.current) ?? rows[0];
  current.current = open ?? null;
  for (const row of rows) for (const control of controlsOf(row)) control.tabIndex = row === open ? 0 : -1;
}
