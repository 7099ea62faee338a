import { ActionIcon } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { BusyTime } from '#contract/interviews/plan.ts';
import {
  conflictOf,
  handOnFocus,
  minutesOf,
  type SlotDraft,
  spanOf,
  timeInWords,
} from '#web/features/interviews/slots/slot-drafts.ts';
import { formatDate, formatTimeRange } from '#web/lib/format/dates.ts';
import { IconChevronLeft, IconChevronRight, IconX } from '#web/ui/icons/controls.ts';
import { DAYS_SHOWN, GRID_END, GRID_START, listDays, minutesOn, startAt, withinGrid } from './week.ts';
import classes from './week-grid.module.css';

interface WeekGridProps {
  drafts: readonly SlotDraft[];
  busy: readonly BusyTime[];
  /** Minutes of the interview. */
  duration: number;
  now: Date;
  onPlace: (date: string, start: string) => void;
  onShift: (draft: SlotDraft, by: { days?: number; minutes?: number }) => void;
  onRemove: (draft: SlotDraft) => void;
}

/**
 * A week from 8 am to 9 pm: the candidate's busy time is shaded, a click places a block, and keys move it.
 */
export function WeekGrid({ drafts, busy, duration, now, ...act }: WeekGridProps) {
  const all = listDays(now);
  const [first, setFirst] = useState(() => pageOf(all, drafts[0]?.date));
  const days = all.slice(first, first + DAYS_SHOWN);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div
      role="group"
      aria-label={`Week from ${formatDate(from)} to ${formatDate(to)}`}
      className={classes.week}
      style={{ '--days': days.length } as CSSProperties}
    >
      <div className={classes.head}>
        <div className={classes.turn}>
          <ActionIcon
            size={26}
            aria-label="Earlier week"
            disabled={first === 0}
            onClick={() => setFirst(Math.max(0, first - DAYS_SHOWN))}
          >
            <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            size={26}
            aria-label="Later week"
            disabled={first + DAYS_SHOWN >= all.length}
            onClick={() => setFirst(first + DAYS_SHOWN)}
          >
            <IconChevronRight size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </div>
        {days.map((date, day) => (
          <DayName key={date} date={date} isToday={first + day === 0} />
        ))}
      </div>
      <div className={classes.body}>
        <Hours />
        <div className={classes.days}>
          <ClickLayer days={days} duration={duration} now={now} onPlace={act.onPlace} />
          {days.map((date, day) => (
            <DayShades key={date} date={date} day={day} busy={busy} now={now} />
          ))}
          {drafts.map((draft, place) => (
            <Block
              key={draft.key}
              draft={draft}
              number={place + 1}
              days={days}
              isClashing={conflictOf(draft, busy) !== null}
              {...act}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** The index of the week that contains this day. */
function pageOf(all: readonly string[], date: string | null | undefined): number {
  const day = date ? all.indexOf(date) : -1;
  return day < 0 ? 0 : Math.floor(day / DAYS_SHOWN) * DAYS_SHOWN;
}

function DayName({ date, isToday }: { date: string; isToday: boolean }) {
  const [weekday, rest = ''] = formatDate(date).split(', ');
  return (
    <div className={`${classes.day} ${isToday ? classes.today : ''}`}>
      <span className={classes.weekday}>{weekday}</span>
      <span className="num">{rest.replace(/ \d{4}$/, '')}</span>
    </div>
  );
}

function Hours() {
  const hours = Array.from({ length: (GRID_END - GRID_START) / 60 }, (_, hour) => GRID_START / 60 + hour);
  return (
    <div className={classes.hours} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour}>{`${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`}</span>
      ))}
    </div>
  );
}

const percent = (minutes: number) => `${(minutes / (GRID_END - GRID_START)) * 100}%`;

function placed(day: number, { from, to }: { from: number; to: number }): CSSProperties {
  return {
    left: `calc(100% / var(--days) * ${day})`,
    top: percent(from - GRID_START),
    height: percent(to - from),
  };
}

interface ClickLayerProps extends Pick<WeekGridProps, 'duration' | 'now' | 'onPlace'> {
  days: readonly string[];
}

