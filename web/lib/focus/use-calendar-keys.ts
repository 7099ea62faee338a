import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addDays } from '#contract/kit/days.ts';

/** Days to move per arrow key. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Limits {
  minDate?: string | Date | null | undefined;
  maxDate?: string | Date | null | undefined;
}

const isBeyond = (day: string, { minDate, maxDate }: Limits) =>
  (typeof minDate === 'string' && day < minDate) || (typeof maxDate === 'string' && day > maxDate);

/**
 * Props for a calendar so that the arrow keys continue into the next or previous month: by default they stop
 * at its edge, and keyboard users would have to find the button of the next month.
 */
export function useCalendarKeys(limits: Limits) {
  const [month, setMonth] = useState<string>();
  const next = useRef<{ calendar: Element; day: string }>(null);
  useEffect(() => {
    if (!next.current) return;
    const { calendar, day } = next.current;
    next.current = null;
    calendar.querySelector<HTMLElement>(`[data-day="${day}"]:not([data-outside])`)?.focus();
  });
  const turn = (day: string, event: KeyboardEvent<HTMLElement>) => {
    const to = addDays(day, STEPS[event.key] ?? 0);
    const calendar = event.currentTarget.closest('[role="dialog"]');
    if (to.slice(0, 7) === day.slice(0, 7) || isBeyond(to, limits) || !calendar) return;
    next.current = { calendar, day: to };
    setMonth(to);
  };
  return {
    calendar: { date: month, onDateChange: setMonth },
    /** The next time it opens at the selected day. */
    onClose: () => setMonth(undefined),
    ofDay: (day: string) => ({
      'data-day': day,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => turn(day, event),
    }),
  };
}
