import { NOTIFICATION_TOPICS } from '#contract/account/notification-preferences.ts';
import { AccountSettings } from '#web/features/account/account-settings.tsx';
import { PrivacyCard } from '#web/features/account/privacy-card.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Settings | Medallist' }];

export default function SettingsScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'Settings' }]} />
      <PageHeader title="Settings" lead="How we reach you, how you sign in, and who can find you." />
      <AccountSettings
        resting="Recruiters no longer find you, and open requests wait."
        topics={NOTIFICATION_TOPICS}
        privacy={<PrivacyCard />}
      />
    </>
  );
}
