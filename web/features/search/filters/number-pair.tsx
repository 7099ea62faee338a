import { NumberInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo } from 'react';
import classes from './filters.module.css';

interface PairProps {
  /** What is limited: `Expected salary in lakhs`. */
  label: string;
  least: number;
  most: number;
  /** In place of an end that is open. */
  open: readonly [string, string];
  from: number | undefined;
  to: number | undefined;
  /** Ends the wrong way round are put right. */
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/** Both ends of a range, typed. */
export function NumberPair({ label, least, most, open, from, to, onChange }: PairProps) {
  function change(start: number | undefined, end: number | undefined) {
    const isTurned = start !== undefined && end !== undefined && start > end;
    onChange(isTurned ? end : start, isTurned ? start : end);
  }
  const limits = { least, most };
  const changeFrom = useCallbackRef((next: number | undefined) => change(next, to));
  const changeTo = useCallbackRef((next: number | undefined) => change(from, next));
  return (
    <div className={classes.pair}>
      <End {...limits} label={`${label}, from`} placeholder={open[0]} value={from} onChange={changeFrom} />
      <span className="muted">to</span>
      <End {...limits} label={`${label}, until`} placeholder={open[1]} value={to} onChange={changeTo} />
    </div>
  );
}

interface EndProps {
  label: string;
  placeholder: string;
  least: number;
  most: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** Takes effect with Enter or when the field is left: half a number is another number. */
const End = memo(function End({ label, placeholder, least, most, value, onChange }: EndProps) {
  function take(typed: string) {
    const number = Number(typed);
    const next = typed.trim() !== '' && number >= least && number <= most ? number : undefined;
    if (next !== value) onChange(next);
  }
  return (
    <NumberInput
      key={value}
      aria-label={label}
      placeholder={placeholder}
      min={least}
      max={most}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      defaultValue={value}
      onBlur={(event) => take(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(event.currentTarget.value);
      }}
    />
  );
});
