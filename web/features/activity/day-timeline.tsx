import { Button, Timeline, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';
import { type Dated, groupByDay } from './activity-days.ts';
import { ActivityIcon } from './activity-icon.tsx';
import classes from './day-timeline.module.css';

interface DayTimelineProps<T> {
  list: Reading<readonly T[]> & {
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  kindOf: (entry: T) => string;
  /** What will be listed here, while nothing is. */
  empty: string;
  children: (entry: T) => ReactNode;
}

/** What happened, day by day, the newest first, and more of it on request. */
export function DayTimeline<T extends Dated>({ list, kindOf, empty, children }: DayTimelineProps<T>) {
  const { data: entries, error } = list;
  if (!entries) {
    return error ? (
      <LoadFailure reading={list} />
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
        <EmptyState title="Nothing yet">{empty}</EmptyState>
      </Card>
    );
  }
  return (
    <div className={classes.days}>
      {groupByDay(entries, new Date()).map(({ day, label, items }) => (
        <Card key={day} title={label} className={classes.day ?? ''}>
          <Timeline
            bulletSize={28}
            lineWidth={1}
            active={-1}
            classNames={{ item: classes.item ?? '', itemBullet: classes.bullet ?? '' }}
          >
            {items.map((entry) => (
              <Timeline.Item key={entry.id} bullet={<ActivityIcon kind={kindOf(entry)} />}>
                {children(entry)}
              </Timeline.Item>
            ))}
          </Timeline>
        </Card>
      ))}
      {error && <Message family="danger">{error.message}</Message>}
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </div>
  );
}
