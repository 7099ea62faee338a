import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  /** The accessible name of the bar: `Selected applications`. */
  label: string;
  count: number;
  /** The limit, if there is one. */
  most?: number;
  onClear: () => void;
  /** Buttons of the class `selectionMain`, then of `selectionButton`. */
  children: ReactNode;
}

export const selectionMain = classes.main ?? '';
export const selectionButton = classes.button ?? '';

/** At the bottom of a list while something in it is ticked. */
export function SelectionBar({ label, count, most, onClear, children }: SelectionBarProps) {
  return (
    <section className={classes.bar} aria-label={label}>
      <span className={`${classes.count} num`} aria-live="polite">
        {count} selected
        {most !== undefined && <span className={classes.most}>, at most {most}</span>}
      </span>
      {children}
      <CloseButton className={classes.close} aria-label="Clear selection" onClick={onClear} />
    </section>
  );
}
