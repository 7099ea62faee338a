import { useEffect, useRef } from 'react';
import { showConnection } from '#web/lib/offline/show-connection.ts';
import classes from './offline-bar.module.css';

/** Over every screen while there is no connection; it goes by itself. Its words need no React: some pages have none. */
export function OfflineBar() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current ? showConnection(bar.current) : undefined), []);
  return <div ref={bar} role="status" data-offline-bar="" className={classes.bar} />;
}
