import { Button, MultiSelect, Select } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo } from 'react';
import { CITIES } from '#contract/lists/cities.ts';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import { DOMAINS, rolesOf } from '#contract/lists/roles.ts';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { type Choice, Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { bandLabel } from './active-filters.ts';
import { AddName } from './add-name.tsx';
import { NumberPair, SalaryFilter } from './salary-filter.tsx';
import { bandKey, bandOf, type ChangeSearch, type SearchState, TYPED_LAKHS } from './search-state.ts';
import { SkillFilter } from './skill-filter.tsx';

interface ExperienceFilterProps {
  bands: CandidateFacets['experience'];
  state: Pick<SearchState, 'exp'>;
  change: ChangeSearch;
}

const MOST_YEARS = 50;

/** Years of work: by band, or a custom range. */
function ExperienceFilter({ bands, state, change }: ExperienceFilterProps) {
  const [only, ...others] = state.exp.map(bandOf);
  const typed = others.length === 0 ? only : undefined;
  return (
    <FilterGroup title="Experience">
      <NumberPair
        label="Years of experience"
        least={0}
        most={MOST_YEARS}
        open={['Any', 'Any']}
        from={typed?.min || undefined}
        to={typed?.max ?? undefined}
        onChange={(min = 0, max) =>
          change({ exp: min === 0 && max === undefined ? [] : [bandKey({ min, max: max ?? null })] })
        }
      />
      <Choices
        counted="candidates"
        choices={bands.map((band) => ({ value: bandKey(band), label: bandLabel(band), count: band.count }))}
        chosen={state.exp}
        onChange={(exp) => change({ exp })}
      />
    </FilterGroup>
  );
}

interface NameFilterProps {
  title: string;
  /** The placeholder of the field: `Add a city`. */
  add: string;
  /** All values that can be added. */
  all: readonly string[];
  facets: CandidateFacets['cities'];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

const MOST_SUGGESTIONS = 8;

/** A choice of several names: checkboxes for the most frequent, a text field for the others. */
export function NameFilter({ title, add, all, facets, chosen, onChange }: NameFilterProps) {
  const suggest = useCallbackRef((text: string): string[] => {
    const typed = text.toLowerCase();
    const fits = all.filter((name) => !chosen.includes(name) && name.toLowerCase().includes(typed));
    const starts = (name: string) => Number(name.toLowerCase().startsWith(typed));
    return fits.toSorted((a, b) => starts(b) - starts(a)).slice(0, MOST_SUGGESTIONS);
  });
  const addOne = useCallbackRef((typed: string) => {
    const name = all.find((one) => one.toLowerCase() === typed.toLowerCase()) ?? suggest(typed)[0];
    if (name && !chosen.includes(name)) onChange([...chosen, name]);
  });
  return (
    <FilterGroup
      title={title}
      side={
        chosen.length > 0 && (
          <Button
            variant="link"
            size="xs"
            aria-label={`Clear ${title.toLowerCase()}`}
            onClick={() => onChange([])}
          >
            Clear
          </Button>
        )
      }
    >
      <AddName label={add} suggest={suggest} onAdd={addOne} />
      <Choices
        counted="candidates"
        choices={facets.map(({ name, count }) => ({ value: name, label: name, count }))}
        chosen={chosen}
        onChange={onChange}
      />
    </FilterGroup>
  );
}

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

/** Filters without counts. */
function MoreFilters({ state, change }: MoreFiltersProps) {
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

interface FilterPanelProps {
  facets: CandidateFacets;
  state: SearchState;
  change: ChangeSearch;
}

/** Few candidates need more than three months: that row is shown if somebody does, or if it is chosen. */
function noticeChoices(facets: CandidateFacets['noticePeriods'], chosen: readonly string[]): Choice[] {
  return facets
    .filter(({ value, count }) => value !== 'MORE_THAN_THREE_MONTHS' || count > 0 || chosen.includes(value))
    .map(({ value, count }) => ({ value, label: noticeLabel(value), count }));
}

/** Every filter of the search with the number of results of each choice, the most used first. */
export const FilterPanel = memo(function FilterPanel({ facets, state, change }: FilterPanelProps) {
  return (
    <>
      <SkillFilter facets={facets.skills} state={state} change={change} />
      <ExperienceFilter bands={facets.experience} state={state} change={change} />
      <SalaryFilter bars={facets.expectedSalary} state={state} change={change} />
      <NameFilter
        title="City"
        add="Add a city"
        all={CITIES}
        facets={facets.cities}
        chosen={state.city}
        onChange={(city) => change({ city })}
      />
      <FilterGroup title="Notice period">
        <Choices
          counted="candidates"
          choices={noticeChoices(facets.noticePeriods, state.notice)}
          chosen={state.notice}
          onChange={(notice) => change({ notice: notice as SearchState['notice'] })}
          first={6}
        />
      </FilterGroup>
      <NameFilter
        title="Institute"
        add="Add an institute"
        all={INSTITUTES.map(({ name }) => name)}
        facets={facets.institutes}
        chosen={state.institute}
        onChange={(institute) => change({ institute })}
      />
      <MoreFilters state={state} change={change} />
    </>
  );
});
