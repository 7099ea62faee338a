import type { ReactNode } from 'react';
import type { NotificationTopic } from '#contract/account/notification-preferences.ts';
import { DeactivateCard } from './closing/deactivate-card.tsx';
import { DeleteCard } from './closing/delete-card.tsx';
import { ExportCard } from './closing/export-card.tsx';
import { ContactCard } from './contact/contact-card.tsx';
import { NotificationPreferencesCard } from './notifications/notification-preferences-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

interface AccountSettingsProps {
  /** What resting means for this kind of person, in a sentence. */
  resting: string;
  /** What this kind of person hears of; without any there is nothing to choose. */
  topics: readonly NotificationTopic[];
  /** What else there is to choose of notifications. */
  digest?: ReactNode;
  /** Who may find them. */
  privacy?: ReactNode;
  /** What they did, where no screen of its own shows it. */
  trail?: ReactNode;
}

/** The settings of an account, whatever its kind. */
export function AccountSettings({ resting, topics, digest, privacy, trail }: AccountSettingsProps) {
  return (
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
        ...(privacy ? [{ value: 'privacy', label: 'Privacy', content: privacy }] : []),
        ...(topics.length > 0
          ? [
              {
                value: 'notifications',
                label: 'Notifications',
                content: (
                  <>
                    <NotificationPreferencesCard topics={topics} />
                    {digest}
                  </>
                ),
              },
            ]
          : []),
        ...(trail ? [{ value: 'activity', label: 'Activity', content: trail }] : []),
        {
          value: 'account',
          label: 'Account',
          content: (
            <>
              <ExportCard />
              <DeactivateCard effect={resting} />
              <DeleteCard />
            </>
          ),
        },
      ]}
    />
  );
}
