import { SettingsTabs } from '#web/features/account/settings-tabs.tsx';
import { AccountTrail } from '#web/features/activity/account-trail.tsx';
import { ActivityFeed } from '#web/features/activity/activity-feed.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Activity | Medallist' }];

export default function ActivityScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'Activity' }]} />
      <PageHeader title="Activity" lead="What happened around your profile, and in your account." />
      <SettingsTabs
        tabs={[
          { value: 'profile', label: 'Requests and profile', content: <ActivityFeed /> },
          { value: 'account', label: 'Sign-ins and changes', content: <AccountTrail /> },
        ]}
      />
    </>
  );
}
