import type { CSSProperties, ReactNode } from 'react';
import { Fragment } from 'react';
import classes from './description-list.module.css';

interface DescriptionListProps {
  /** Terms with their descriptions. Entries that are null or undefined are left out. */
  items: readonly (readonly [term: string, description: ReactNode])[];
  /** Width of the terms in pixels; by default that of the longest. */
  termWidth?: number;
}

/** Facts in two columns. */
export function DescriptionList({ items, termWidth }: DescriptionListProps) {
  const style = { '--terms': termWidth ? `min(${termWidth}px, 36%)` : 'auto' } as CSSProperties;
  const present = items.filter(([, description]) => description !== null && description !== undefined);
  return (
    <dl className={classes.list} style={style}>
      {present.map(([term, description]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
