import { Select } from '@mantine/core';
import { getJobFacets, type JobChoice, type JobFacets } from '#contract/jobs/public-jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatLakhs } from '#web/lib/format/money.ts';
import type { ActiveFilter } from '#web/ui/filters/active-filters.tsx';
import { Choices, FilterGroup } from '#web/ui/filters/check-group.tsx';
import { FilterPanel } from '#web/ui/filters/filter-drawer.tsx';
import { filterOf, type MatchedSearch } from './board/board-search.ts';

/** The filters with several choices, in their order. */
const FACET_NAMES = {
  city: 'City',
  workMode: 'Work mode',
  jobType: 'Job type',
  level: 'Level',
  skill: 'Skills',
  company: 'Company',
} as const satisfies Record<keyof JobFacets, string>;
const FACETS = Object.keys(FACET_NAMES) as (keyof JobFacets)[];

/**
 * The choices of a filter. A chosen one without results stays, so that it can be removed; a
 * company then has no name.
 */
export function optionsOf(
  facet: keyof JobFacets,
  facets: JobFacets | undefined,
  chosen: readonly string[],
): JobChoice[] {
  if (!facets) return [];
  const choices = facets[facet];
  const lost = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  const label = (value: string) => (facet === 'company' ? 'Chosen company' : value);
  return [...choices, ...lost.map((value) => ({ value, label: label(value), count: 0 }))];
}

const LAKH = 100_000;
const PAY_STEPS = [5, 10, 15, 20, 30, 40, 60].map((lakhs) => lakhs * LAKH);

/** `₹30 L and over` */
function payLabel(rupees: number): string {
  return `${formatLakhs(rupees)} and over`;
}

/** The choices of the pay filter. */
export const PAY_OPTIONS = [
  { value: '0', label: 'Any pay' },
  ...PAY_STEPS.map((rupees) => ({ value: String(rupees), label: payLabel(rupees) })),
];

/** Every active filter except the text, in the order of the drawer. */
export function activeFilters(
  search: Omit<MatchedSearch, 'sort'>,
  facets: JobFacets | undefined,
): ActiveFilter<Partial<Omit<MatchedSearch, 'sort'>>>[] {
  const chosen = FACETS.flatMap((facet) => {
    const labels = new Map(optionsOf(facet, facets, search[facet]).map(({ value, label }) => [value, label]));
    return search[facet].map((value) => ({
      key: `${facet} ${value}`,
      label: labels.get(value) ?? value,
      without: { [facet]: search[facet].filter((one) => one !== value) },
    }));
  });
  if (search.minSalary === 0) return chosen;
  return [...chosen, { key: 'pay', label: payLabel(search.minSalary), without: { minSalary: 0 } }];
}

/** The id of the button that opens the filters. */
export const FILTERS = 'job-filters';

type Filtered = Omit<MatchedSearch, 'sort'>;

/** The number of results of each choice. */
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

/** Every filter of the board with the number of results of each choice. */
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
