import { Button } from '@mantine/core';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

interface NoRecruitersProps {
  search: { status?: ApprovalStatus | undefined; search: string };
  onClear: () => void;
}

/** A list without rows: nobody fits. */
export function NoRecruiters({ search: { status, search }, onClear }: NoRecruitersProps) {
  const filters = [status && APPROVAL_STATUS_BADGES[status].label, search && `“${search}”`]
    .filter(Boolean)
    .join(' and ');
  const action = search && (
    <Button variant="default" onClick={onClear}>
      Clear search
    </Button>
  );
  return (
    <EmptyState title="No recruiters found" action={action}>
      {filters ? `Nothing matches ${filters}.` : 'Recruiters are listed here once they sign up.'}
    </EmptyState>
  );
}
