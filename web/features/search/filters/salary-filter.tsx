import { NumberInput, RangeSlider } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, useEffect, useState } from 'react';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { isEnter } from '#web/lib/composing.ts';
import { FilterGroup } from '#web/ui/filters/check-group.tsx';
import { payLabel } from './active-filters.ts';
import classes from './filters.module.css';
import { type ChangeSearch, MOST_LAKHS, type SearchState, TYPED_LAKHS } from './search-state.ts';

interface PairProps {
  /** The name of the range: `Expected salary in lakhs`. */
  label: string;
  least: number;
  most: number;
  /** Placeholders for open ends. */
  open: readonly [string, string];
  from: number | undefined;
  to: number | undefined;
  /** Reversed ends are swapped. */
  onChange: (from: number | undefined, to: number | undefined) => void;
}

/** Both ends of a range as text fields. */
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

/** Applied on Enter or blur: a half-typed number is a different number. */
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
        if (isEnter(event)) take(event.currentTarget.value);
      }}
    />
  );
});

const LAKH = 100_000;

interface SalaryFilterProps {
  bars: CandidateFacets['expectedSalary'];
  state: Pick<SearchState, 'payMin' | 'payMax'>;
  change: ChangeSearch;
}

const spell = (lakhs: number) => (lakhs >= MOST_LAKHS ? `${MOST_LAKHS} lakhs and over` : `${lakhs} lakhs`);

/** The distribution of expected salaries, with the selected range. */
export function SalaryFilter({ bars, state, change }: SalaryFilterProps) {
  const payMin = Math.min(state.payMin ?? 0, MOST_LAKHS - 1);
  const payMax = Math.min(state.payMax ?? MOST_LAKHS, MOST_LAKHS);
  const [range, setRange] = useState<[number, number]>([payMin, payMax]);
  useEffect(() => setRange([payMin, payMax]), [payMin, payMax]);
  const [from, to] = range;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const isInside = ({ min, max }: { min: number; max: number | null }) =>
    (max === null || max > from * LAKH) && (min < to * LAKH || to === MOST_LAKHS);
  const isMoved = from !== payMin || to !== payMax;
  const label = isMoved
    ? payLabel(from, to === MOST_LAKHS ? undefined : to)
    : payLabel(state.payMin, state.payMax);
  return (
    <FilterGroup
      title="Expected salary, ₹ lakh"
      side={<span className={classes.value}>{label || 'Any'}</span>}
    >
      <div className={classes.bars} aria-hidden="true">
        {bars.map((bar) => (
          <i
            key={bar.min}
            data-inside={isInside(bar)}
            style={{ height: `${bar.count > 0 ? Math.max(6, (bar.count / most) * 100) : 2}%` }}
          />
        ))}
      </div>
      <RangeSlider
        className={classes.slider ?? ''}
        size={4}
        thumbSize={16}
        label={null}
        min={0}
        max={MOST_LAKHS}
        step={1}
        minRange={1}
        value={range}
        onChange={setRange}
        onChangeEnd={([min, max]) =>
          change({
            payMin: min === 0 ? undefined : min,
            payMax: max === MOST_LAKHS ? undefined : max,
          })
        }
        thumbFromLabel="Least expected salary in lakhs"
        thumbToLabel="Most expected salary in lakhs"
        thumbValueText={spell}
      />
      <NumberPair
        label="Expected salary in lakhs"
        least={0}
        most={TYPED_LAKHS}
        open={['Any', 'Any']}
        from={state.payMin}
        to={state.payMax}
        onChange={(min, max) => change({ payMin: min || undefined, payMax: max })}
      />
    </FilterGroup>
  );
}
