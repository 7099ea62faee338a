import type { Icon } from '@tabler/icons-react';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import IconUserEdit from '@tabler/icons-react/dist/esm/icons/IconUserEdit.mjs';
import { Link } from 'react-router';
import type { ActivityItem } from '#contract/dashboards/candidate-home.ts';
import { formatRelative } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import classes from './activity-card.module.css';

/** The first prefix that fits decides. */
const ICONS: readonly (readonly [prefix: string, icon: Icon])[] = [
  ['interview.requested', IconMailOpened],
  ['interview.', IconCalendarCheck],
  ['application.', IconBriefcase],
  ['profile.viewed', IconEye],
  ['referral.', IconGift],
  ['candidate.resume', IconFileUpload],
  ['candidate.', IconUserEdit],
];

/** What happened lately, the newest first. */
export function ActivityCard({ activity, now }: { activity: readonly ActivityItem[]; now: Date }) {
  const all = activity.length > 0 && <Link to="/activity">View all</Link>;
  return (
    <Card title="Recent activity" action={all} flush>
      {activity.length === 0 ? (
        <EmptyState title="Nothing yet">Requests, views and your own changes will be listed here.</EmptyState>
      ) : (
        <ol className={classes.list}>
          {activity.map((item) => (
            <ActivityRow key={item.id} item={item} now={now} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function ActivityRow({ item, now }: { item: ActivityItem; now: Date }) {
  const { kind, title, detail, link, at, isWholeDay } = item;
  const ItemIcon = ICONS.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? IconBell;
  const when = formatRelative(at, now);
  return (
    <li className={classes.item}>
      <span className={classes.icon}>
        <ItemIcon className="icon" size={14} stroke={1.6} aria-hidden="true" />
      </span>
      <p>
        {link ? (
          <Link to={link} className={classes.link}>
            {title}
          </Link>
        ) : (
          title
        )}
        {detail && <span className={`muted small ${classes.detail}`}>{detail}</span>}
      </p>
      <time dateTime={at} className={`meta faint ${classes.time}`}>
        {isWholeDay && /now|ago/.test(when) ? 'Today' : when}
      </time>
    </li>
  );
}
