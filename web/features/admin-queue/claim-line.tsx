import type { QueueKind } from '#contract/admin-queue.ts';
import { dayOf, formatDay, formatTime } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';
import { useClaim } from './use-claim.ts';

/** `10:42 am`, and the day where it is another. */
export function sinceTime(since: string | Date, now: Date = new Date()): string {
  return dayOf(since) === dayOf(now) ? formatTime(since) : `${formatDay(since)}, ${formatTime(since)}`;
}

/** Tells that a colleague is at the item; nothing while it is the own. */
export function ClaimLine({ kind, id }: { kind: QueueKind; id: string }) {
  const claim = useClaim(kind, id);
  if (!claim || claim.isOwn) return null;
  return (
    <Message family="warning">
      {claim.adminName} has had this open since {sinceTime(claim.since)}. You can look; whoever decides first
      counts.
    </Message>
  );
}
