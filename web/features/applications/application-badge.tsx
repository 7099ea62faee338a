import {
  type ApplicationStatus,
  applicationStatusBadge,
  type Ending,
} from '#contract/labels/applications.ts';
import type { Viewer } from '#contract/labels/badge.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

interface ApplicationBadgeProps {
  status: ApplicationStatus;
  /** The reason for WITHDRAWN: declined and expired applications have a label of their own. */
  ending: Ending | null;
  viewer: Viewer;
}

export function ApplicationBadge({ status, ending, viewer }: ApplicationBadgeProps) {
  const { label, family } = applicationStatusBadge(status, viewer, ending);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
