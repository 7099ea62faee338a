import { Button } from '@mantine/core';
import { type MatchedSearch, NO_FILTERS } from '#web/features/jobs/board/board-search.ts';
import { Tag } from '#web/ui/display/tag.tsx';
import type { ActiveFilter } from './active-filters.ts';
import classes from './jobs-toolbar.module.css';

interface ActiveChipsProps {
  active: readonly ActiveFilter[];
  change: (changes: Partial<Omit<MatchedSearch, 'sort'>>) => void;
}

/** The filters in force, each with a cross. */
export function ActiveChips({ active, change }: ActiveChipsProps) {
  if (active.length === 0) return null;
  return (
    <div className={classes.active}>
      <ul className={classes.chips} aria-label="Active filters">
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <Tag onRemove={() => change(without)}>{label}</Tag>
          </li>
        ))}
      </ul>
      <Button variant="link" size="xs" onClick={() => change(NO_FILTERS)}>
        Clear all
      </Button>
    </div>
  );
}
