import { MultiSelect, NumberInput, Select } from '@mantine/core';
import { DOMAINS } from '#contract/lists/roles.ts';
import { FilterGroup } from '#web/ui/filters/check-group.tsx';
import classes from './filters.module.css';
import type { ChangeSearch, SearchState } from './search-state.ts';

const DAYS = [
  { value: '', label: 'Any time' },
  { value: '7', label: 'In the last 7 days' },
  { value: '14', label: 'In the last 14 days' },
  { value: '30', label: 'In the last 30 days' },
  { value: '90', label: 'In the last 90 days' },
];

interface MoreFiltersProps {
  state: SearchState;
  change: ChangeSearch;
}

/** Filters that are not counted. */
export function MoreFilters({ state, change }: MoreFiltersProps) {
  const known = DAYS.some(({ value }) => value === String(state.active ?? ''));
  const own = { value: String(state.active), label: `In the last ${state.active} days` };
  return (
    <>
      <FilterGroup title="Domain">
        <MultiSelect
          aria-label="Domain"
          placeholder={state.domain.length === 0 ? 'Any domain' : ''}
          data={[...DOMAINS]}
          value={state.domain}
          onChange={(domain) => change({ domain })}
        />
      </FilterGroup>
      <FilterGroup title="Graduated">
        <div className={classes.pair}>
          <Year label="Graduated from" value={state.gradFrom} onChange={(gradFrom) => change({ gradFrom })} />
          <span className="muted">to</span>
          <Year label="Graduated until" value={state.gradTo} onChange={(gradTo) => change({ gradTo })} />
        </div>
      </FilterGroup>
      <FilterGroup title="Last active">
        <Select
          aria-label="Last active"
          data={known ? DAYS : [...DAYS, own]}
          value={String(state.active ?? '')}
          onChange={(days) => change({ active: days ? Number(days) : undefined })}
        />
      </FilterGroup>
    </>
  );
}

interface YearProps {
  label: string;
  value: number | undefined;
  onChange: (year: number | undefined) => void;
}

/** Takes effect when the field is left: half a year number is no year. */
function Year({ label, value, onChange }: YearProps) {
  return (
    <NumberInput
      key={value}
      aria-label={label}
      placeholder="Any year"
      min={1950}
      max={2100}
      allowDecimal={false}
      defaultValue={value}
      onBlur={(event) => {
        const year = Number(event.currentTarget.value);
        const next = year >= 1950 && year <= 2100 ? year : undefined;
        if (next !== value) onChange(next);
      }}
    />
  );
}
