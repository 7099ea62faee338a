import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconStairsUp from '@tabler/icons-react/dist/esm/icons/IconStairsUp.mjs';
import { getJobFacets, JOB_SORT_LABELS, JOB_SORTS, type JobFacets } from '#contract/jobs/public-jobs.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { CheckMenu } from '#web/ui/fields/check-menu.tsx';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { SortSelect } from '#web/ui/filters/sort-select.tsx';
import { Select } from '#web/ui/late/fields/select.tsx';
import { type BoardSearch, isFiltered, NO_FILTERS } from './board-search.ts';
import { optionsOf } from './facet-options.ts';
import { PAY_OPTIONS } from './pay-steps.ts';

const sorts = JOB_SORTS.map((value) => ({ value, label: JOB_SORT_LABELS[value] }));

const MENUS = [
  { facet: 'city', label: 'City', icon: IconMapPin },
  { facet: 'workMode', label: 'Work mode', icon: IconHome },
  { facet: 'jobType', label: 'Job type', icon: IconBriefcase },
  { facet: 'level', label: 'Level', icon: IconStairsUp },
  { facet: 'skill', label: 'Skills', icon: IconCode },
  { facet: 'company', label: 'Company', icon: IconBuilding },
] as const satisfies readonly { facet: keyof JobFacets; label: string; icon: unknown }[];

interface BoardFiltersProps {
  search: BoardSearch;
  change: (changes: Partial<BoardSearch>, how?: { replace: boolean }) => void;
}

/** Everything that narrows or orders the board of open jobs. */
export function BoardFilters({ search, change }: BoardFiltersProps) {
  const { page: _page, sort: _sort, ...filter } = search;
  const facets = useEndpoint(getJobFacets, { query: filter }, { keepPrevious: true });
  return (
    <FilterBar
      search={search.search}
      onSearch={(text) => change({ search: text }, { replace: true })}
      placeholder="Title, company, city, skill"
      isFiltered={isFiltered(search)}
      onClear={() => change(NO_FILTERS)}
    >
      {MENUS.map(({ facet, label, icon }) => (
        <CheckMenu
          key={facet}
          label={label}
          icon={icon}
          options={optionsOf(facet, facets.data, search[facet])}
          value={search[facet]}
          onChange={(chosen) => change({ [facet]: chosen })}
        />
      ))}
      <Select
        w={170}
        aria-label="Pay"
        value={String(search.minSalary)}
        data={PAY_OPTIONS}
        allowDeselect={false}
        onChange={(rupees) => change({ minSalary: Number(rupees ?? 0) })}
      />
      <SortSelect value={search.sort} options={sorts} onChange={(sort) => change({ sort })} />
    </FilterBar>
  );
}
