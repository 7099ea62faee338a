import type { MyApplication } from '#contract/applications/candidate-applications.ts';
import { ENDING_LABELS } from '#contract/applications/thread.ts';
import { ApplicationBadge } from '#web/features/applications/application-badge.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

/** The state of an own application; one that ended by a reply, or without one, says so. */
export function ThreadBadge({ status, ending }: Pick<MyApplication, 'status' | 'ending'>) {
  if (!ending) return <ApplicationBadge status={status} viewer="candidate" />;
  return <StatusBadge family="neutral">{ENDING_LABELS[ending]}</StatusBadge>;
}
