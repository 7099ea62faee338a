import {
  type ApplicationStatus,
  applicationStatusBadge,
  type Ending,
} from '#contract/labels/applications.ts';
import type { Viewer } from '#contract/labels/badge.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

interface ApplicationBadgeProps {
  status: ApplicationStatus;
  /** How it came to WITHDRAWN: one that was declined or has expired says so. */
  ending: Ending | null;
  viewer: Viewer;
}

export function ApplicationBadge({ status, ending, viewer }: ApplicationBadgeProps) {
  const { label, family } = applicationStatusBadge(status, viewer, ending);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
