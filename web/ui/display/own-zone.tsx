import { inOwnZone } from '#web/lib/when/own-zone.ts';
import classes from './own-zone.module.css';

interface OwnZoneProps {
  at: string;
  /** The end of a period. */
  until?: string;
}

/** Below a time in India: the same in the time zone of this browser, if that is another one. */
export function OwnZone({ at, until }: OwnZoneProps) {
  const own = inOwnZone(new Date(at), until ? new Date(until) : undefined);
  return own && <span className={classes.zone}>{own}</span>;
}
