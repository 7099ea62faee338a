import { toInstant } from '#contract/kit/zoned-time.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
/** The part of a day that is always shown, in minutes. */
const FIRST = 9 * 60;
const LAST = 18 * 60;

export interface Block {
  /** Minutes since midnight in the zone. */
  from: number;
  to: number;
}

/** The part of a span that falls on this day in this zone; null if none. */
export function blockOn(date: string, zone: string, span: { start: Date; end: Date }): Block | null {
  const midnight = toInstant(date, '00:00', zone).getTime();
  const from = Math.max(0, (span.start.getTime() - midnight) / MINUTE);
  const to = Math.min(DAY_MINUTES, (span.end.getTime() - midnight) / MINUTE);
  return from < to ? { from, to } : null;
}

/** The whole hours that contain office hours and all of these blocks. */
export function frameOf(blocks: readonly Block[]): Block {
  const from = Math.min(FIRST, ...blocks.map((block) => block.from));
  const to = Math.max(LAST, ...blocks.map((block) => block.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}
