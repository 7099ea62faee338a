import { MultiSelect, Select } from '@mantine/core';
import { DOMAINS, rolesOf } from '#contract/lists/roles.ts';
import { FilterGroup } from '#web/ui/filters/check-group.tsx';
import { NumberPair } from './number-pair.tsx';
import { type ChangeSearch, type SearchState, TYPED_LAKHS } from './search-state.ts';

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
  const domains = state.domain.length > 0 ? state.domain : DOMAINS;
  const roles = [...new Set([...state.role, ...domains.flatMap(rolesOf)])];
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
      <FilterGroup title="Role">
        <MultiSelect
          aria-label="Role"
          placeholder={state.role.length === 0 ? 'Any role' : ''}
          searchable
          data={roles}
          value={state.role}
          onChange={(role) => change({ role })}
        />
      </FilterGroup>
      <FilterGroup title="Graduated">
        <NumberPair
          label="Year of graduation"
          least={1950}
          most={2100}
          open={['Any year', 'Any year']}
          from={state.gradFrom}
          to={state.gradTo}
          onChange={(gradFrom, gradTo) => change({ gradFrom, gradTo })}
        />
      </FilterGroup>
      <FilterGroup title="Current salary, ₹ lakh">
        <NumberPair
          label="Current salary in lakhs"
          least={0}
          most={TYPED_LAKHS}
          open={['Any', 'Any']}
          from={state.nowMin}
          to={state.nowMax}
          onChange={(nowMin, nowMax) => change({ nowMin, nowMax })}
        />
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
