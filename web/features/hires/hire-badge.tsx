import type { Viewer } from '#contract/labels/badge.ts';
import { type HireStatus, hireStatusBadge } from '#contract/labels/hires.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

export function HireBadge({ status, viewer }: { status: HireStatus; viewer: Viewer }) {
  const { label, family } = hireStatusBadge(status, viewer);
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
