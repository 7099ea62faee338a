import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import {
  saveWeeklyAvailability,
  WEEKDAYS,
  type Weekday,
  WeeklyAvailability,
} from '#contract/interviews/availability.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { forgetDraft, useKeptDraft } from '#web/lib/forms/kept-draft.ts';
import { KeptLine } from '#web/ui/fields/kept-line.tsx';
import { hoursOf, PARTS, type Part, partsOf } from './week-parts.ts';
import classes from './weekly-hours.module.css';

const OPENER = 'weekly-hours-opener';
const FIRST_BOX = 'weekly-hours-first';

/** What is ticked is kept until it is saved, whatever happens to the page. */
const DRAFT = 'weekly-hours';
const Kept = WeeklyAvailability.pick({ days: true });

const nameOf = (weekday: Weekday) => weekday.charAt(0) + weekday.slice(1).toLowerCase();

/** The hours of a usual week: offered once, then a quiet button. */
export function WeeklyHours({ availability: loaded }: { availability: WeeklyAvailability }) {
  const [isOpen, setOpen] = useState(false);
  function turn(next: boolean) {
    setOpen(next);
    focusLater(next ? FIRST_BOX : OPENER);
  }
  const save = useEndpointMutation(saveWeeklyAvailability, {
    onSuccess() {
      forgetDraft(DRAFT);
      turn(false);
    },
  });
  // What was just saved stands here before it is read again, so that the focus finds its place.
  const availability = save.data ?? loaded;
  const isAsked = availability.updatedAt !== null;
  if (isOpen) {
    return <HoursForm availability={availability} save={save} onClose={() => turn(false)} />;
  }
  if (isAsked) {
    return (
      <Button variant="link" size="xs" id={OPENER} onClick={() => turn(true)}>
        {availability.days.length > 0 ? 'Within your weekly hours' : 'Set weekly hours'}
      </Button>
    );
  }
  return (
    <div className={classes.offer}>
      <p>Free at the same hours most weeks? Say so once, and suggestions keep to them.</p>
      <div className={classes.buttons}>
        <Button variant="default" size="xs" id={OPENER} onClick={() => turn(true)}>
          Set weekly hours
        </Button>
        <Button
          variant="subtle"
          size="xs"
          loading={save.isPending}
          onClick={() => save.mutate({ body: { timezone: INDIA, days: [] } })}
        >
          Not now
        </Button>
      </div>
      {save.isError && <Failure>{save.error.message}</Failure>}
    </div>
  );
}

interface HoursFormProps {
  availability: WeeklyAvailability;
  save: ReturnType<typeof useEndpointMutation<typeof saveWeeklyAvailability>>;
  onClose: () => void;
}

/** Seven days by three parts of the day: quick on a phone, and plain boxes for a keyboard. */
function HoursForm({ availability, save, onClose }: HoursFormProps) {
  const draft = useKeptDraft({ name: DRAFT, schema: Kept, initial: { days: availability.days } });
  const chosen = partsOf(draft.value);
  function toggle(weekday: Weekday, part: Part) {
    const name = `${weekday} ${part.name}` as const;
    if (!chosen.delete(name)) chosen.add(name);
    draft.set({ days: hoursOf(chosen) });
  }
  return (
    <section className={classes.form} aria-label="Weekly hours">
      {save.isError && <Failure>{save.error.message}</Failure>}
      <KeptLine draft={draft} />
      <div className={classes.parts}>
        <span />
        {PARTS.map((part) => (
          <span key={part.name} className={classes.part}>
            {part.name}
            <span className="meta muted">{part.words}</span>
          </span>
        ))}
        {WEEKDAYS.map((weekday, place) => (
          <div key={weekday} className={classes.row}>
            <span>{nameOf(weekday).slice(0, 3)}</span>
            {PARTS.map((part) => (
              <Checkbox
                key={part.name}
                className={classes.box ?? ''}
                id={place === 0 && part === PARTS[0] ? FIRST_BOX : undefined}
                aria-label={`${nameOf(weekday)}, ${part.name.toLowerCase()}`}
                checked={chosen.has(`${weekday} ${part.name}`)}
                onChange={() => toggle(weekday, part)}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="xs"
          loading={save.isPending}
          onClick={() => save.mutate({ body: { timezone: INDIA, days: hoursOf(chosen) } })}
        >
          Save weekly hours
        </Button>
        <Button variant="subtle" size="xs" onClick={onClose}>
          Close
        </Button>
      </div>
    </section>
  );
}
