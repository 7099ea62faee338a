import { Button } from '@mantine/core';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Pager } from '#web/ui/display/pager.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { type NotificationCalls, NotificationList, useMarking } from './notification-list.tsx';

const Search = { page: param.page };

/** Every notification, page by page. */
export function AllNotifications({ calls }: { calls: NotificationCalls }) {
  const [{ page }, change] = useSearch(Search);
  const all = useEndpoint(calls.list, { query: { page } }, { keepPrevious: true });
  const unread = useEndpoint(calls.unreadCount, {}).data?.count;
  const { markRead, markAllRead, isMarking } = useMarking(calls);
  return (
    <>
      <PageHeader
        title="Notifications"
        lead={unread === undefined ? '\u00a0' : unread === 0 ? 'All read.' : `${unread} unread.`}
        actions={
          unread ? (
            <Button variant="default" loading={isMarking} onClick={markAllRead}>
              Mark all as read
            </Button>
          ) : null
        }
      />
      {all.isError && !all.data ? (
        <LoadFailure reading={all} />
      ) : (
        <Card flush>
          {all.isPending && <LoadingRows count={5} />}
          {all.data && (
            <>
              <NotificationList
                items={all.data.content}
                onRead={({ id, isRead }) => {
                  if (!isRead) markRead(id);
                }}
              />
              <Pager page={all.data} onChange={(next) => change({ page: next })} />
            </>
          )}
        </Card>
      )}
    </>
  );
}
