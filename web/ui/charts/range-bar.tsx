import { type ReactNode, useId } from 'react';
import { ANALYTICS_DAYS } from '#contract/analytics/range.ts';
import { addDays } from '#contract/kit/days.ts';
import { DayInput } from '#web/ui/fields/date-field.tsx';
import { FilterChips } from '#web/ui/filters/filter-chips.tsx';
import classes from './range-bar.module.css';

const PRESETS = [
  { value: '30', label: '30 days' },
  { value: String(ANALYTICS_DAYS), label: `${ANALYTICS_DAYS} days` },
  { value: '365', label: '12 months' },
  { value: 'own', label: 'Own range' },
] as const;
type Preset = (typeof PRESETS)[number]['value'];

interface Range {
  from: string;
  to: string;
}

/** A range of so many days that ends today. */
export function lastDays(days: string, today: string): Range {
  return { from: addDays(today, 1 - Number(days)), to: today };
}

function presetOf({ from, to }: Range, today: string): Preset {
  const preset = PRESETS.find(
    ({ value }) => value !== 'own' && to === today && lastDays(value, today).from === from,
  );
  return preset?.value ?? 'own';
}

interface RangeBarProps {
  from: string;
  to: string;
  today: string;
  onChange: (range: { from: string; to: string }) => void;
  /** Right of a page's title, which has its own distance to what follows. */
  isInHeader?: boolean;
  /** Further filters. */
  children?: ReactNode;
}

/** The range of days: a preset up to today, or any first and last day. */
export function RangeBar({ from, to, today, onChange, isInHeader = false, children }: RangeBarProps) {
  const id = useId();
  const preset = presetOf({ from, to }, today);
  return (
    <div className={classes.bar} data-in-header={isInHeader || undefined}>
      <FilterChips<Preset>
        label="Range"
        value={preset}
        onChange={(chosen) => chosen !== 'own' && onChange(lastDays(chosen, today))}
        options={PRESETS.filter(({ value }) => value !== 'own' || preset === 'own')}
      />
      <div className={classes.days}>
        <label htmlFor={`${id}-from`}>From</label>
        <DayInput
          id={`${id}-from`}
          value={from}
          maxDate={to}
          onChange={(day) => day && onChange({ from: day, to })}
        />
        <label htmlFor={`${id}-to`}>to</label>
        <DayInput
          id={`${id}-to`}
          value={to}
          minDate={from}
          maxDate={today}
          onChange={(day) => day && onChange({ from, to: day })}
        />
      </div>
      {children}
    </div>
  );
}
