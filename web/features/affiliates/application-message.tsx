import type { AffiliateDashboard } from '#contract/affiliates.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { formatRupees } from '#web/lib/format/money.ts';
import { Message } from '#web/ui/display/message.tsx';

/** Where the application stands. */
export function ApplicationMessage({ dashboard }: { dashboard: AffiliateDashboard }) {
  const { status, reason, hasEnded, appliedAt, decidedAt, rewardAmount } = dashboard;
  const since = formatDay(decidedAt ?? appliedAt);
  switch (status) {
    case 'PENDING':
      return (
        <Message family="info" title="Your application is being reviewed">
          Sent on {formatDay(appliedAt)}. A person reads it and writes to you in 2-3 business days.
        </Message>
      );
    case 'REJECTED':
      return (
        <Message
          family="danger"
          title={
            hasEnded
              ? `Your part in the affiliate programme ended on ${since}`
              : `Your application was not accepted on ${since}`
          }
        >
          {reason}
        </Message>
      );
    case 'APPROVED':
      return (
        <Message family="success" title={`You have been an affiliate since ${since}`}>
          Each hire through your link pays {formatRupees(rewardAmount)}.
        </Message>
      );
  }
}
