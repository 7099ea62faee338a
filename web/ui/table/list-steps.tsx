import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconChevronDown, IconChevronUp } from '#web/ui/icons/controls.ts';
import classes from './list-steps.module.css';

interface ListStepsProps {
  /** Starts at 0; negative if the item is not in the list, in which case nothing is shown. */
  place: number;
  count: number;
  /** `candidate`: the noun for an item of the list. */
  noun: string;
  onStep: (by: 1 | -1) => void;
  /** Further links. */
  children?: ReactNode;
}

/** The position of the open item in its list, with links to its neighbours. */
export function ListSteps({ place, count, noun, onStep, children }: ListStepsProps) {
  if (place < 0) return children ? <div className={classes.steps}>{children}</div> : null;
  return (
    <div className={classes.steps}>
      <span className="muted small num" aria-live="polite">
        {place + 1} of {count} on this page
      </span>
      {children}
      <ActionIcon
        variant="default"
        size={30}
        aria-label={`Previous ${noun}`}
        disabled={place === 0}
        onClick={() => onStep(-1)}
      >
        <IconChevronUp size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={`Next ${noun}`}
        disabled={place === count - 1}
        onClick={() => onStep(1)}
      >
        <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
