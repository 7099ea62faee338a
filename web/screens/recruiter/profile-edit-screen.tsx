import { Skeleton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import { getRecruiterProfile, updateRecruiterProfile } from '#contract/companies/recruiter-profile.ts';
import { SettingsTabs } from '#web/features/account/settings-tabs.tsx';
import { PersonalForm } from '#web/features/companies/onboarding/personal-form.tsx';
import { CompanyProfile } from '#web/features/companies/profile/company-profile.tsx';
import { useEndpoint } from '#web/lib/api/query.ts';
import { requireUser } from '#web/lib/guard.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading } from '#web/ui/display/loading.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const clientLoader = requireUser(['RECRUITER']);
export const meta = () => [{ title: 'Edit profile | Medallist' }];

export default function ProfileEditScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'My Profile', to: '/recruiter/profile' }, { label: 'Edit' }]} />
      <PageHeader title="Edit profile" lead="How candidates and colleagues see you and your company." />
      <SettingsTabs
        tabs={[
          { value: 'person', label: 'Personal Information', content: <Person /> },
          { value: 'company', label: 'Company Information', content: <CompanyProfile /> },
        ]}
      />
    </>
  );
}

function Person() {
  const reading = useEndpoint(getRecruiterProfile, {});
  const { data: profile, error } = reading;
  const navigate = useNavigate();
  const leave = () => navigate('/recruiter/profile');
  if (error && !profile) {
    return <LoadFailure reading={reading} />;
  }
  if (!profile) {
    return (
      <Loading>
        <Skeleton height={560} radius={10} />
      </Loading>
    );
  }
  return (
    <Card>
      <PersonalForm
        profile={profile}
        endpoint={updateRecruiterProfile}
        submitLabel="Save changes"
        onCancel={leave}
        onSaved={() => {
          notifications.show({ message: 'Changes saved successfully!' });
          leave();
        }}
      />
    </Card>
  );
}
