import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { withdrawIdentityChange } from '#contract/companies/identity.ts';
import { wordsOfChange } from '#contract/companies/identity-words.ts';
import type { CompanyProfile, IdentityChange } from '#contract/companies/profile.ts';
import type { IdentityField } from '#contract/labels/companies.ts';
import { rememberCompany } from '#web/features/companies/onboarding/remember-profile.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { refresh, useEndpointMutation } from '#web/lib/api/query.ts';
import { focusLater } from '#web/lib/focus/focus-later.ts';
import { formatDay } from '#web/lib/format/dates.ts';
import { Message } from '#web/ui/display/message.tsx';
import { StatusBadge } from '#web/ui/display/status-badge.tsx';
import classes from './pending-change.module.css';

interface PendingChangeProps {
  change: IdentityChange;
  canEdit: boolean;
  /** What takes the focus when the change is gone. */
  focusAfter: string;
}

/** Says that an admin reads what was asked for, and takes it back. */
export function PendingChangeMessage({ change, canEdit, focusAfter }: PendingChangeProps) {
  const { id, proposedAt, proposedBy, fields } = change;
  const withdrawing = useEndpointMutation(withdrawIdentityChange, {
    onSuccess: (company: CompanyProfile) => {
      rememberCompany(company);
      notifications.show({ message: 'The change was taken back.' });
      focusLater(focusAfter);
    },
    // Replaced by a colleague or decided: the screen is old.
    onError: (error: ApiError) => void (error.status === 409 && refresh(withdrawIdentityChange)),
  });
  return (
    <Message
      family={withdrawing.error ? 'danger' : 'info'}
      title={`Under review: ${wordsOfChange(fields)}`}
      action={
        canEdit && (
          <Button
            size="xs"
            variant="default"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate({ params: { changeId: id } })}
          >
            Take back
          </Button>
        )
      }
    >
      {withdrawing.error
        ? wordsOf(withdrawing.error, 'The change could not be taken back.')
        : `Asked for ${proposedBy ? `by ${proposedBy} ` : ''}on ${formatDay(proposedAt)}. Candidates see what was approved until we decide, within 2-3 business days.`}
    </Message>
  );
}

/** Below the approved value, the one that waits; nothing where none does. */
export function Asked({ company, field }: { company: CompanyProfile; field: IdentityField }) {
  const change = company.pendingChange?.fields.find((one) => one.field === field);
  if (!change) return null;
  return (
    <p className={classes.asked}>
      <StatusBadge family="info">Under review</StatusBadge>
      <span className="muted">{change.to ?? 'Removed'}</span>
    </p>
  );
}
