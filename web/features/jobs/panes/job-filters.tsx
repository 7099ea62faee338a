import { Select } from '@mantine/core';
import { getJobFacets, type JobFacets } from '#contract/jobs/public-jobs.ts';
import { filterOf, type MatchedSearch } from '#web/features/jobs/board/board-search.ts';
import { FACET_NAMES, FACETS } from '#web/features/jobs/board/facet-names.ts';
import { optionsOf } from '#web/features/jobs/board/facet-options.ts';
import { PAY_OPTIONS } from '#web/features/jobs/board/pay-steps.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { FilterPanel } from '#web/ui/filters/filter-drawer.tsx';

/** The id of the button that opens the filters. */
export const FILTERS = 'job-filters';

type Filtered = Omit<MatchedSearch, 'sort'>;

/** What each choice of the filters would find. */
export function useFacets(search: Filtered): JobFacets | undefined {
  return useEndpoint(getJobFacets, { query: filterOf(search) }, { keepPrevious: true }).data;
}

interface JobFiltersProps {
  search: Filtered;
  change: (changes: Partial<Filtered>) => void;
}

interface JobFilterPanelProps extends JobFiltersProps {
  opened: boolean;
  onClose: () => void;
  /** `38 open jobs`, once it is known. */
  found: string | undefined;
}

export function JobFilterPanel({ search, change, ...panel }: JobFilterPanelProps) {
  return (
    <FilterPanel {...panel} counted="jobs">
      <JobFilters search={search} change={change} />
    </FilterPanel>
  );
}

/** Every filter of the board with what each choice would find. */
function JobFilters({ search, change }: JobFiltersProps) {
  const facets = useFacets(search);
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
