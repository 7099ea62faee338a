import { Button, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { JOB_SORT_LABELS, JOB_SORTS, type JobFacets } from '#contract/jobs/public-jobs.ts';
import {
  activeFilters,
  FILTERS,
  JobFilterPanel,
  optionsOf,
  PAY_OPTIONS,
  useFacets,
} from '#web/features/jobs/job-filters.tsx';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { CheckMenu } from '#web/ui/fields/check-menu.tsx';
import { ActiveFilterLine } from '#web/ui/filters/active-filters.tsx';
import { FilterButton } from '#web/ui/filters/filter-drawer.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { SortSelect } from '#web/ui/filters/sort-select.tsx';
import {
  IconBriefcase,
  IconBuilding,
  IconCode,
  IconHome,
  IconMapPin,
  IconStairsUp,
} from '#web/ui/icons/work.ts';
import classes from './board-filters.module.css';
import { type BoardSearch, isFiltered, NO_FILTERS } from './board-search.ts';

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
  /** `38 open jobs`, once it is known. */
  found: string | undefined;
  /** After the sort order: further actions on the search. */
  end: ReactNode;
}

/** The filters and sort order of the board of open jobs; on a phone the filters are behind a button. */
export function BoardFilters({ search, change, found, end }: BoardFiltersProps) {
  const facets = useFacets(search);
  const active = activeFilters(search, facets);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <search className={classes.filters}>
      <div className={classes.first}>
        <div className={classes.words}>
          <SearchInput
            value={search.search}
            onChange={(text) => change({ search: text }, { replace: true })}
            placeholder="Title, company, city, skill"
          />
        </div>
        <Select
          className={`${classes.pay} desktop-only`}
          aria-label="Pay"
          value={String(search.minSalary)}
          data={PAY_OPTIONS}
          allowDeselect={false}
          onChange={(rupees) => change({ minSalary: Number(rupees ?? 0) })}
        />
        <span className="mobile-only">
          <FilterButton id={FILTERS} active={active.length} isIconOnPhone onClick={open} />
        </span>
        <SortSelect value={search.sort} options={sorts} onChange={(sort) => change({ sort })} isIconOnPhone />
        {end}
      </div>
      <div className={classes.menus}>
        {MENUS.map(({ facet, label, icon }) => (
          <CheckMenu
            key={facet}
            label={label}
            icon={icon}
            options={optionsOf(facet, facets, search[facet])}
            value={search[facet]}
            onChange={(chosen) => change({ [facet]: chosen })}
          />
        ))}
        {isFiltered(search) && (
          <Button variant="subtle" onClick={() => change(NO_FILTERS)}>
            Clear filters
          </Button>
        )}
      </div>
      <ActiveFilterLine className="mobile-only" active={active} none={NO_FILTERS} change={change} />
      <JobFilterPanel
        search={search}
        change={change}
        found={found}
        opened={isOpen}
        onClose={() => {
          close();
          focusLater(FILTERS);
        }}
      />
    </search>
  );
}
