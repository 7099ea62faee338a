import { Skeleton } from '@mantine/core';
import { getMe } from '#contract/auth/session.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './affiliate-dashboard-screen.module.css';

export const meta = () => [{ title: 'Affiliate dashboard | Medallist' }];

export default function AffiliateDashboardScreen() {
  const me = useEndpoint(getMe, {});
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard' }]} />
      <PageHeader
        title={me.data ? `Welcome, ${me.data.firstName}` : 'Welcome'}
        lead="Your affiliate account."
      />
      {me.error && (
        <ErrorPanel message={me.error.message} onRetry={() => void me.refetch()} retrying={me.isFetching} />
      )}
      {me.isPending && (
        <Loading>
          <Skeleton height={140} radius={10} maw={640} />
        </Loading>
      )}
      {me.data && (
        <div className={classes.column}>
          <Card title="Account">
            <DescriptionList
              termWidth={120}
              items={[
                ['Name', `${me.data.firstName} ${me.data.lastName}`],
                ['Email', me.data.email],
                ['Email status', <EmailStatus key="status" isVerified={me.data.emailVerified} />],
              ]}
            />
          </Card>
        </div>
      )}
    </>
  );
}

function EmailStatus({ isVerified }: { isVerified: boolean }) {
  return (
    <StatusBadge family={isVerified ? 'success' : 'warning'}>
      {isVerified ? 'Confirmed' : 'Not confirmed yet'}
    </StatusBadge>
  );
}
