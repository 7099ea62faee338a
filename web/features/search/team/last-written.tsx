import type { SavedDetails } from '#contract/search/saved-details.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import classes from './team.module.css';

export function LastWritten({ saved: { note, notedAt, notedBy } }: { saved: SavedDetails }) {
  if (!note || !notedAt) return null;
  return (
    <p className={classes.written}>
      Written {notedBy && `by ${notedBy} `}on {formatDay(notedAt)}
    </p>
  );
}
