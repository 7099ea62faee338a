import { ActionIcon, Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { MAX_SLOTS, SLOT_HORIZON_DAYS } from '#contract/interviews/slots.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { localDate } from '#contract/kit/zoned-time.ts';
import { TimeField } from '#web/features/interviews/times/time-field.tsx';
import { formatDate } from '#web/lib/format/dates.ts';
import { inOwnZone } from '#web/lib/when/own-zone.ts';
import { DayInput } from '#web/ui/fields/date-field.tsx';
import { IconPlus, IconX } from '#web/ui/icons/controls.ts';
import { IconAlertCircle, IconAlertTriangle } from '#web/ui/icons/states.ts';
import { IconCalendar } from '#web/ui/icons/times.ts';
import { handOnFocus, laterBy, newDraft, type SlotDraft, spanOf } from './slot-drafts.ts';
import classes from './slot-fields.module.css';

interface SlotFieldsProps {
  drafts: readonly SlotDraft[];
  onChange: (drafts: SlotDraft[]) => void;
  /** Minutes of the interview: choosing a start fills the end. */
  duration: number;
  /** Errors by row key. */
  faults: ReadonlyMap<string, string>;
  /** A warning about a row, which does not block sending. */
  conflictOf: (draft: SlotDraft) => string | null;
}

/** Rows of a date and two times, in Indian time. */
export function SlotFields({ drafts, onChange, ...row }: SlotFieldsProps) {
  function replace(changed: SlotDraft) {
    onChange(drafts.map((draft) => (draft.key === changed.key ? changed : draft)));
  }
  return (
    <div>
      <div className={classes.rows}>
        {drafts.map((draft, place) => (
          <SlotRow
            key={draft.key}
            {...row}
            draft={draft}
            number={place + 1}
            onChange={replace}
            onRemove={
              drafts.length > 1 ? () => onChange(drafts.filter(({ key }) => key !== draft.key)) : undefined
            }
          />
        ))}
      </div>
      {drafts.length < MAX_SLOTS && (
        <Button
          className={classes.add ?? ''}
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => onChange([...drafts, newDraft()])}
        >
          Add a time
        </Button>
      )}
    </div>
  );
}

interface SlotRowProps extends Omit<SlotFieldsProps, 'drafts' | 'onChange'> {
  draft: SlotDraft;
  number: number;
  onChange: (draft: SlotDraft) => void;
  onRemove: (() => void) | undefined;
}

const dateIcon = <IconCalendar size={16} stroke={1.6} aria-hidden="true" />;

function SlotRow({ draft, number, duration, faults, conflictOf, onChange, onRemove }: SlotRowProps) {
  const today = localDate(new Date());
  const last = localDate(new Date(Date.now() + SLOT_HORIZON_DAYS * DAY_MS));
  const fault = faults.get(draft.key);
  const conflict = fault ? null : conflictOf(draft);
  const span = spanOf(draft);
  const row = useRef<HTMLDivElement>(null);
  const ownTime = span && inOwnZone(span.start, span.end);
  function remove() {
    if (row.current) handOnFocus(row.current);
    onRemove?.();
  }
  return (
    <div ref={row}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid row everywhere. */}
      <div
        role="group"
        aria-label={`Time ${number}`}
        data-fault={fault ? '' : undefined}
        className={`${classes.row} ${conflict ? classes.warned : ''}`}
      >
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <DayInput
          className={classes.date ?? ''}
          aria-label={`Date of time ${number}${draft.date ? `, ${formatDate(draft.date)}` : ''}`}
          placeholder="Date"
          minDate={today}
          maxDate={last}
          leftSection={dateIcon}
          error={Boolean(fault)}
          value={draft.date}
          onChange={(date) => onChange({ ...draft, date })}
        />
        <TimeField
          aria-label={`Start of time ${number}`}
          placeholder="From"
          error={Boolean(fault)}
          value={draft.start}
          onChange={(start) => onChange({ ...draft, start, end: endAfter(start, draft.end, duration) })}
        />
        <span className={classes.dash} aria-hidden="true">
          –
        </span>
        <TimeField
          aria-label={`End of time ${number}`}
          placeholder="To"
          after={draft.start}
          error={Boolean(fault)}
          value={draft.end}
          onChange={(end) => onChange({ ...draft, end })}
        />
        {onRemove && (
          <ActionIcon size={34} aria-label={`Remove time ${number}`} onClick={remove}>
            <IconX size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {ownTime && <Note>{ownTime}</Note>}
      {fault && (
        <Note tone="danger" icon={<IconAlertCircle size={14} stroke={1.8} aria-hidden="true" />}>
          {fault}
        </Note>
      )}
      {conflict && (
        <Note tone="warning" icon={<IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />}>
          {conflict}
        </Note>
      )}
    </div>
  );
}

/** A start moves an end that is missing or no longer after it. */
function endAfter(start: string | null, end: string | null, duration: number): string | null {
  if (!start || (end && end > start)) return end;
  return laterBy(start, duration);
}

function Note({
  tone,
  icon,
  children,
}: {
  tone?: 'danger' | 'warning';
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <p
      className={`${classes.note} ${tone ? classes[tone] : 'muted'}`}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}
