import type { JobFacets } from '#contract/jobs/public-jobs.ts';
import type { MatchedSearch } from '#web/features/jobs/board/board-search.ts';
import { FACETS } from '#web/features/jobs/board/facet-names.ts';
import { optionsOf } from '#web/features/jobs/board/facet-options.ts';
import { payLabel } from '#web/features/jobs/board/pay-steps.ts';
import type { ActiveFilter } from '#web/ui/filters/active-filters.tsx';

/** Every filter in force but the typed words, in the order of the drawer. */
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
