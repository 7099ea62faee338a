import { useEffect, useRef } from 'react';
import { showLine } from '#web/lib/line/show-line.ts';
import classes from './line-bar.module.css';

/**
 * Shown over every screen while offline; disappears by itself. Its texts are set without React, since some
 * pages have none.
 */
export function LineBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? showLine(bar.current) : undefined), []);
  return <div ref={bar} role="status" data-line-bar="" className={classes.bar} />;
}
