import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { SearchInput } from './search-input.tsx';

interface FilterBarProps {
  search: string;
  onSearch: (search: string) => void;
  placeholder: string;
  isFiltered: boolean;
  onClear: () => void;
  /** The other filters. */
  children?: ReactNode;
  /** At the right end, on wide screens only. */
  end?: ReactNode;
}

/** Search and filters above a list. */
export function FilterBar(props: FilterBarProps) {
  return (
    <search className={classes.bar}>
      <div className={classes.search}>
        <SearchInput value={props.search} onChange={props.onSearch} placeholder={props.placeholder} />
      </div>
      {props.children}
      {props.isFiltered && (
        <Button variant="subtle" onClick={props.onClear}>
          Clear filters
        </Button>
      )}
      {props.end && <span className={classes.end}>{props.end}</span>}
    </search>
  );
}
