import { Button } from '@mantine/core';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './active-filters.module.css';

export interface ActiveFilter<Change> {
  key: string;
  label: string;
  /** The change that takes it away. */
  without: Change;
}

interface ActiveFiltersProps<Change> {
  active: readonly ActiveFilter<Change>[];
  /** The change that takes all of them away. */
  none: Change;
  change: (change: Change) => void;
}

/** The filters in force, each with a cross; they stand in the line around them. */
export function ActiveFilters<Change>({ active, none, change }: ActiveFiltersProps<Change>) {
  if (active.length === 0) return null;
  return (
    <>
      <ul className={classes.chips} aria-label="Active filters">
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <Tag onRemove={() => change(without)}>{label}</Tag>
          </li>
        ))}
      </ul>
      <Button variant="link" size="xs" onClick={() => change(none)}>
        Clear all
      </Button>
    </>
  );
}

/** The same in a line of their own; none where nothing is filtered. */
export function ActiveFilterLine<Change>({
  className = '',
  ...filters
}: ActiveFiltersProps<Change> & { className?: string }) {
  if (filters.active.length === 0) return null;
  return (
    <div className={`${classes.line} ${className}`}>
      <ActiveFilters {...filters} />
    </div>
  );
}
