import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { placeOf } from '#contract/companies/approval.policy.ts';
import { getApprovalBanner, getApprovalStatus } from '#contract/companies/approval.ts';
import { listCompanyDocuments } from '#contract/companies/documents.ts';
import { requireWaiting } from '#web/features/companies/approval/approval-guard.ts';
import { RejectedDocuments } from '#web/features/companies/documents/rejected-documents.tsx';
import { SupportContact } from '#web/features/companies/onboarding/support-contact.tsx';
import { ApprovedMoment, WaitingTimeline } from '#web/features/companies/onboarding/waiting-timeline.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './pending-approval-screen.module.css';

const HERE = '/recruiter/pending-approval';
/** The live stream notifies at once; polling covers a broken stream. */
const RECHECK_MS = 60_000;
const APPROVED_SHOWN_MS = 1800;

export const clientLoader = requireWaiting;
export const meta = () => [{ title: 'Application Under Review | Medallist' }];

export default function PendingApprovalScreen() {
  const status = useEndpoint(getApprovalStatus, {}, { refetchInterval: RECHECK_MS });
  const documents = useEndpoint(listCompanyDocuments, {});
  const isApproved = status.data?.isApproved ?? false;
  useLeave(status.data && placeOf(status.data), isApproved ? APPROVED_SHOWN_MS : 0);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Application' }]} />
      {isApproved && <ApprovedMoment />}
      {status.data?.approvalStatus === 'SUSPENDED' && <Suspended />}
      {status.isPending && (
        <Loading>
          <Skeleton height={320} radius={10} maw={640} />
        </Loading>
      )}
      {!status.data && <LoadFailure reading={status} />}
      {status.data && placeOf(status.data) === HERE && status.data.approvalStatus !== 'SUSPENDED' && (
        <div className={classes.column}>
          <RejectedDocuments documents={documents.data ?? []} />
          <Card>
            <PageHeader title="Application Under Review" lead="We decide within 2-3 business days." />
            <WaitingTimeline
              submittedAt={status.data.submittedAt}
              isUnderReview={status.data.approvalStatus === 'UNDER_REVIEW'}
            />
            <div className={classes.actions}>
              <Button component={Link} to="/recruiter/onboarding">
                View Application
              </Button>
              <Button component={Link} to="/" variant="default">
                Return to Home
              </Button>
            </div>
          </Card>
          <SupportContact />
        </div>
      )}
    </>
  );
}

/** Redirects the recruiter according to the new state, after `delay` if there is something to show first. */
function useLeave(place: string | undefined, delay: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!place || place === HERE) return;
    const timer = setTimeout(() => navigate(place, { replace: true }), delay);
    return () => clearTimeout(timer);
  }, [place, delay, navigate]);
}

function Suspended() {
  const banner = useEndpoint(getApprovalBanner, {});
  return (
    <div className={classes.column}>
      <PageHeader title="Account suspended" />
      {banner.data && <Message family="danger">{banner.data.message}</Message>}
      <div className={classes.actions}>
        <Button component={Link} to="/" variant="default">
          Return to Home
        </Button>
      </div>
      <SupportContact />
    </div>
  );
}
