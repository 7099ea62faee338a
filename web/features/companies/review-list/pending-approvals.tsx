import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { RecruiterRow } from '#contract/companies/recruiter-review.ts';
import { fullName } from '#contract/kit/full-name.ts';
import { dashboardFailure } from '#web/features/companies/review/review-failure.ts';
import type { ReviewStats } from '#web/features/companies/review/review-words.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { getSession, getToken } from '#web/lib/api/session.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { Avatar } from '#web/ui/brand/avatar.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { EmptyState } from '#web/ui/display/empty-state.tsx';
import { MailAddress } from '#web/ui/display/mail-address.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import { logInAgain } from './log-in-again.ts';
import classes from './pending-approvals.module.css';

const LIST = '/admin/recruiters';

/** The number of recruiters by status; each figure links to its list. */
export function RecruiterTiles({ stats }: { stats: ReviewStats }) {
  const { pendingApprovalCount: pending } = stats;
  const waiting: ReactNode =
    pending > 0 ? <span className={classes.waiting}>{formatNumber(pending)}</span> : '0';
  return (
    <div className={classes.tiles}>
      <StatStrip
        stats={[
          { label: 'Pending Recruiters', figure: waiting, to: `${LIST}?status=PENDING` },
          {
            label: 'Active Recruiters',
            figure: formatNumber(stats.activeRecruiters),
            to: `${LIST}?status=APPROVED`,
          },
          { label: 'Total Recruiters', figure: formatNumber(stats.totalRecruiters), to: LIST },
          { label: 'Approved', figure: formatNumber(stats.approvedCount), to: `${LIST}?status=APPROVED` },
          { label: 'Rejected', figure: formatNumber(stats.rejectedCount), to: `${LIST}?status=REJECTED` },
          {
            label: 'Under Review',
            figure: formatNumber(stats.under_reviewCount),
            to: `${LIST}?status=UNDER_REVIEW`,
          },
        ]}
      />
    </div>
  );
}

interface DashboardErrorProps {
  error: ApiError;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Shown instead of a dashboard that could not be loaded, with details for support. */
export function DashboardError({ error, onRetry, isRetrying }: DashboardErrorProps) {
  const { pathname } = useLocation();
  const { message, isAuthentication } = dashboardFailure(error);
  const leave = () => logInAgain(pathname);
  if (isAuthentication) {
    return (
      <Message
        family="danger"
        title="Authentication Required"
        action={
          <Button size="xs" variant="default" onClick={leave}>
            Go to Login
          </Button>
        }
      >
        {message}
      </Message>
    );
  }
  return (
    <Message
      family="danger"
      title="The dashboard could not be loaded"
      action={
        <div className={classes.actions}>
          <Button size="xs" variant="default" onClick={onRetry} loading={isRetrying}>
            Retry
          </Button>
          <Button size="xs" variant="default" onClick={leave}>
            Login Again
          </Button>
        </div>
      }
    >
      <p>{message}</p>
      <details className={classes.debug}>
        <summary>Debug info</summary>
        <DescriptionList
          items={[
            ['Token present', getToken('accessToken') ? 'Yes' : 'No'],
            ['User data present', getSession().user ? 'Yes' : 'No'],
            ['Backend URL', window.location.origin],
            ['Request', error.requestId],
          ]}
        />
      </details>
    </Message>
  );
}

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
  const name = fullName(recruiter);
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
