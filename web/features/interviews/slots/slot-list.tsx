import type { OfferedSlot } from '#contract/interviews/interview.ts';
import { spansOf } from '#contract/interviews/slots.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import { formatDate } from '#web/lib/format/dates.ts';
import { nonBreaking } from '#web/lib/format/non-breaking.ts';
import { inOwnZone } from '#web/lib/when/own-zone.ts';
import { timeInWords } from './slot-drafts.ts';

/** `6:30 pm – 7:30 pm` */
export function timesInWords({ timeRanges, timezone }: OfferedSlot): string {
  const times = timeRanges.map(({ startTime, endTime }) =>
    nonBreaking(`${timeInWords(startTime)} – ${timeInWords(endTime)}`),
  );
  return `${times.join(' or ')}${timezone === INDIA ? '' : ` (${timezone})`}`;
}

/** The same in the time zone of this browser, if that is another one. */
export function slotInOwnZone(slot: OfferedSlot): string | null {
  const [span] = spansOf(slot);
  return span ? inOwnZone(span.start, span.end) : null;
}

/** Offered times, one per line. */
export function SlotList({ slots }: { slots: readonly OfferedSlot[] }) {
  return (
    <ul className="num" style={{ display: 'grid', gap: 6 }}>
      {slots.map((slot) => {
        const own = slotInOwnZone(slot);
        return (
          <li key={slot.id}>
            {formatDate(slot.date)}, {timesInWords(slot)}
            {own && <span className="muted small"> ({own})</span>}
          </li>
        );
      })}
    </ul>
  );
}
