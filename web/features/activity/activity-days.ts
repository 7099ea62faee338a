import { DAY_MS } from '#contract/kit/days.ts';
import { dayOf, formatDate } from '#web/lib/format/dates.ts';

export interface Dated {
  id: string;
  at: string;
}

interface ActivityDay<T> {
  /** `2026-11-26` */
  day: string;
  /** `Today`, `Yesterday` or the date. */
  label: string;
  items: T[];
}

/** Entries, newest first, under the days they happened on. One that a shifted page repeats counts once. */
export function groupByDay<T extends Dated>(entries: readonly T[], now: Date): ActivityDay<T>[] {
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
  const unique = new Map(entries.map((entry) => [entry.id, entry]));
  const days = Map.groupBy(unique.values(), ({ at }) => dayOf(at));
  return [...days].map(([day, items]) => {
    const label = day === today ? 'Today' : day === yesterday ? 'Yesterday' : formatDate(day);
    return { day, label, items };
  });
}
