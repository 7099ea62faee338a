import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { RecruiterRow } from '#contract/companies/recruiter-review.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import classes from './pending-approvals.module.css';

const SHOWN = 5;

interface PendingApprovalsProps {
  recruiters: readonly RecruiterRow[];
  onReview: (id: string) => void;
}

/** The applications that have waited longest. */
export function PendingApprovals({ recruiters, onReview }: PendingApprovalsProps) {
  return (
    <Card
      flush
      title="Pending Recruiter Approvals"
      action={<Link to="/admin/recruiters?status=PENDING">View All</Link>}
    >
      {recruiters.length === 0 && (
        <EmptyState title="All decided">New applications appear here, the oldest first.</EmptyState>
      )}
      <ul>
        {recruiters.slice(0, SHOWN).map((recruiter, place) => (
          <Row key={recruiter.id} recruiter={recruiter} isFirst={place === 0} onReview={onReview} />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  recruiter: RecruiterRow;
  isFirst: boolean;
  onReview: (id: string) => void;
}

function Row({ recruiter, isFirst, onReview }: RowProps) {
  const name = `${recruiter.firstName} ${recruiter.lastName}`;
  return (
    <li className={classes.row}>
      <Avatar name={name} size={40} />
      <div className={classes.who}>
        <p className="strong">{name}</p>
        <p className="small muted">
          <MailAddress address={recruiter.email} />
        </p>
      </div>
      <div className={classes.company}>
        <p>{recruiter.companyName || 'N/A'}</p>
        {recruiter.designation && <p className="small muted">{recruiter.designation}</p>}
      </div>
      <div className={classes.status}>
        <ApprovalBadge status={recruiter.approvalStatus} />
      </div>
      <Button
        size="xs"
        variant={isFirst ? 'filled' : 'default'}
        aria-label={`Review ${name}`}
        onClick={() => onReview(recruiter.id)}
      >
        Review
      </Button>
    </li>
  );
}
