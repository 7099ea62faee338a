import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import {
  type DayHours,
  type WeeklyHours as Hours,
  saveWeeklyAvailability,
  WEEKDAYS,
  type Weekday,
  WeeklyAvailability,
} from '#contract/interviews/availability.ts';
import { INDIA } from '#contract/kit/zoned-time.ts';
import { Failure } from '#web/features/interviews/failure.tsx';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { forgetDraft, useSavedDraft } from '#web/lib/forms/saved-draft.ts';
import { DraftNotice } from '#web/ui/fields/draft-notice.tsx';
import classes from './weekly-hours.module.css';

/** Parts of a day with their usual names; adjacent ones form one range. */
const PARTS = [
  { name: 'Morning', words: '8 am – noon', startTime: '08:00', endTime: '12:00' },
  { name: 'Afternoon', words: 'noon – 5 pm', startTime: '12:00', endTime: '17:00' },
  { name: 'Evening', words: '5 – 9 pm', startTime: '17:00', endTime: '21:00' },
] as const;
type Part = (typeof PARTS)[number];
type ChosenPart = `${Weekday} ${Part['name']}`;

/** The parts that these hours cover completely. */
export function partsOf({ days }: Pick<Hours, 'days'>): Set<ChosenPart> {
  const chosen = days.flatMap(({ weekday, timeRanges }) =>
    PARTS.filter((part) =>
      timeRanges.some(({ startTime, endTime }) => startTime <= part.startTime && part.endTime <= endTime),
    ).map(({ name }) => `${weekday} ${name}` as const),
  );
  return new Set(chosen);
}

/** The hours of these parts, Monday first. */
export function hoursOf(chosen: ReadonlySet<ChosenPart>): DayHours[] {
  return WEEKDAYS.flatMap((weekday) => {
    const timeRanges: DayHours['timeRanges'] = [];
    for (const { name, startTime, endTime } of PARTS) {
      if (!chosen.has(`${weekday} ${name}`)) continue;
      const last = timeRanges.at(-1);
      if (last?.endTime === startTime) last.endTime = endTime;
      else timeRanges.push({ startTime, endTime });
    }
    return timeRanges.length > 0 ? [{ weekday, timeRanges }] : [];
  });
}

const OPENER = 'weekly-hours-opener';
const FIRST_BOX = 'weekly-hours-first';

/** Ticks are stored until they are saved, even if the page is closed. */
const DRAFT = 'weekly-hours';
const SavedHours = WeeklyAvailability.pick({ days: true });

const nameOf = (weekday: Weekday) => weekday.charAt(0) + weekday.slice(1).toLowerCase();

/** The hours of a usual week: a prompt the first time, later only a small button. */
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
  // Shows the saved hours before they are read again, so that the element to focus exists.
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

/** Seven days by three parts of the day: fast on a phone, and plain checkboxes for a keyboard. */
function HoursForm({ availability, save, onClose }: HoursFormProps) {
  const draft = useSavedDraft({ name: DRAFT, schema: SavedHours, initial: { days: availability.days } });
  const chosen = partsOf(draft.value);
  function toggle(weekday: Weekday, part: Part) {
    const name = `${weekday} ${part.name}` as const;
    if (!chosen.delete(name)) chosen.add(name);
    draft.set({ days: hoursOf(chosen) });
  }
  return (
    <section className={classes.form} aria-label="Weekly hours">
      {save.isError && <Failure>{save.error.message}</Failure>}
      <DraftNotice draft={draft} />
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
