import { Button } from '@mantine/core';
import { useEffect, useId } from 'react';
import { requestEmailUpdate } from '#contract/account/email.ts';
import type { UserProfile } from '#contract/account/profile.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatCountdown, useCountdown } from '#web/lib/use-countdown.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CodeInput } from '#web/ui/fields/code-input.tsx';
import { Form, FormActions } from '#web/ui/fields/form-layout.tsx';
import { SavedLine } from '../saved-line.tsx';
import classes from './email-code-form.module.css';
import type { SentCode } from './sent-code.ts';
import { useEmailCode } from './use-email-code.ts';

interface EmailCodeFormProps {
  sent: SentCode;
  onResent: (sent: SentCode) => void;
  onVerified: (profile: UserProfile) => void;
  onExpired: () => void;
  onCancel: () => void;
}

/** Second step: the code from the new mailbox, while it works. */
export function EmailCodeForm(props: EmailCodeFormProps) {
  const { sent, onExpired, onCancel } = props;
  const noteId = useId();
  const entry = useEmailCode(props);
  const { fault, show } = entry;
  const { isNew } = sent;
  useEffect(() => {
    if (isNew) show(requestEmailUpdate.message);
  }, [isNew, show]);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      {fault?.isUnread && <FailureMessage>{fault.message}</FailureMessage>}
      <p className={classes.lead}>
        Enter the code we sent to <strong>{sent.newEmail}</strong>
      </p>
      <div>
        <CodeInput
          value={entry.code}
          onChange={entry.enter}
          hasError={fault !== null && entry.code === ''}
          isDisabled={entry.isBusy}
          describedBy={noteId}
        />
        <div id={noteId} role="status" className={classes.note}>
          {fault && !fault.isUnread && <p className="mantine-InputWrapper-error">{fault.message}</p>}
          {fault?.attemptsLeft !== undefined && (
            <p className="small muted">{count(fault.attemptsLeft, 'attempt')} left</p>
          )}
        </div>
      </div>
      {!fault && <SavedLine text={entry.note} />}
      <Times sent={sent} isResending={entry.isResending} onResend={entry.askAgain} onExpired={onExpired} />
      <FormActions>
        <Button type="submit" loading={entry.isBusy}>
          Verify
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

interface TimesProps {
  sent: SentCode;
  isResending: boolean;
  onResend: () => void;
  onExpired: () => void;
}

function Times({ sent, isResending, onResend, onExpired }: TimesProps) {
  const left = useCountdown(sent.expiresAt);
  const wait = useCountdown(sent.resendAt);
  const isOver = left === 0 && Date.now() >= sent.expiresAt;
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver, onExpired]);
  return (
    <p className={classes.times}>
      <span className="num">Expires in {formatCountdown(left)}</span>
      {wait > 0 ? (
        <span className="num">Resend code in {formatCountdown(wait)}</span>
      ) : (
        <Button variant="link" loading={isResending} onClick={onResend}>
          Resend code
        </Button>
      )}
    </p>
  );
}
