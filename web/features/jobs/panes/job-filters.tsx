import { Select } from '@mantine/core';
import type { JobFacets } from '#contract/jobs/public-jobs.ts';
import type { ChangeSearch, MatchedSearch } from '#web/features/jobs/board/board-search.ts';
import { FACET_NAMES, FACETS } from '#web/features/jobs/board/facet-names.ts';
import { optionsOf } from '#web/features/jobs/board/facet-options.ts';
import { PAY_OPTIONS } from '#web/features/jobs/board/pay-steps.ts';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';

interface JobFiltersProps {
  facets: JobFacets | undefined;
  search: MatchedSearch;
  change: ChangeSearch;
}

/** Every filter of the board with what each choice would find. */
export function JobFilters({ facets, search, change }: JobFiltersProps) {
  return (
    <>
      <FilterGroup title="Pay">
        <Select
          aria-label="Pay"
          value={String(search.minSalary)}
          data={PAY_OPTIONS}
          allowDeselect={false}
          onChange={(rupees) => change({ minSalary: Number(rupees ?? 0) })}
        />
      </FilterGroup>
      {FACETS.map((facet) => {
        const choices = optionsOf(facet, facets, search[facet]);
        if (choices.length === 0) return null;
        return (
          <FilterGroup key={facet} title={FACET_NAMES[facet]}>
            <Choices
              choices={choices}
              chosen={search[facet]}
              counted="jobs"
              onChange={(chosen) => change({ [facet]: chosen })}
            />
          </FilterGroup>
        );
      })}
    </>
  );
}
