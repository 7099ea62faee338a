import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './loading.module.css';

/** Wraps skeletons: announces "Loading" to screen readers, and shows nothing for the first 200 ms. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-label="Loading" className={classes.late}>
      {children}
    </div>
  );
}

/** Skeleton of a list: a square or a circle, a title and a line per row. */
export function LoadingRows({ count = 4, circle = false }: { count?: number; circle?: boolean }) {
  return (
    <Loading>
      <div className={classes.rows}>
        {Array.from({ length: count }, (_, row) => row).map((row) => (
          <div key={row} className={classes.row}>
            <Skeleton height={40} width={40} circle={circle} />
            <div>
              <Skeleton height={14} width="45%" mb={8} />
              <Skeleton height={12} width="70%" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Skeleton of a paragraph. */
export function LoadingText({ lines = 3 }: { lines?: number }) {
  return (
    <Loading>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <Skeleton key={line} height={13} width={line === lines - 1 ? '60%' : '100%'} mb={10} />
      ))}
    </Loading>
  );
}
