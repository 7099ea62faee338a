import { ActionIcon } from '@mantine/core';
import type { BusyTime } from '#contract/interviews/plan.ts';
import { handOnFocus } from '#web/features/interviews/slots/hand-on-focus.ts';
import { conflictOf, isEmpty, type SlotDraft, spanOf } from '#web/features/interviews/slots/slot-drafts.ts';
import { formatDate, formatTimeRange } from '#web/lib/format/dates.ts';
import { inOwnZone } from '#web/lib/when/own-zone.ts';
import { IconX } from '#web/ui/icons/controls.ts';
import classes from './times.module.css';

interface PlacedTimesProps {
  drafts: readonly SlotDraft[];
  busy: readonly BusyTime[];
  faults: ReadonlyMap<string, string>;
  onRemove: (draft: SlotDraft) => void;
}

/** The chosen times in one line each: the way to see all of them on a phone. */
export function PlacedTimes({ drafts, busy, faults, onRemove }: PlacedTimesProps) {
  const begun = drafts.filter((draft) => !isEmpty(draft));
  if (begun.length === 0) return <p className="muted small">None yet. Tap a time above.</p>;
  return (
    <ul className={classes.placed}>
      {begun.map((draft, place) => {
        const span = spanOf(draft);
        const fault = faults.get(draft.key);
        const conflict = fault ? null : conflictOf(draft, busy);
        const own = span && inOwnZone(span.start, span.end);
        return (
          <li key={draft.key} className={conflict ? classes.warned : ''} data-fault={fault ? '' : undefined}>
            <p className="num">
              <span className="strong">
                {draft.date ? formatDate(draft.date).replace(/ \d{4}$/, '') : 'No date yet'}
              </span>
              {span && `, ${formatTimeRange(span.start, span.end)}`}
              {own && <span className={`${classes.help} small`}> ({own})</span>}
              {fault && (
                <span className={classes.danger} role="alert">
                  {' '}
                  {fault}
                </span>
              )}
              {conflict && <span className={classes.warning}>{conflict}</span>}
            </p>
            <ActionIcon
              size={44}
              aria-label={`Remove time ${place + 1}`}
              onClick={({ currentTarget }) => {
                const line = currentTarget.closest('li');
                if (line) handOnFocus(line);
                onRemove(draft);
              }}
            >
              <IconX size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}
