import { memo } from 'react';
import { CITIES } from '#contract/lists/cities.ts';
import { INSTITUTES } from '#contract/lists/institutes.ts';
import type { CandidateFacets } from '#contract/search/candidate-search.ts';
import { noticeLabel } from '#web/features/profiles/notice-label.ts';
import { type Choice, Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { ExperienceFilter } from './experience-filter.tsx';
import { MoreFilters } from './more-filters.tsx';
import { NameFilter } from './name-filter.tsx';
import { SalaryFilter } from './salary-filter.tsx';
import type { ChangeSearch, SearchState } from './search-state.ts';
import { SkillFilter } from './skill-filter.tsx';

interface FilterPanelProps {
  facets: CandidateFacets;
  state: SearchState;
  change: ChangeSearch;
}

/** Few answer "more than three months": the row comes when somebody does, or it is chosen. */
function noticeChoices(facets: CandidateFacets['noticePeriods'], chosen: readonly string[]): Choice[] {
  return facets
    .filter(({ value, count }) => value !== 'MORE_THAN_THREE_MONTHS' || count > 0 || chosen.includes(value))
    .map(({ value, count }) => ({ value, label: noticeLabel(value), count }));
}

/** Every filter of the search with what each choice would find, the most used first. */
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
