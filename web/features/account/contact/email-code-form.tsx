import { Button } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import {
  EmailUpdate,
  requestEmailUpdate,
  resendEmailUpdateCode,
  verifyEmailUpdate,
} from '#contract/account/email.ts';
import type { UserProfile } from '#contract/account/profile.ts';
import { ERRORS } from '#contract/core/errors.ts';
import { SavedStatus, useNote } from '#web/features/account/saved-status.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { wordsOf } from '#web/lib/api/failure-words.ts';
import { useEndpointMutation } from '#web/lib/api/query.ts';
import { count } from '#web/lib/format/counts.ts';
import { formatCountdown, useCountdown } from '#web/lib/use-countdown.ts';
import { FailureMessage } from '#web/ui/failures/failure-message.tsx';
import { CODE_LENGTH, CodeInput } from '#web/ui/fields/code-input.tsx';
import { Form, SubmitActions } from '#web/ui/fields/form-layout.tsx';
import classes from './email-code-form.module.css';

interface Fault {
  message: string;
  attemptsLeft?: number | undefined;
  /** The server did not check the code: it stays in the field, to be sent again. */
  isUnread?: boolean;
}

function verifyFault(error: ApiError): Fault {
  const { remainingAttempts } = (error.data ?? {}) as { remainingAttempts?: number };
  return {
    message: wordsOf(error, ERRORS.INVALID_CODE[1]),
    attemptsLeft: remainingAttempts,
    isUnread: !error.isRefusal,
  };
}

interface Options {
  sent: SentCode;
  onResent: (sent: SentCode) => void;
  onVerified: (profile: UserProfile) => void;
}

/** Entering the mailed code: checked as soon as it is complete, and sent again on request. */
function useEmailCode({ sent, onResent, onVerified }: Options) {
  const { newEmail } = sent;
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [note, show] = useNote();

  const verify = useEndpointMutation(verifyEmailUpdate, {
    onSuccess: onVerified,
    onError(error) {
      if (error.isRefusal && error.code !== 'PROOF_REQUIRED') setCode('');
      setFault(verifyFault(error));
    },
  });
  const resend = useEndpointMutation(resendEmailUpdateCode, {
    onSuccess(next) {
      setCode('');
      show(resendEmailUpdateCode.message);
      onResent({
        ...sent,
        expiresAt: Date.parse(next.expiresAt),
        resendAt: Date.now() + next.cooldownSeconds * 1000,
      });
    },
    onError(error) {
      setFault({ message: wordsOf(error, 'Failed to send verification code') });
      if (error.retryAfter) onResent({ ...sent, resendAt: Date.now() + error.retryAfter * 1000 });
    },
  });

  function send(otpCode: string): void {
    if (verify.isPending) return;
    show(null);
    const checked = EmailUpdate.safeParse({ otpCode, newEmail });
    if (checked.success) verify.mutate({ body: checked.data });
    else setFault({ message: checked.error.issues[0]?.message ?? ERRORS.INVALID_CODE[1] });
  }

  return {
    code,
    fault,
    note,
    show,
    isBusy: verify.isPending || verify.isSuccess,
    isResending: resend.isPending,
    enter(next: string): void {
      setCode(next);
      if (next === '') return;
      setFault(null);
      if (next.length === CODE_LENGTH) send(next);
    },
    submit: () => send(code),
    askAgain(): void {
      setFault(null);
      resend.mutate({ body: { newEmail } });
    },
  };
}

/** A code that was mailed to a new address. Times are milliseconds since 1970. */
export interface SentCode {
  newEmail: string;
  expiresAt: number;
  /** The earliest time at which another code can be requested. */
  resendAt: number;
  /** Requested just now, not before the page was opened. */
  isNew: boolean;
}

interface EmailCodeFormProps {
  sent: SentCode;
  onResent: (sent: SentCode) => void;
  onVerified: (profile: UserProfile) => void;
  onExpired: () => void;
  onCancel: () => void;
}

/** Second step: the code from the new mailbox, until it expires. */
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
      {!fault && <SavedStatus text={entry.note} />}
      <Times sent={sent} isResending={entry.isResending} onResend={entry.askAgain} onExpired={onExpired} />
      <SubmitActions isSending={entry.isBusy} onCancel={onCancel}>
        Verify
      </SubmitActions>
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
