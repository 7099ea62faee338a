import { Button } from '@mantine/core';
import { Tag } from '#web/ui/display/tag.tsx';
import classes from './active-filters.module.css';

export interface ActiveFilter<Change> {
  key: string;
  label: string;
  /** The change that removes the filter. */
  without: Change;
}

interface ActiveFiltersProps<Change> {
  active: readonly ActiveFilter<Change>[];
  /** The change that removes all filters. */
  none: Change;
  change: (change: Change) => void;
}

/** The active filters, each with a button to remove it, inline in the surrounding line. */
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

/** The same on a line of its own; renders nothing without active filters. */
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
