import { AccountSettings } from '#web/features/account/account-settings.tsx';
import { AccountTrail } from '#web/features/activity/account-trail.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Settings | Medallist' }];

export default function SettingsScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/affiliate/dashboard' }, { label: 'Settings' }]} />
      <PageHeader title="Settings" lead="How you are reached, how you sign in, and what you hear of." />
      <AccountSettings
        resting="You hear of nothing, and what your link brings still counts."
        topics={['referrals', 'productNews']}
        trail={<AccountTrail />}
      />
    </>
  );
}
