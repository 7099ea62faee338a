import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { getRecruiterProfile, updateRecruiterProfile } from '#contract/recruiters/profile.ts';
import { PersonalForm } from '#web/features/onboarding/personal-form.tsx';
import { requireUser } from '#web/lib/guard.ts';
import { useEndpoint } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Breadcrumbs } from '#web/ui/top-bar.tsx';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'My Profile | Medallist' }];

export default function ProfileScreen() {
  const profile = useEndpoint(getRecruiterProfile, {});
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'My Profile' }]} />
      <PageHeader title="My Profile" lead="How candidates and colleagues see you." />
      {profile.error && (
        <ErrorPanel
          message={profile.error.message}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      )}
      {profile.isPending && (
        <Loading>
          <Skeleton height={420} radius={10} maw={640} />
        </Loading>
      )}
      {profile.data && (
        <Card>
          <PersonalForm
            key={profile.data.version}
            profile={profile.data}
            endpoint={updateRecruiterProfile}
            submitLabel="Save changes"
            onSaved={() => notifications.show({ message: 'Changes saved successfully!' })}
          />
        </Card>
      )}
    </>
  );
}
