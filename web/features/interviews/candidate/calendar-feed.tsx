import { Button } from '@mantine/core';
import { useState } from 'react';
import { getCalendarFeed, renewCalendarFeed } from '#contract/interviews/feed.ts';
import { CopyableText } from '#web/features/interviews/copyable-text.tsx';
import { Failure } from '#web/features/interviews/failure.tsx';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { LoadingText } from '#web/ui/display/loading.tsx';
import { IconCalendarDue } from '#web/ui/icons/times.ts';
import { Dialog, DialogFooter } from '#web/ui/overlays/dialog.tsx';

/** The private address that a calendar program subscribes to for the candidate's bookings. */
export function CalendarFeed() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarDue size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        Calendar feed
      </Button>
      {opened && <FeedDialog onClose={() => setOpened(false)} />}
    </>
  );
}

function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useEndpoint(getCalendarFeed, {});
  const renew = useEndpointMutation(renewCalendarFeed, {});
  const url = feed.data?.url;
  const error = feed.error ?? renew.error;
  return (
    <Dialog opened onClose={onClose} title="Calendar feed">
      {error && <Failure>{error.message}</Failure>}
      <p style={{ marginBottom: 16 }}>
        Subscribe to this address in your calendar and booked interviews appear there by themselves. Whoever
        has the address can read them, so keep it to yourself.
      </p>
      {feed.isPending && <LoadingText lines={1} />}
      {url && <CopyableText text={url} what="feed address" />}
      {feed.data && !url && <p className="muted">You have no address yet.</p>}
      <DialogFooter>
        <Button
          variant={url ? 'default' : 'filled'}
          loading={renew.isPending}
          onClick={() => renew.mutate({})}
        >
          {url ? 'Make a new address' : 'Make an address'}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          Close
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