/** For pointers only: the list below does the same for keyboards and screen readers. */
function ClickLayer({ days, duration, now, onPlace }: ClickLayerProps) {
  const [ghost, setGhost] = useState<{ day: number; start: string } | null>(null);
  function timeAt({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect();
    const day = Math.min(days.length - 1, Math.floor(((clientX - box.left) / box.width) * days.length));
    const start = startAt((clientY - box.top) / box.height, duration);
    const date = days[day] ?? '';
    const span = spanOf({ key: '', date, start, end: '23:59' });
    return span && span.start > now ? { day, date, start } : null;
  }
  return (
    <div
      aria-hidden="true"
      className={classes.plane}
      data-plane=""
      onMouseMove={(event) => setGhost(timeAt(event))}
      onMouseLeave={() => setGhost(null)}
      onClick={(event) => {
        const time = timeAt(event);
        if (time) onPlace(time.date, time.start);
      }}
    >
      {ghost && (
        <span
          className={classes.ghost}
          style={placed(ghost.day, {
            from: minutesOf(ghost.start),
            to: Math.min(GRID_END, minutesOf(ghost.start) + duration),
          })}
        >
          {timeInWords(ghost.start)}
        </span>
      )}
    </div>
  );
}

const BUSY_WORDS = { BOOKED: 'booked', OFFERED: 'offered', CURRENT: 'now booked' } as const;

interface DayShadesProps extends Pick<WeekGridProps, 'busy' | 'now'> {
  date: string;
  day: number;
}

function DayShades({ date, day, busy, now }: DayShadesProps) {
  const past = minutesOn(date, { start: new Date(0), end: now });
  return (
    <>
      {past && <span className={classes.past} style={placed(day, past)} />}
      {busy.map(({ kind, companyName, startsAt, endsAt }) => {
        const shown = minutesOn(date, { start: new Date(startsAt), end: new Date(endsAt) });
        if (!shown) return null;
        const words = `${companyName}, ${BUSY_WORDS[kind]}, ${formatTimeRange(startsAt, endsAt)}`;
        return (
          <span
            key={`${kind} ${startsAt} ${companyName}`}
            className={classes.busy}
            style={placed(day, shown)}
            title={words}
          >
            {companyName}
          </span>
        );
      })}
    </>
  );
}

interface BlockProps extends Pick<WeekGridProps, 'onShift' | 'onRemove'> {
  draft: SlotDraft;
  number: number;
  days: readonly string[];
  isClashing: boolean;
}

const STEPS: Readonly<Record<string, { days?: number; minutes?: number }>> = {
  ArrowUp: { minutes: -30 },
  ArrowDown: { minutes: 30 },
  ArrowLeft: { days: -1 },
  ArrowRight: { days: 1 },
};

/** A chosen time. Arrow keys move it within the week, Delete or a click removes it. */
function Block({ draft, number, days, isClashing, onShift, onRemove }: BlockProps) {
  const span = spanOf(draft);
  const day = days.indexOf(draft.date ?? '');
  const shown = span && day >= 0 && minutesOn(draft.date ?? '', span);
  if (!shown || !draft.start || !draft.end) return null;
  function remove(button: Element) {
    handOnFocus(button);
    onRemove(draft);
  }
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const target = day + (step?.days ?? 0);
    if (step && target >= 0 && target < days.length) {
      event.preventDefault();
      onShift(draft, withinGrid(draft, step));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      remove(event.currentTarget);
    }
  }
  const words = `${timeInWords(draft.start)} – ${timeInWords(draft.end)}`;
  return (
    <button
      type="button"
      className={`${classes.block} ${isClashing ? classes.clashing : ''}`}
      style={placed(day, shown)}
      aria-label={`Time ${number}, ${formatDate(draft.date ?? '')}, ${words}. Arrow keys move it, Delete takes it away.`}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete"
      title="Arrow keys move it; a click takes it away"
      onKeyDown={press}
      onClick={(event) => remove(event.currentTarget)}
    >
      <span>{timeInWords(draft.start)}</span>
      <IconX size={13} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
