import type { ReactNode } from 'react';
import classes from './fact-line.module.css';

export type Facts = readonly (readonly [term: string, fact: ReactNode])[];

/** Facts with their names in one line: the line under a job's title. */
export function FactLine({ facts }: { facts: Facts }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, fact]) => Boolean(fact))
        .map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}
