import { Button } from '@mantine/core';
import type { TokenBundle } from '#contract/auth/session.ts';
import { Fault } from '#web/features/auth/email-state.tsx';
import { formatCountdown, useCountdown } from '#web/lib/use-countdown.ts';
import { CodeInput } from '#web/ui/fields/code-input.tsx';
import { Form } from '#web/ui/fields/form-layout.tsx';
import { IconMail } from '#web/ui/icons/messages.ts';
import { useVerification } from './use-verification.ts';
import classes from './verify-email-form.module.css';
import type { VerifyState } from './verify-state.ts';

interface VerifyEmailFormProps {
  sent: VerifyState;
  onResent: (next: VerifyState) => void;
  onVerified: (bundle: TokenBundle) => void;
  onSecondStep: () => void;
}

/** The mailed code, and a new one when it does not come. */
export function VerifyEmailForm(props: VerifyEmailFormProps) {
  const { sent } = props;
  const entry = useVerification(props);
  const wait = useCountdown(sent.resendAt);
  const { fault } = entry;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        entry.submit();
      }}
    >
      <p className={classes.envelope}>
        <IconMail size={18} stroke={1.6} aria-hidden="true" />
        <span>
          Enter the code we sent to <strong>{sent.email}</strong>
        </span>
      </p>
      <div>
        <CodeInput
          value={entry.code}
          onChange={entry.enter}
          hasError={fault !== null && entry.code === ''}
          isDisabled={entry.isBusy}
          describedBy="code-note"
        />
        <div id="code-note" role="status" className={classes.note}>
          {fault && <Fault>{fault.message}</Fault>}
          {fault?.remainingAttempts !== undefined && <p>{attemptsLeft(fault.remainingAttempts)}</p>}
          {!fault && sent.message && <p>{sent.message}</p>}
        </div>
      </div>
      <Button type="submit" size="md" fullWidth loading={entry.isBusy}>
        Verify email
      </Button>
      <p className={classes.again}>
        The code works for 10 minutes.{' '}
        {wait > 0 ? (
          <span className="num">Resend code in {formatCountdown(wait)}</span>
        ) : (
          <Button
            variant="link"
            className={classes.resend}
            loading={entry.isResending}
            onClick={entry.askAgain}
          >
            Resend code
          </Button>
        )}
      </p>
    </Form>
  );
}

function attemptsLeft(count: number): string {
  return count === 1 ? '1 attempt left' : `${count} attempts left`;
}
