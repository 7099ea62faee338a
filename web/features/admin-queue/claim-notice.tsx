import { useEffect, useRef } from 'react';
import {
  adminClaimItem,
  adminGetClaim,
  adminReleaseItem,
  CLAIM_BEAT_SECONDS,
  type Claim,
  type QueueKind,
} from '#contract/admin-queue.ts';
import { change, useEndpoint } from '#web/lib/api/query.ts';
import { dayOf, formatDay, formatTime } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';

/**
 * Claims the item while it is open here, and returns the claim, which may be a colleague's. A claim that a
 * colleague releases is taken over; a failing call never prevents a decision.
 */
function useClaim(kind: QueueKind, id: string): Claim | null {
  const { data } = useEndpoint(adminGetClaim, { params: { kind, id } }, { retry: false });
  const isFree = data?.claim === null;
  const isOwn = data?.claim?.isOwn ?? false;
  const said = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const params = { kind, id };
    const say = () => {
      said.current = change(adminClaimItem, { params }).catch(() => {});
    };
    if (isFree) say();
    const beat = isOwn ? setInterval(say, CLAIM_BEAT_SECONDS * 1000) : undefined;
    return () => clearInterval(beat);
  }, [kind, id, isFree, isOwn]);
  useEffect(() => {
    const params = { kind, id };
    // Releases only after the claim was sent; otherwise the claim would arrive last and stay.
    return () => void said.current.then(() => change(adminReleaseItem, { params })).catch(() => {});
  }, [kind, id]);
  return data?.claim ?? null;
}

/** `10:42 am`, with the day if it is not today. */
export function sinceTime(since: string | Date, now: Date = new Date()): string {
  return dayOf(since) === dayOf(now) ? formatTime(since) : `${formatDay(since)}, ${formatTime(since)}`;
}

/** Says that a colleague has the item open; renders nothing for the user's own claim. */
export function ClaimNotice({ kind, id }: { kind: QueueKind; id: string }) {
  const claim = useClaim(kind, id);
  if (!claim || claim.isOwn) return null;
  return (
    <Message family="warning">
      {claim.adminName} has had this open since {sinceTime(claim.since)}. You can look; whoever decides first
      counts.
    </Message>
  );
}
