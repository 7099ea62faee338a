import type { ApprovalStatus } from '#contract/core/roles.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';

export function ApprovalBadge({ status }: { status: ApprovalStatus }) {
  const { label, family } = APPROVAL_STATUS_BADGES[status];
  return <StatusBadge family={family}>{label}</StatusBadge>;
}
