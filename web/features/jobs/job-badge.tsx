import { JOB_STATUS_BADGES, type JobStatus } from '#contract/labels/jobs.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

export function JobBadge({ status }: { status: JobStatus }) {
  const { label, family } = JOB_STATUS_BADGES[status];
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
