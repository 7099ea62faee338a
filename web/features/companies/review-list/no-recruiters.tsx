import { Button } from '@mantine/core';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';

interface NoRecruitersProps {
  search: { status?: ApprovalStatus | undefined; search: string; page: number };
  onChange: (changes: { search?: string; page?: number }) => void;
}

/** A list without rows: nobody fits, or the page is one that decisions have emptied. */
export function NoRecruiters({ search: { status, search, page }, onChange }: NoRecruitersProps) {
  const filters = [status && APPROVAL_STATUS_BADGES[status].label, search && `“${search}”`]
    .filter(Boolean)
    .join(' and ');
  const action = search ? (
    <Button variant="default" onClick={() => onChange({ search: '' })}>
      Clear search
    </Button>
  ) : (
    page > 0 && (
      <Button variant="default" onClick={() => onChange({ page: 0 })}>
        Back to the first page
      </Button>
    )
  );
  return (
    <EmptyState title="No recruiters found" action={action}>
      {sentenceOf(filters, page)}
    </EmptyState>
  );
}

function sentenceOf(filters: string, page: number): string {
  if (page > 0) return 'There is nobody left on this page.';
  return filters ? `Nothing matches ${filters}.` : 'Recruiters are listed here once they sign up.';
}
