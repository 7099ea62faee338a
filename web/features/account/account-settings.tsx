import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { deactivateAccount, ERASURE_DAYS, getAccountClosing } from '#contract/account/closing.ts';
import type { NotificationTopic } from '#contract/account/notification-preferences.ts';
import { getUserProfile } from '#contract/account/profile.ts';
import { listInWords } from '#contract/kit/list-in-words.ts';
import { useEndpoint, useEndpointMutation } from '#web/lib/api/query.ts';
import { updateSessionUser } from '#web/lib/api/session.ts';
import { Card } from '#web/ui/display/card.tsx';
import { LoadingRows } from '#web/ui/display/loading.tsx';
import { Message } from '#web/ui/display/message.tsx';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { LoadFailure } from '#web/ui/failures/load-failure.tsx';
import { IconDownload } from '#web/ui/icons/acts.ts';
import { ConfirmModal } from '#web/ui/overlays/confirm-modal.tsx';
import classes from './closing.module.css';
import { EmailRow } from './contact/email-row.tsx';
import { NameRow } from './contact/name-row.tsx';
import { PhoneRow } from './contact/phone-row.tsx';
import { PictureRow } from './contact/picture-row.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { NotificationPreferencesCard } from './notification-preferences-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsTabs } from './settings-tabs.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';
import { useDataExport } from './use-data-export.ts';

function listNames(companies: readonly { name: string }[]): string {
  return listInWords(companies.map(({ name }) => name));
}

function ExportCard() {
  const download = useDataExport();
  return (
    <Card title="Your data">
      <div className={classes.stack}>
        {download.fault && <FailureMessage>{download.fault}</FailureMessage>}
        <p className="muted">Everything we hold of you, as one JSON file.</p>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
          loading={download.isBusy}
          onClick={download.start}
        >
          Download my data
        </Button>
      </div>
    </Card>
  );
}

/** `effect`: one sentence on what deactivation means for this kind of person. */
function DeactivateCard({ effect }: { effect: string }) {
  const [isAsked, setAsked] = useState(false);
  const deactivate = useEndpointMutation(deactivateAccount, {
    // The guard of the screen then redirects to what a deactivated account may see.
    onSuccess: () => updateSessionUser({ isActive: false }),
  });
  return (
    <Card title="Take a break">
      <div className={classes.stack}>
        <p className="muted">{effect} You can come back at any time.</p>
        <Button variant="default" onClick={() => setAsked(true)}>
          Deactivate account
        </Button>
      </div>
      <ConfirmModal
        opened={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => deactivate.mutate({})}
        title="Deactivate your account?"
        confirmLabel="Deactivate"
        loading={deactivate.isPending}
        error={deactivate.error?.message}
      >
        <p>{effect} Until you reactivate it, you can only download your data or delete the account.</p>
      </ConfirmModal>
    </Card>
  );
}

/** Name and contact details; one row can be edited at a time. */
function ContactCard() {
  const reading = useEndpoint(getUserProfile, {});
  const { data: profile, error } = reading;
  const [open, setOpen] = useState<'name' | 'email' | 'phone' | null>(null);
  const stateOf = (row: NonNullable<typeof open>) => ({
    isOpen: open === row,
    onOpen: () => setOpen(row),
    onClose: () => setOpen(null),
  });
  if (error && !profile) {
    return <LoadFailure reading={reading} />;
  }
  return (
    <Card title="Contact details" flush>
      {profile ? (
        <div>
          <PictureRow profile={profile} />
          <NameRow profile={profile} {...stateOf('name')} />
          <EmailRow profile={profile} {...stateOf('email')} />
          <PhoneRow profile={profile} {...stateOf('phone')} />
        </div>
      ) : (
        <LoadingRows count={4} />
      )}
    </Card>
  );
}

function DeleteCard() {
  const [isAsked, setAsked] = useState(false);
  const { closes = [], toHandOver = [] } = useEndpoint(getAccountClosing, {}).data ?? {};
  return (
    <Card title="Delete account" className={classes.brick ?? ''}>
      <div className={classes.stack}>
        <p className="muted">
          You are signed out everywhere at once. Your personal data is erased after {ERASURE_DAYS} days, and
          nothing brings it back.
        </p>
        {closes.length > 0 && (
          <p className="muted">Nobody else works for {listNames(closes)}, which closes with your account.</p>
        )}
        {toHandOver.length > 0 && (
          <Message family="warning" title={`You are the only owner of ${listNames(toHandOver)}`}>
            <p>
              <Link to="/recruiter/team">Make a colleague an owner</Link> first. Then your account can go.
            </p>
          </Message>
        )}
        <Button
          variant="default"
          color="brick"
          disabled={toHandOver.length > 0}
          onClick={() => setAsked(true)}
        >
          Delete account…
        </Button>
      </div>
      <DeleteDialog opened={isAsked} onClose={() => setAsked(false)} />
    </Card>
  );
}

interface AccountSettingsProps {
  /** One sentence on what deactivation means for this kind of person. */
  resting: string;
  /** The notifications that this kind of person gets; the card is left out when empty. */
  topics: readonly NotificationTopic[];
  /** More notification settings. */
  digest?: ReactNode;
  /** The card on who may find the person. */
  privacy?: ReactNode;
  /** The person's own activity, where no other screen shows it. */
  trail?: ReactNode;
}

/** The account settings of every kind of user. */
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
