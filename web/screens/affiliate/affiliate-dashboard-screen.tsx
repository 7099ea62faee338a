import { Skeleton } from '@mantine/core';
import { getMe } from '#contract/auth/session.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { DescriptionList } from '#web/ui/display/description-list.tsx';
import { ErrorPanel } from '#web/ui/display/error-panel.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

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
          <Skeleton height={140} radius={10} maw={560} />
        </Loading>
      )}
      {me.data && (
        <Card title="Account">
          <DescriptionList
            termWidth={120}
            items={[
              ['Name', `${me.data.firstName} ${me.data.lastName}`],
              ['Email', me.data.email],
              ['Address', me.data.emailVerified ? 'Confirmed' : 'Not confirmed yet'],
            ]}
          />
        </Card>
      )}
    </>
  );
}
