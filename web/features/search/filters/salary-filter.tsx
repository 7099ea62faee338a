import { RangeSlider } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { FilterGroup } from '#web/ui/filters/check-group.tsx';
import { payLabel } from './active-filters.ts';
import classes from './filters.module.css';
import { type ChangeSearch, MOST_LAKHS, type SearchState } from './search-state.ts';

const LAKH = 100_000;

interface SalaryFilterProps {
  bars: CandidateFacets['expectedSalary'];
  state: Pick<SearchState, 'payMin' | 'payMax'>;
  change: ChangeSearch;
}

const spell = (lakhs: number) => (lakhs >= MOST_LAKHS ? `${MOST_LAKHS} lakhs and over` : `${lakhs} lakhs`);

/** The spread of expected salaries, and the part of it that is asked for. */
export function SalaryFilter({ bars, state, change }: SalaryFilterProps) {
  const { payMin = 0, payMax = MOST_LAKHS } = state;
  const [range, setRange] = useState<[number, number]>([payMin, payMax]);
  useEffect(() => setRange([payMin, payMax]), [payMin, payMax]);
  const [from, to] = range;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const isInside = ({ min, max }: { min: number; max: number | null }) =>
    (max === null || max > from * LAKH) && (min < to * LAKH || to === MOST_LAKHS);
  return (
    <FilterGroup
      title="Expected salary"
      side={<span className={classes.value}>{payLabel(from, to) || 'Any'}</span>}
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
    </FilterGroup>
  );
}
