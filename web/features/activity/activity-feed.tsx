import { Link } from 'react-router';
import { type ActivityItem, listCandidateActivity } from '#contract/dashboards/activity.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import classes from './day-timeline.module.css';
import { DayTimeline, useAllPages } from './day-timeline.tsx';

/** The full list; the home screen shows only its latest entries. */
export function ActivityFeed() {
  return (
    <DayTimeline
      list={useAllPages(listCandidateActivity)}
      kindOf={({ kind }) => kind}
      empty="Requests, views and your own changes will be listed here."
    >
      {(item) => <Item item={item} />}
    </DayTimeline>
  );
}

function Item({ item: { title, detail, link, at, isWholeDay } }: { item: ActivityItem }) {
  return (
    <>
      <p className={classes.summary}>
        {link ? (
          <Link to={link} className={classes.link}>
            {title}
          </Link>
        ) : (
          title
        )}
        {detail && <span className={`muted small ${classes.detail}`}>{detail}</span>}
      </p>
      {!isWholeDay && (
        <p className={`meta faint num ${classes.time}`}>
          <time dateTime={at}>{formatTime(at)}</time>
        </p>
      )}
    </>
  );
}
