import { Button } from '@mantine/core';
import { movesOfAdmin } from '#contract/companies/approval.policy.ts';
import type { RecruiterRow } from '#contract/companies/recruiter-review.ts';
import type { ApprovalStatus } from '#contract/core/roles.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { APPROVAL_STATUS_BADGES } from '#contract/labels/accounts.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { PersonCell } from '#web/ui/table/cells.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { DecisionButtons } from '#web/ui/table/decision-buttons.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import classes from './recruiters-table.module.css';

interface NoRecruitersProps {
  search: { status?: ApprovalStatus | undefined; search: string };
  onClear: () => void;
}

/** Shown instead of an empty list. */
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

interface RecruitersTableProps {
  recruiters: readonly RecruiterRow[];
  /** The recruiter whose details are open. */
  openId: string | null;
  onView: (id: string) => void;
  onApprove: (recruiter: RecruiterRow) => void;
  onReject: (recruiter: RecruiterRow) => void;
}

const COLUMNS: readonly Column<RecruiterRow>[] = [
  {
    header: 'Recruiter',
    cell: (recruiter) => (
      <PersonCell name={fullName(recruiter)}>
        <MailAddress address={recruiter.email} />
      </PersonCell>
    ),
  },
  {
    header: 'Company',
    cell: ({ companyName, designation }) => (
      <>
        <p className={companyName ? undefined : 'faint'}>{companyName || 'N/A'}</p>
        {designation && <p className="small muted">{designation}</p>}
      </>
    ),
  },
  {
    header: 'Status',
    cell: ({ approvalStatus, hasPendingChange }) => (
      <div className={classes.states}>
        <ApprovalBadge status={approvalStatus} />
        {hasPendingChange && <StatusBadge family="warning">Change to review</StatusBadge>}
      </div>
    ),
  },
  { header: 'Applied', isFigure: true, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** All recruiters. */
export function RecruitersTable({ recruiters, openId, ...acts }: RecruitersTableProps) {
  const actions: Column<RecruiterRow> = {
    header: 'Actions',
    align: 'end',
    cell: (recruiter) => <Actions recruiter={recruiter} {...acts} />,
  };
  return (
    <DataTable
      caption="Recruiters"
      columns={[...COLUMNS, actions]}
      rows={recruiters}
      rowKey={({ id }) => id}
      isTall
      narrow="scroll"
      minWidth={800}
      isMarked={({ id }) => id === openId}
    />
  );
}

type ActionsProps = Pick<RecruitersTableProps, 'onView' | 'onApprove' | 'onReject'> & {
  recruiter: RecruiterRow;
};

function Actions({ recruiter, onView, onApprove, onReject }: ActionsProps) {
  const name = fullName(recruiter);
  return (
    <DecisionButtons
      name={name}
      isOpen={movesOfAdmin(recruiter.approvalStatus).includes('APPROVE')}
      onApprove={() => onApprove(recruiter)}
      onReject={() => onReject(recruiter)}
    >
      <Button
        size="xs"
        variant="link"
        px={8}
        aria-label={`View Details of ${name}`}
        onClick={() => onView(recruiter.id)}
      >
        View Details
      </Button>
    </DecisionButtons>
  );
}
