import { Button } from '@mantine/core';
import { useState } from 'react';
import { verifyEmailUpdate } from '#contract/account/email.ts';
import type { UserProfile } from '#contract/account/profile.ts';
import { useNote } from '#web/features/account/saved-status.tsx';
import { keepProfile } from '../own-profile.ts';
import type { SentCode } from './email-code-form.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';
import { type RowState, SettingRow } from './setting-row.tsx';

function pendingOf({ pendingEmail }: UserProfile): SentCode | null {
  if (!pendingEmail) return null;
  const { newEmail, expiresAt, resendAt } = pendingEmail;
  return { newEmail, expiresAt: Date.parse(expiresAt), resendAt: Date.parse(resendAt), isNew: false };
}

/** Changes the account's address: the new address first, then the code mailed to it. */
export function EmailRow({ profile, ...row }: RowState & { profile: UserProfile }) {
  const [note, show] = useNote();
  const [sent, setSent] = useState<SentCode | null>(null);
  // The typed address stays when the code step is cancelled or the code expires.
  const [typed, setTyped] = useState('');
  const [hasExpired, setExpired] = useState(false);
  const pending = pendingOf(profile);
  const isPending = pending !== null && pending.expiresAt > Date.now();

  function open(code: SentCode | null): void {
    setSent(code);
    setTyped('');
    setExpired(false);
    row.onOpen();
  }
  function backToEntry(expired: boolean): void {
    setTyped(sent?.newEmail ?? '');
    setExpired(expired);
    setSent(null);
  }

  return (
    <SettingRow
      {...row}
      onOpen={() => open(null)}
      label="Email"
      changes="Change email"
      value={profile.email}
      note={note}
      extra={
        isPending && (
          <p className="small muted">
            A code was sent to {pending.newEmail}.{' '}
            <Button variant="link" fz={13} lh="18px" onClick={() => open(pending)}>
              Enter the code
            </Button>
          </p>
        )
      }
    >
      {sent ? (
        <EmailCodeForm
          sent={sent}
          onResent={setSent}
          onExpired={() => backToEntry(true)}
          onCancel={() => backToEntry(false)}
          onVerified={(changed) => {
            keepProfile(changed);
            show(verifyEmailUpdate.message);
            row.onClose();
          }}
        />
      ) : (
        <NewEmailForm
          current={profile.email}
          typed={typed}
          hasExpired={hasExpired}
          onSent={setSent}
          onCancel={row.onClose}
        />
      )}
    </SettingRow>
  );
}
