import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { BusyTime, InterviewPlan } from '#contract/interviews/plan.ts';
import { MAX_SLOTS } from '#contract/interviews/slots.ts';
import {
  conflictOf,
  handOnFocus,
  isEmpty,
  isFilled,
  isSameTime,
  laterBy,
  place,
  type SlotDraft,
  type SlotTime,
  shift,
  spanOf,
  unfilled,
  unplace,
} from '#web/features/interviews/slots/slot-drafts.ts';
import { SlotFields } from '#web/features/interviews/slots/slot-fields.tsx';
import { formatDate, formatTimeRange } from '#web/lib/format/dates.ts';
import { inOwnZone, otherZone } from '#web/lib/when/own-zone.ts';
import { IconX } from '#web/ui/icons/controls.ts';
import { DayStrip } from './day-strip.tsx';
import { SuggestedTimes } from './suggested-times.tsx';
import classes from './times.module.css';
import { WeekGrid } from './week-grid.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

interface PlacedTimesProps {
  drafts: readonly SlotDraft[];
  busy: readonly BusyTime[];
  faults: ReadonlyMap<string, string>;
  onRemove: (draft: SlotDraft) => void;
}

/** The chosen times, one per line, which is the only overview on a phone. */
function PlacedTimes({ drafts, busy, faults, onRemove }: PlacedTimesProps) {
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

interface TimesPickerProps {
  title: string;
  help: ReactNode;
  /** Undefined if it could not be loaded: times can be chosen without it. */
  plan: InterviewPlan | undefined;
  duration: number;
  drafts: readonly SlotDraft[];
  faults: ReadonlyMap<string, string>;
  onChange: (drafts: SlotDraft[]) => void;
}

/**
 * Up to three times: suggested, placed on a week or a strip of days, or typed. All of
 * them show the same state.
 */
export function TimesPicker({ plan, duration, drafts, onChange, faults, ...words }: TimesPickerProps) {
  const isPhone = useMediaQuery('(max-width: 767px)') ?? false;
  const [now] = useState(() => new Date());
  const [isFull, setFull] = useState(false);
  const busy = plan?.busy ?? [];
  const ready = drafts.filter(isFilled).length;

  function change(next: SlotDraft[]) {
    setFull(false);
    onChange(next);
  }
  function add(time: SlotTime) {
    if (drafts.filter(isFilled).length === MAX_SLOTS) return setFull(true);
    change(place(drafts, time));
  }
  function toggle(time: SlotTime) {
    const taken = drafts.find((draft) => isSameTime(draft, time));
    if (taken) change(unplace(drafts, taken.key));
    else add(time);
  }
  function takeAll(times: SlotTime[]) {
    const chosen = drafts.filter((draft) => times.some((time) => isSameTime(draft, time)));
    const others = drafts.map((draft) => (chosen.includes(draft) ? draft : unfilled(draft)));
    const missing = times.filter((time) => !chosen.some((draft) => isSameTime(draft, time)));
    change(missing.reduce<SlotDraft[]>((rows, time) => place(rows, time), others));
  }

  return (
    <div data-times="">
      <div className={classes.top}>
        <h3>{words.title}</h3>
        <span className="meta muted num" role="status">
          {ready} of {Math.max(drafts.length, ready)} ready
        </span>
      </div>
      <p className={classes.help}>
        {words.help}
        <ZoneLine now={now} />
      </p>
      {plan && (
        <>
          {plan.suggestions.length > 0 && <p className={classes.label}>Suggested, free for both of you</p>}
          <SuggestedTimes
            suggestions={plan.suggestions}
            drafts={drafts}
            onToggle={toggle}
            onTakeAll={takeAll}
          />
        </>
      )}
      {isPhone ? (
        <DayStrip
          drafts={drafts}
          busy={busy}
          duration={duration}
          now={now}
          firstDay={plan?.suggestions[0]?.date}
          onToggle={toggle}
        />
      ) : (
        <WeekGrid
          drafts={drafts}
          busy={busy}
          duration={duration}
          now={now}
          onPlace={(date, start) => add({ date, start, end: laterBy(start, duration) })}
          onShift={(draft, by) => change(drafts.map((other) => (other === draft ? shift(draft, by) : other)))}
          onRemove={(draft) => change(unplace(drafts, draft.key))}
        />
      )}
      <p className={classes.full} role="status">
        {isFull && 'Three times are chosen. Take one away to choose another.'}
      </p>
      <Typed
        isPhone={isPhone}
        placed={
          <PlacedTimes
            drafts={drafts}
            busy={busy}
            faults={faults}
            onRemove={(draft) => change(unplace(drafts, draft.key))}
          />
        }
      >
        <SlotFields
          drafts={drafts}
          onChange={change}
          duration={duration}
          faults={faults}
          conflictOf={(draft) => conflictOf(draft, busy)}
        />
      </Typed>
      {plan && <WeeklyHours availability={plan.availability} />}
    </div>
  );
}

/** In another time zone, every chosen time is also shown in local time. */
function ZoneLine({ now }: { now: Date }) {
  const zone = otherZone(now);
  return zone ? <> Below each time stands what it is in {zone.replaceAll('_', ' ')}.</> : null;
}

interface TypedProps {
  isPhone: boolean;
  placed: ReactNode;
  children: ReactNode;
}

/** The plain fields. On a phone they are collapsed under the list of times. */
function Typed({ isPhone, placed, children }: TypedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={classes.typed} aria-label="Your times">
      <h3>Your times</h3>
      {isPhone && !isOpen ? (
        <>
          {placed}
          <Button variant="link" size="xs" onClick={() => setOpen(true)}>
            Type a time instead
          </Button>
        </>
      ) : (
        children
      )}
    </section>
  );
}
