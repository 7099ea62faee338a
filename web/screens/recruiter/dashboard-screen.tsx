import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { getRecruiterDashboard, type RecruiterDashboard } from '#contract/dashboards/recruiter-dashboard.ts';
import { canWriteJobs } from '#contract/jobs/jobs.policy.ts';
import { requireApproved } from '#web/features/companies/approval/approval-guard.ts';
import classes from '#web/features/dashboards/dashboard.module.css';
import {
  FirstJob,
  NextInterviews,
  PendingActions,
  RecentActivities,
} from '#web/features/dashboards/dashboard-cards.tsx';
import { useMemberRole } from '#web/features/jobs/use-member-role.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { formatTime } from '#web/lib/format/dates.ts';
import { greeting } from '#web/lib/greeting.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { Message, type MessageFamily } from '#web/ui/display/message.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { StatStrip } from '#web/ui/display/stat-strip.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

const REFRESH_MS = 300_000;
const FAMILIES: Record<RecruiterDashboard['approvalBanner']['actionType'], MessageFamily> = {
  ERROR: 'danger',
  WARNING: 'warning',
  SUCCESS: 'success',
  INFO: 'info',
};

export const clientLoader = requireApproved;
export const meta = () => [{ title: 'Dashboard | Medallist' }];

export default function DashboardScreen() {
  const dashboard = useEndpoint(getRecruiterDashboard, {}, { refetchInterval: REFRESH_MS });
  if (dashboard.error && !dashboard.data) {
    return <LoadFailure reading={dashboard} title="Error Loading Dashboard" />;
  }
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard' }]} />
      {dashboard.data ? (
        <Content dashboard={dashboard.data} updatedAt={dashboard.dataUpdatedAt} />
      ) : (
        <Loading>
          <Skeleton height={64} radius={10} mb={20} maw={420} />
          <Skeleton height={360} radius={10} />
        </Loading>
      )}
    </>
  );
}

function Content({ dashboard, updatedAt }: { dashboard: RecruiterDashboard; updatedAt: number }) {
  const { approvalBanner: banner, profile, stats } = dashboard;
  const mayWrite = canWriteJobs(useMemberRole());
  return (
    <>
      <PageHeader
        title={`${greeting(new Date())}, ${profile.firstName}`}
        lead={
          <>
            {profile.designation}, {profile.companyName}.{' '}
            <span className={classes.updated}>Updated {formatTime(updatedAt)}.</span>
          </>
        }
      />
      <div className={classes.stack}>
        {banner.show && (
          <Message
            family={FAMILIES[banner.actionType]}
            action={banner.actionUrl && <Link to={banner.actionUrl}>{banner.actionText}</Link>}
          >
            {banner.message}
          </Message>
        )}
        {stats.totalJobs === 0 && mayWrite && <FirstJob />}
        <div className={classes.grid}>
          <div className={classes.stack}>
            <PendingActions actions={dashboard.pendingActions} total={dashboard.pendingActionsCount} />
            <StatStrip
              stats={[
                {
                  label: 'Active Job Posts',
                  figure: stats.activeJobs,
                  to: '/recruiter/jobs?status=PUBLISHED',
                },
                { label: 'Active Candidates', figure: stats.activeCandidates, to: '/recruiter/applications' },
                {
                  label: 'Interviews Scheduled',
                  figure: stats.interviewScheduled,
                  to: '/recruiter/interviews',
                },
                { label: 'Total Jobs', figure: stats.totalJobs, to: '/recruiter/jobs' },
              ]}
            />
            <RecentActivities activities={dashboard.recentActivities} />
          </div>
          <NextInterviews interviews={dashboard.nextInterviews} />
        </div>
      </div>
    </>
  );
}
