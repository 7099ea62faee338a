import { Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { isWaiting } from '#contract/companies/approval.policy.ts';
import { requireApplicant } from '#web/features/companies/approval/approval-guard.ts';
import { ApplicationState, OnboardingAside } from '#web/features/companies/onboarding/application-state.tsx';
import { OnboardingSteps } from '#web/features/companies/onboarding/onboarding-steps.tsx';
import { useOnboarding } from '#web/features/companies/onboarding/use-onboarding.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { ErrorPanel } from '#web/ui/failures/error-panel.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';
import classes from './onboarding-screen.module.css';

export const clientLoader = requireApplicant;
export const meta = () => [{ title: 'Onboarding | Medallist' }];

const PROMISE =
  'Four steps, then a person reviews it. Posting and searching are free; you pay when somebody joins.';

export default function OnboardingScreen() {
  const navigate = useNavigate();
  const { data, error } = useOnboarding();
  if (error && !data) {
    return (
      <ErrorPanel
        title="Error Loading Onboarding"
        message={wordsOf(error, 'Failed to load onboarding status')}
        retryLabel="Retry"
        onRetry={() => window.location.reload()}
      />
    );
  }
  const isSent = data !== undefined && isWaiting(data.status.approvalStatus);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Application' }]} />
      <PageHeader
        title={isSent ? 'Your application' : 'Tell us about your company'}
        lead={isSent ? 'What the admins see of you.' : PROMISE}
      />
      <div className={classes.columns}>
        <div className={classes.main}>
          {data && <ApplicationState status={data.status} />}
          {data ? (
            <OnboardingSteps data={data} onSubmitted={() => navigate('/recruiter/pending-approval')} />
          ) : (
            <Loading>
              <Skeleton height={400} radius={10} />
            </Loading>
          )}
        </div>
        <OnboardingAside />
      </div>
    </>
  );
}
