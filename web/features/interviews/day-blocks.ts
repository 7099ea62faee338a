import { toInstant } from '#contract/kit/zoned-time.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** What is shown of a day in any case. */
const FIRST = 9 * 60;
const LAST = 18 * 60;

export interface Block {
  /** Minutes of the day on the wall clock. */
  from: number;
  to: number;
}

/** What of a span falls on this day of this zone; null when nothing does. */
export function blockOn(date: string, zone: string, span: { start: Date; end: Date }): Block | null {
  const midnight = toInstant(date, '00:00', zone).getTime();
  const from = Math.max(0, (span.start.getTime() - midnight) / MINUTE);
  const to = Math.min(DAY_MINUTES, (span.end.getTime() - midnight) / MINUTE);
  return from < to ? { from, to } : null;
}

/** Whole hours that hold office hours and all of these. */
export function frameOf(blocks: readonly Block[]): Block {
  const from = Math.min(FIRST, ...blocks.map((block) => block.from));
  const to = Math.max(LAST, ...blocks.map((block) => block.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
