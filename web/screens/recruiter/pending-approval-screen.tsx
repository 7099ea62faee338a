import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { placeOf } from '#contract/companies/approval.policy.ts';
import { getApprovalBanner, getApprovalStatus } from '#contract/companies/approval.ts';
import { SupportLine } from '#web/features/onboarding/support-line.tsx';
import { WaitingTimeline } from '#web/features/onboarding/waiting-timeline.tsx';
import { requireWaiting } from '#web/features/recruiters/approval-guard.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Breadcrumbs } from '#web/ui/top-bar.tsx';
import classes from './pending-approval-screen.module.css';

const HERE = '/recruiter/pending-approval';
/** The live stream tells at once; this is for a stream that broke. */
const RECHECK_MS = 60_000;

export const clientLoader = requireWaiting;
export const meta = () => [{ title: 'Application Under Review | Medallist' }];

export default function PendingApprovalScreen() {
  const navigate = useNavigate();
  const status = useEndpoint(getApprovalStatus, {}, { refetchInterval: RECHECK_MS });
  const banner = useEndpoint(getApprovalBanner, {});
  const place = status.data && placeOf(status.data);
  useEffect(() => {
    if (place && place !== HERE) void navigate(place, { replace: true });
  }, [place, navigate]);
  const isSuspended = status.data?.approvalStatus === 'SUSPENDED';
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Application' }]} />
      <div className={classes.column}>
        <PageHeader
          title={isSuspended ? 'Account suspended' : 'Application Under Review'}
          lead={isSuspended ? undefined : 'We decide within 2-3 business days.'}
        />
        {isSuspended && <Message family="danger">{banner.data?.message}</Message>}
        <Card>
          {!status.data && (
            <Loading>
              <Skeleton height={180} radius={6} />
            </Loading>
          )}
          {status.data && !isSuspended && <WaitingTimeline submittedAt={status.data.submittedAt} />}
          <div className={classes.actions}>
            {!isSuspended && (
              <Button component={Link} to="/recruiter/onboarding">
                View Application
              </Button>
            )}
            <Button component={Link} to="/" variant="default">
              Return to Home
            </Button>
          </div>
        </Card>
        <SupportLine />
      </div>
    </>
  );
}
