import { type ApplicationStatus, applicationStatusBadge } from '#contract/labels/applications.ts';
import type { Viewer } from '#contract/labels/badge.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

export function ApplicationBadge({ status, viewer }: { status: ApplicationStatus; viewer: Viewer }) {
  const { label, family } = applicationStatusBadge(status, viewer);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
