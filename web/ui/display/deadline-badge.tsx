import { formatTimeLeft } from '#web/lib/format/spans.ts';
import { StatusBadge } from './status-badge.tsx';

const HOUR = 3_600_000;
const SOON = 48 * HOUR;

/** The time left to answer: neutral, then highlighted, then "Expiring soon" in the last hour. */
export function DeadlineBadge({ deadline }: { deadline: string }) {
  const left = Date.parse(deadline) - Date.now();
  if (left <= 0) return <StatusBadge>Expired</StatusBadge>;
  if (left < HOUR) return <StatusBadge family="danger">Expiring soon</StatusBadge>;
  return (
    <StatusBadge family={left < SOON ? 'warning' : 'neutral'}>{formatTimeLeft(deadline)} left</StatusBadge>
  );
}
