import { Button } from '@mantine/core';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { type Choice, Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { bandLabel } from './active-filters.ts';
import { MoreFilters } from './more-filters.tsx';
import { SalaryFilter } from './salary-filter.tsx';
import { bandKey, type ChangeSearch, type SearchState } from './search-state.ts';
import { SkillFilter } from './skill-filter.tsx';

interface FilterPanelProps {
  facets: CandidateFacets;
  state: SearchState;
  change: ChangeSearch;
}

function named(facets: CandidateFacets['cities']): Choice[] {
  return facets.map(({ name, count }) => ({ value: name, label: name, count }));
}

/** Few answer "more than three months": the row comes when somebody does, or it is chosen. */
function noticeChoices(facets: CandidateFacets['noticePeriods'], chosen: readonly string[]): Choice[] {
  return facets
    .filter(({ value, count }) => value !== 'MORE_THAN_THREE_MONTHS' || count > 0 || chosen.includes(value))
    .map(({ value, count }) => ({ value, label: noticeLabel(value), count }));
}

/** Every filter of the search with what each choice would find. */
export function FilterPanel({ facets, state, change }: FilterPanelProps) {
  return (
    <>
      <FilterGroup
        title="Institute"
        side={
          state.institute.length > 0 && (
            <Button
              variant="link"
              size="xs"
              aria-label="Clear institutes"
              onClick={() => change({ institute: [] })}
            >
              Clear
            </Button>
          )
        }
      >
        <Choices
          counted="candidates"
          choices={named(facets.institutes)}
          chosen={state.institute}
          onChange={(institute) => change({ institute })}
        />
      </FilterGroup>
      <SalaryFilter bars={facets.expectedSalary} state={state} change={change} />
      <FilterGroup title="Experience">
        <Choices
          counted="candidates"
          choices={facets.experience.map((band) => ({
            value: bandKey(band),
            label: bandLabel(band),
            count: band.count,
          }))}
          chosen={state.exp}
          onChange={(exp) => change({ exp })}
        />
      </FilterGroup>
      <FilterGroup title="Notice period">
        <Choices
          counted="candidates"
          choices={noticeChoices(facets.noticePeriods, state.notice)}
          chosen={state.notice}
          onChange={(notice) => change({ notice: notice as SearchState['notice'] })}
          first={6}
        />
      </FilterGroup>
      <SkillFilter facets={facets.skills} state={state} change={change} />
      <FilterGroup title="City">
        <Choices
          counted="candidates"
          choices={named(facets.cities)}
          chosen={state.city}
          onChange={(city) => change({ city })}
        />
      </FilterGroup>
      <MoreFilters state={state} change={change} />
    </>
  );
}
