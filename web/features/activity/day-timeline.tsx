import { Button, Timeline, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { listActivity } from '#contract/account/records.ts';
import type { AnswerOf } from '#contract/core/endpoint.ts';
import type { listCandidateActivity } from '#contract/dashboards/activity.ts';
import { DAY_MS } from '#contract/kit/days.ts';
import { type CallInput, call } from '#web/lib/api/api.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { cacheKey } from '#web/lib/api/query.ts';
import { dayOf, formatDate } from '#web/lib/format/dates.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { LoadFailure, type Reading } from '#web/ui/failures/load-failure.tsx';
import { ActivityIcon } from './activity-icon.tsx';
import classes from './day-timeline.module.css';

interface Dated {
  id: string;
  at: string;
}

interface ActivityDay<T> {
  /** `2026-11-26` */
  day: string;
  /** `Today`, `Yesterday` or the date. */
  label: string;
  items: T[];
}

/** Groups entries by day, newest first. An entry that a shifted page repeats is counted once. */
export function groupByDay<T extends Dated>(entries: readonly T[], now: Date): ActivityDay<T>[] {
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS));
  const unique = new Map(entries.map((entry) => [entry.id, entry]));
  const days = Map.groupBy(unique.values(), ({ at }) => dayOf(at));
  return [...days].map(([day, items]) => {
    const label = day === today ? 'Today' : day === yesterday ? 'Yesterday' : formatDate(day);
    return { day, label, items };
  });
}

type Listing = typeof listActivity | typeof listCandidateActivity;

/** All pages of a list as one. */
export function useAllPages<E extends Listing>(endpoint: E) {
  return useInfiniteQuery<AnswerOf<E>, ApiError, AnswerOf<E>['content'], string[], number>({
    queryKey: cacheKey(endpoint, 'all pages'),
    queryFn: ({ pageParam, signal }) =>
      call(endpoint, { query: { page: pageParam } } as CallInput<E>, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ last, number }) => (last ? undefined : number + 1),
    select: ({ pages }) => pages.flatMap<unknown>(({ content }) => content) as AnswerOf<E>['content'],
  });
}

interface DayTimelineProps<T> {
  list: Reading<readonly T[]> & {
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  kindOf: (entry: T) => string;
  /** Shown while the list is empty: what will be listed here. */
  empty: string;
  children: (entry: T) => ReactNode;
}

/** A timeline by day, the newest first, with more on request. */
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
