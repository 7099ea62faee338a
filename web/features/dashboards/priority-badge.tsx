import type { ActionPriority } from '#contract/dashboards/pending-action.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

/** Only high priority is labelled: a label on every line would not set anything apart. */
export function PriorityBadge({ priority }: { priority: ActionPriority }) {
  return priority === 'HIGH' && <StatusBadge family="outline">High priority</StatusBadge>;
}
