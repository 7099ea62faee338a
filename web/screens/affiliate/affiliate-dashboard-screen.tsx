import { Skeleton } from '@mantine/core';
import { type AffiliateDashboard, getAffiliateDashboard } from '#contract/affiliates.ts';
import {
  AffiliateFigures,
  ApplicationMessage,
  PayoutsCard,
} from '#web/features/affiliates/dashboard-cards.tsx';
import { ReferralsCard } from '#web/features/affiliates/referrals-card.tsx';
import { ApplicationRecorded } from '#web/features/auth/application-recorded.tsx';
import { VerifyNotice } from '#web/features/auth/verification/verify-notice.tsx';
import { OwnPayouts } from '#web/features/payouts/own-payouts.tsx';
import { LinkCard } from '#web/features/referrals/link-card.tsx';
import * as param from '#web/lib/address/params.ts';
import { useSearch } from '#web/lib/address/use-search.ts';
import { useEndpoint } from '#web/lib/api/query.ts';
import { useSession } from '#web/lib/api/session.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './affiliate-dashboard-screen.module.css';

export const meta = () => [{ title: 'Affiliate dashboard | Medallist' }];

const Search = {
  page: param.page,
  rewards: param.page,
};

const LEADS: Record<AffiliateDashboard['status'], string> = {
  PENDING: 'Your application, and what will be here once it is approved.',
  APPROVED: 'Your link, what came of it, and what you were paid.',
  REJECTED: 'Your application to the affiliate programme.',
};

export default function AffiliateDashboardScreen() {
  const { user } = useSession();
  const [search, change] = useSearch(Search);
  const dashboard = useEndpoint(
    getAffiliateDashboard,
    { query: { page: search.page } },
    { keepPrevious: true },
  );
  const { data } = dashboard;
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard' }]} />
      <PageHeader title={`Welcome, ${user?.firstName}`} lead={data && LEADS[data.status]} />
      <div className={classes.stack}>
        <ApplicationRecorded />
        <VerifyNotice />
        <LoadFailure reading={dashboard} />
        {dashboard.isPending && (
          <Loading>
            <Skeleton height={66} radius={10} mb={20} />
            <Skeleton height={104} radius={10} mb={20} />
            <Skeleton height={190} radius={10} />
          </Loading>
        )}
        {data && (
          <>
            <ApplicationMessage dashboard={data} />
            {data.status !== 'REJECTED' && <LinkCard title="Your link" links={data.links} primary />}
            {mayHaveEarned(data) && (
              <>
                <AffiliateFigures dashboard={data} />
                <div className={classes.lists}>
                  <ReferralsCard page={data.referrals} onPage={(page) => change({ page })} />
                  <PayoutsCard payouts={data.payouts} />
                </div>
                {data.emailVerified && (
                  <OwnPayouts page={search.rewards} onPage={(rewards) => change({ rewards })} />
                )}
              </>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** An affiliate who was removed from the programme still sees the results; a rejected applicant has none. */
function mayHaveEarned({ status, signUps, payouts }: AffiliateDashboard): boolean {
  return status !== 'REJECTED' || signUps > 0 || payouts.length > 0;
}
