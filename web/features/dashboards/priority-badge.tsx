import type { ActionPriority } from '#contract/dashboards/pending-action.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

/** Only what presses is named: on every line the word would tell nothing apart. */
export function PriorityBadge({ priority }: { priority: ActionPriority }) {
  return priority === 'HIGH' && <StatusBadge family="outline">High priority</StatusBadge>;
}
