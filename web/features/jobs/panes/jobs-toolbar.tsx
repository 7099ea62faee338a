import { MATCHED_JOB_SORT_LABELS, MATCHED_JOB_SORTS } from '#contract/jobs/matched-jobs.ts';
import { type ChangeSearch, type MatchedSearch, NO_FILTERS } from '#web/features/jobs/board/board-search.ts';
import { ActiveFilterLine } from '#web/ui/filters/active-filters.tsx';
import { FilterButton } from '#web/ui/filters/filter-drawer.tsx';
import { SearchInput } from '#web/ui/filters/search-input.tsx';
import { SortSelect } from '#web/ui/filters/sort-select.tsx';
import { activeFilters } from './active-filters.ts';
import { FILTERS, useFacets } from './job-filters.tsx';
import classes from './jobs-toolbar.module.css';

const sorts = MATCHED_JOB_SORTS.map((value) => ({ value, label: MATCHED_JOB_SORT_LABELS[value] }));

interface JobsToolbarProps {
  search: MatchedSearch;
  change: ChangeSearch;
  onFilter: () => void;
}

/** What narrows and orders the board: words, a drawer of filters, and those in force, each with a cross. */
export function JobsToolbar({ search, change, onFilter }: JobsToolbarProps) {
  const facets = useFacets(search);
  const active = activeFilters(search, facets);
  return (
    <search className={classes.toolbar}>
      <div className={classes.bar}>
        <div className={classes.words}>
          <SearchInput
            value={search.search}
            onChange={(text) => change({ search: text }, { replace: true })}
            placeholder="Title, company, city, skill"
          />
        </div>
        <FilterButton id={FILTERS} active={active.length} isIconOnPhone onClick={onFilter} />
        <SortSelect value={search.sort} options={sorts} onChange={(sort) => change({ sort })} isIconOnPhone />
      </div>
      <ActiveFilterLine active={active} none={NO_FILTERS} change={change} />
    </search>
  );
}
