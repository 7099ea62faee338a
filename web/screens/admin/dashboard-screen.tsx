import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { adminCountQueue } from '#contract/admin-queue.ts';
import { adminGetRecruiterStats, adminListPendingRecruiters } from '#contract/companies/recruiter-review.ts';
import { ReviewModal } from '#web/features/companies/review/review-modal.tsx';
import { situationOf } from '#web/features/companies/review/review-words.ts';
import { useReview } from '#web/features/companies/review/use-review.ts';
import {
  DashboardError,
  PendingApprovals,
  RecruiterTiles,
} from '#web/features/companies/review-list/pending-approvals.tsx';
import { PendingChanges } from '#web/features/companies/review-list/pending-changes.tsx';
import { FailedMails } from '#web/features/mails/failed-mails.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatNumber } from '#web/lib/format/counts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import classes from './dashboard-screen.module.css';
import { RecruiterClaim } from './recruiter-claim.tsx';

export const meta = () => [{ title: 'Admin Dashboard | Medallist' }];

const QUICK_LINKS = [
  { label: 'Review Pending', to: '/admin/recruiters?status=PENDING' },
  { label: 'Active Recruiters', to: '/admin/recruiters?status=APPROVED' },
  { label: 'Rejected', to: '/admin/recruiters?status=REJECTED' },
  { label: 'View Analytics', to: '/admin/analytics' },
];

export default function DashboardScreen() {
  const review = useReview();
  const stats = useEndpoint(adminGetRecruiterStats, {});
  const pending = useEndpoint(adminListPendingRecruiters, {});
  const waiting = useEndpoint(adminCountQueue, {}).data;
  const error = stats.error ?? pending.error;
  function retry() {
    void stats.refetch();
    void pending.refetch();
  }
  if (error) {
    return (
      <>
        <PageHeader title="Admin Dashboard" />
        <DashboardError error={error} onRetry={retry} isRetrying={stats.isFetching || pending.isFetching} />
      </>
    );
  }
  if (!stats.data || !pending.data) return <LoadingDashboard />;
  return (
    <>
      <PageHeader title="Admin Dashboard" lead={situationOf(stats.data)} />
      <div className={classes.sections}>
        <FailedMails />
        <RecruiterTiles stats={stats.data} />
        <PendingChanges waiting={stats.data.pendingChangeCount} />
        <PendingApprovals recruiters={pending.data} onReview={review.open} />
        <nav aria-label="Quick links" className={classes.links}>
          <Button component={Link} to="/admin/queue" variant="default">
            Work queue{waiting ? ` (${formatNumber(waiting.total.count)})` : ''}
          </Button>
          {QUICK_LINKS.map(({ label, to }) => (
            <Button key={label} component={Link} to={to} variant="default">
              {label}
            </Button>
          ))}
        </nav>
      </div>
      <ReviewModal
        id={review.id}
        above={review.id && <RecruiterClaim key={review.id} id={review.id} />}
        onClose={review.close}
      />
    </>
  );
}

function LoadingDashboard() {
  return (
    <>
      <PageHeader title="Admin Dashboard" lead={<span role="status">Loading dashboard...</span>} />
      <div className={classes.sections}>
        <Skeleton height={88} radius={10} />
        <Card flush title="Pending Recruiter Approvals">
          <LoadingRows count={5} circle />
        </Card>
      </div>
    </>
  );
}
