import { Button, Timeline, VisuallyHidden } from '@mantine/core';
import type { Activity } from '#contract/account/records.ts';
import { formatTime } from '#web/lib/format.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { groupByDay } from './activity-days.ts';
import { ActivityIcon } from './activity-icon.tsx';
import classes from './activity-timeline.module.css';
import { useActivity } from './use-activity.ts';

/** What the person did, day by day. */
export function ActivityTimeline() {
  const activity = useActivity();
  const { data: entries, error, isFetching, isFetchingNextPage, hasNextPage } = activity;
  if (!entries) {
    return error ? (
      <ErrorPanel message={error.message} onRetry={() => void activity.refetch()} retrying={isFetching} />
    ) : (
      <Card flush>
        <LoadingRows count={6} />
      </Card>
    );
  }
  if (entries.length === 0) {
    return (
      <Card flush>
        <VisuallyHidden component="h2">Your activity</VisuallyHidden>
        <EmptyState title="Nothing yet">Sign-ins and changes to your account will be listed here.</EmptyState>
      </Card>
    );
  }
  return (
    <div className={classes.days}>
      {groupByDay(entries, new Date()).map(({ day, label, items }) => (
        <Card key={day} title={label}>
          <Timeline
            bulletSize={28}
            lineWidth={1}
            active={-1}
            classNames={{ item: classes.item ?? '', itemBullet: classes.bullet ?? '' }}
          >
            {items.map((entry) => (
              <Timeline.Item key={entry.id} bullet={<ActivityIcon action={entry.action} />}>
                <Entry entry={entry} />
              </Timeline.Item>
            ))}
          </Timeline>
        </Card>
      ))}
      {error && <Message family="danger">{error.message}</Message>}
      {hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={isFetchingNextPage}
            onClick={() => void activity.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
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
