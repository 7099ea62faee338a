import { type Activity, listActivity } from '#contract/account/records.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import classes from './day-timeline.module.css';
import { DayTimeline, useAllPages } from './day-timeline.tsx';

/** Sign-ins and changes by the user, with their IP addresses. */
export function AccountTrail() {
  return (
    <DayTimeline
      list={useAllPages(listActivity)}
      kindOf={({ action }) => action}
      empty="Sign-ins and changes to your account will be listed here."
    >
      {(entry) => <Entry entry={entry} />}
    </DayTimeline>
  );
}

function Entry({ entry: { summary, at, ip } }: { entry: Activity }) {
  return (
    <>
      <p className={classes.summary}>{summary}</p>
      <p className={`meta faint num ${classes.time}`}>
        <time dateTime={at}>{formatTime(at)}</time>
        {ip && `, from ${ip}`}
      </p>
    </>
  );
}
