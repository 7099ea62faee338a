import { DeactivateCard } from '#web/features/account/closing/deactivate-card.tsx';
import { DeleteCard } from '#web/features/account/closing/delete-card.tsx';
import { ExportCard } from '#web/features/account/closing/export-card.tsx';
import { ContactCard } from '#web/features/account/contact/contact-card.tsx';
import { NotificationPreferencesCard } from '#web/features/account/notifications/notification-preferences-card.tsx';
import { PrivacyCard } from '#web/features/account/privacy/privacy-card.tsx';
import { PasswordCard } from '#web/features/account/security/password-card.tsx';
import { SessionsCard } from '#web/features/account/sessions/sessions-card.tsx';
import { SettingsTabs } from '#web/features/account/settings-tabs.tsx';
import { TwoFactorCard } from '#web/features/account/two-factor/two-factor-card.tsx';
import { PageHeader } from '#web/ui/display/page-header.tsx';
import { Breadcrumbs } from '#web/ui/shell/top-bar.tsx';

export const meta = () => [{ title: 'Settings | Medallist' }];

const RESTING = 'Recruiters no longer find you, and open requests wait.';

export default function SettingsScreen() {
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Dashboard', to: '/home' }, { label: 'Settings' }]} />
      <PageHeader title="Settings" lead="How we reach you, how you sign in, and who can find you." />
      <SettingsTabs
        tabs={[
          { value: 'contact', label: 'Contact Information', content: <ContactCard /> },
          {
            value: 'security',
            label: 'Password & Security',
            content: (
              <>
                <PasswordCard />
                <TwoFactorCard />
                <SessionsCard />
              </>
            ),
          },
          { value: 'privacy', label: 'Privacy', content: <PrivacyCard /> },
          { value: 'notifications', label: 'Notifications', content: <NotificationPreferencesCard /> },
          {
            value: 'account',
            label: 'Account',
            content: (
              <>
                <ExportCard />
                <DeactivateCard effect={RESTING} />
                <DeleteCard />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
