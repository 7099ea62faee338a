import { Skeleton } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './stat-strip.module.css';

export interface Stat {
  label: string;
  /** Undefined while it loads. */
  figure: ReactNode;
  note?: ReactNode;
  /** The note is good news. */
  good?: boolean;
  /** Money or hires: the figure is gold. */
  earned?: boolean;
  /** Zero: the figure is muted. */
  quiet?: boolean;
  /** A small chart right of the figure. */
  chart?: ReactNode;
  to?: string;
}

interface StatStripProps {
  stats: readonly Stat[];
  columns?: number;
  /** They could not be read, and are not loading. */
  hasFailed?: boolean;
}

/** Figures in a row, divided by thin lines; two per row on a phone. */
export function StatStrip({ stats, columns = stats.length, hasFailed = false }: StatStripProps) {
  return (
    <dl
      className={classes.strip}
      data-three={stats.length === 3 || undefined}
      style={{ '--columns': columns } as CSSProperties}
    >
      {stats.map((stat) => (
        <div key={stat.label} className={classes.stat}>
          <dt>{stat.to ? <Link to={stat.to}>{stat.label}</Link> : stat.label}</dt>
          <dd>
            <span className={classes.row}>
              <span
                className={`${classes.figure} ${stat.earned ? classes.earned : ''} ${stat.quiet ? classes.quiet : ''}`}
              >
                {stat.figure ?? (hasFailed ? '–' : <Skeleton height={26} width={64} my={3} />)}
              </span>
              {stat.chart}
            </span>
            {stat.note && <p className={`${classes.note} ${stat.good ? classes.good : ''}`}>{stat.note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
